# The web client, then the Python package with the compiled engine, then only what runs.
FROM node:20-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY web ./
COPY src/ludotheque/text /build/src/ludotheque/text
RUN npm run build

FROM python:3.11-slim AS package
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
RUN python -m venv /opt/ludotheque
COPY requirements/play.lock requirements/
RUN /opt/ludotheque/bin/pip install --no-cache-dir --require-hashes -r requirements/play.lock
COPY pyproject.toml setup.py README.md LICENSE NOTICE ./
COPY src src
COPY --from=client /build/src/ludotheque/server/static src/ludotheque/server/static
RUN /opt/ludotheque/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --system --create-home --home-dir /data ludotheque
COPY --from=package /opt/ludotheque /opt/ludotheque
USER ludotheque
WORKDIR /data
VOLUME /data
ENV LUDOTHEQUE_HOST=0.0.0.0 \
    LUDOTHEQUE_PORT=8000 \
    LUDOTHEQUE_DATABASE=sqlite:////data/ludotheque.sqlite3
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["/opt/ludotheque/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz')"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/ludotheque/bin/ludotheque", "serve"]
