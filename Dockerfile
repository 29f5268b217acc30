# The engine for the browser and the web client, then the Python package with the compiled engine, then only what runs.
# Each base image is named by its digest, which Dependabot keeps up to date.
FROM node:22-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9 AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund

FROM python:3.11-slim@sha256:90744cff8f32887f075c47d747a173ff333e9e98801667af93c357fa9f5e28ff AS python

FROM python AS tools
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/play.lock requirements/serve.lock requirements/wasm.lock requirements/
RUN python -m venv /opt/build && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements/play.lock
RUN python -m venv /opt/ludotheque && /opt/ludotheque/bin/pip install --no-cache-dir --require-hashes -r requirements/serve.lock
COPY pyproject.toml setup.py README.md LICENSE NOTICE ./
COPY docs/package.md docs/
COPY tools/quick_c.py tools/
COPY src src

FROM tools AS engine
RUN /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements/wasm.lock
COPY tools tools
COPY --from=web /build/web/node_modules/pyodide web/node_modules/pyodide
RUN /opt/build/bin/python -X no_debug_ranges -m tools.wasm.build

FROM web AS client
COPY web ./
COPY --from=engine /build/web/public/engine public/engine
COPY src/ludotheque/text /build/src/ludotheque/text
COPY src/ludotheque/games /build/src/ludotheque/games
RUN npm run build

FROM tools AS package
COPY --from=client /build/src/ludotheque/server/static src/ludotheque/server/static
RUN LUDOTHEQUE_COMPILED=1 /opt/build/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir wheels . \
    && /opt/ludotheque/bin/pip install --no-cache-dir --no-deps wheels/*.whl \
    && /opt/ludotheque/bin/pip uninstall -y pip

FROM python
RUN useradd --system --uid 10001 --create-home --home-dir /data ludotheque
COPY --from=package /opt/ludotheque /opt/ludotheque
USER 10001
WORKDIR /data
VOLUME /data
# The image is read only but for /data and /tmp: no bytecode is written beside the code.
ENV PYTHONDONTWRITEBYTECODE=1 \
    LUDOTHEQUE_HOST=0.0.0.0 \
    LUDOTHEQUE_PORT=8000 \
    LUDOTHEQUE_DATABASE=sqlite:////data/ludotheque.sqlite3
EXPOSE 8000
# /healthz writes to the database, and answers 503 where that fails.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["/opt/ludotheque/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/ludotheque/bin/ludotheque", "serve"]
