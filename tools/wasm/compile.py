"""C into modules that Pyodide loads: clang and wasm-ld of the package `ziglang`, headers of CPython and of musl.

Emscripten's C library is musl, and so are the headers that Zig brings: an Emscripten is not needed. What is compiled
once is kept by its content under `.cache/wasm`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.wasm import pyodide

# No feature that Pyodide's own WebAssembly has not: the linker of the page would refuse the module.
FEATURES = "mvp+mutable_globals+sign_ext+bulk_memory+nontrapping_fptoint"
OPTIMISE = ("-O3", "-fvisibility=hidden", "-fwrapv", "-DNDEBUG")

# clang knows these of WebAssembly; musl's headers, which are those of a 32-bit ARM, would name them otherwise.
OWN_TYPES = ("size_t", "wchar_t", "ptrdiff_t", "max_align_t")


class NoCompiler(Exception):
    """Why nothing can be compiled here."""


@dataclass(frozen=True)
class Module:
    """An extension module, and the C it is made of. `headers` are folders of which every change counts."""

    name: str
    sources: tuple[Path, ...]
    headers: tuple[Path, ...] = ()
    defines: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        return self.name.replace(".", "/") + pyodide.module_suffix()

    @property
    def entry(self) -> str:
        return f"PyInit_{self.name.rsplit('.', 1)[-1]}"


class Compiler:
    """What has been compiled once is kept in `cache`. Raises `NoCompiler` where nothing can be compiled."""

    def __init__(self, cache: Path) -> None:
        package = find_spec("ziglang")
        if package is None or package.origin is None:
            raise NoCompiler("the package ziglang is not installed (requirements/wasm.lock)")
        wanted, here = pyodide.python_minor(), sys.version_info[:2]
        if here != wanted:
            raise NoCompiler(f"Pyodide {pyodide.version()} runs CPython {dotted(wanted)}, and {dotted(here)} runs here")
        include = Path(sysconfig.get_paths()["include"])
        if not (include / "Python.h").exists():
            raise NoCompiler(f"the headers of CPython {dotted(here)} are not installed (python3-dev)")
        self.zig = Path(package.origin).parent
        self.cache = cache.resolve()
        self.headers = self._headers(include)
        self.command = self._command()
        self.same_for_all = self._same_for_all()

    def build(self, modules: list[Module]) -> dict[str, Path]:
        """The modules by the path they are loaded from. The largest first: the last to end is then a small one."""
        order = sorted(modules, key=lambda module: -sum(source.stat().st_size for source in module.sources))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return dict(zip([module.file for module in order], pool.map(self._built, order), strict=True))

    def _headers(self, include: Path) -> Path:
        """CPython's own headers, with the pyconfig.h of Pyodide's CPython."""
        folder = self.cache / "include"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(include, folder)
        (folder / "pyconfig.h").write_text(pyodide.pyconfig(), "utf-8")
        return folder

    def _command(self) -> list[str]:
        libc = self.zig / "lib" / "libc" / "include"
        return [
            *(str(self.zig / "zig"), "cc", "-target", "wasm32-emscripten", f"-mcpu={FEATURES}", "-c", "-fPIC"),
            *("-fno-sanitize=all", "-nostdinc", "-Werror=implicit-function-declaration", "-D__EMSCRIPTEN__"),
            *("-include", "stddef.h", *(f"-D__DEFINED_{name}" for name in OWN_TYPES)),
            *("-isystem", str(self.zig / "lib" / "include")),
            *("-isystem", str(libc / "arm-linux-musl"), "-isystem", str(libc / "generic-musl")),
            *(f"-I{self.headers}", *OPTIMISE),
        ]

    def _same_for_all(self) -> str:
        """What every module depends on, as a hash: the compiler, the flags, CPython's headers."""
        zig = subprocess.run([str(self.zig / "zig"), "version"], capture_output=True, text=True, check=True).stdout
        flags = " ".join(flag for flag in self.command if os.sep not in flag)
        return hashlib.sha256(f"{zig} {flags} {sys.version} {pyodide.pyconfig()}".encode()).hexdigest()

    def _built(self, module: Module) -> Path:
        made = self.cache / "modules" / f"{self._key(module)}.so"
        if not made.exists():
            made.parent.mkdir(parents=True, exist_ok=True)
            self._link(module, [self._object(module, source, made) for source in module.sources], made)
        return made

    def _key(self, module: Module) -> str:
        key = hashlib.sha256(f"{self.same_for_all} {module.name} {module.defines}".encode())
        for path in (*module.sources, *sorted(path for folder in module.headers for path in folder.rglob("*.[ch]"))):
            key.update(path.read_bytes())
        return key.hexdigest()[:32]

    def _object(self, module: Module, source: Path, made: Path) -> Path:
        made_of = made.with_name(f"{made.stem}-{source.stem}.o")
        folders = [f"-I{folder}" for folder in module.headers]
        self._run([*self.command, *folders, *module.defines, str(source), "-o", str(made_of)], module)
        return made_of

    def _link(self, module: Module, objects: list[Path], made: Path) -> None:
        part = made.with_suffix(".part")
        command = [
            str(self.zig / "zig"),
            "wasm-ld",
            "-shared",
            "--experimental-pic",
            "--no-entry",
            "--strip-all",
        ]
        # Without the last one a module loads, and reads wrong tables: its addresses are never set right.
        wanted = [f"--export={module.entry}", "--export-if-defined=__wasm_apply_data_relocs"]
        self._run(
            [*command, "--unresolved-symbols=import-dynamic", *wanted, *map(str, objects), "-o", str(part)], module
        )
        part.rename(made)
        for path in objects:
            path.unlink()

    def _run(self, command: list[str], module: Module) -> None:
        own = {"ZIG_GLOBAL_CACHE_DIR": str(self.cache / "zig"), "ZIG_LOCAL_CACHE_DIR": str(self.cache / "zig")}
        done = subprocess.run(command, env={**os.environ, **own}, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"{module.name} did not compile:\n{done.stderr}")


def dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
