"""Build the wheel with the engine and the games compiled by mypyc.

    python tools/build_wheel.py              a platform wheel in dist/
    python tools/build_wheel.py --into DIR   the same package unpacked: PYTHONPATH=DIR runs the compiled engine
    ... --quick                              without optimisation by the C compiler: slower code, sooner

In the sources numbers follow from the tables (``SELL: Final = after(PLAY, CARD)``), so that a new card is one row.
mypyc would look such a constant up at each use, so in the copy they are written out (``SELL: Final = 189``).

Rules tell what happens (``s.emit(TAXED, (seat, border))``) whether or not anybody listens. In search and training
nobody does, so in the copy such a line first asks (``if s.sink is not None: s.emit(…)``), before the numbers are put
together.

The compiler works on a copy: a compiled module left in src/ would silently shadow the source beside it. Which modules
are compiled stands in pyproject.toml, [tool.signoria.compiled].
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".gitignore", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "build", "dist", "node_modules", "tests"
)
FLAGS = (
    # Nobody but the group itself calls its functions. If others could replace them, as is usual in a shared library,
    # the compiler would put none into another, and each call would go through a table.
    "-fvisibility=hidden",
    # To look for warnings in generated code, as Python's own flags want it, takes longer than everything else.
    *("-Wno-all", "-Wno-format", "-Wno-sign-compare"),
)
STAMP = "signoria.digest"  # the file beside the package that names what it was compiled from
COMPILED = (".so", ".pyd")
# The code that makes a module when it is imported runs once and is long, above all where a table of cards is written.
# To optimise it took a third of the time of the C compiler and gained nothing.
ONCE = """\
#if defined(__clang__)
#define RUN_ONCE __attribute__((optnone))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((optimize("O0")))
#else
#define RUN_ONCE
#endif
"""
TOP_LEVEL = re.compile(r"^char CPyDef_\w+___top_level__\(void\) \{$", re.MULTILINE)
EMITTING = ("emit", "emit_to")  # the methods of a state that tell what happened
# The constants that a process is asked for, as numbers.
VALUES = (
    "import importlib, json, sys\n"
    "wanted = json.load(sys.stdin)\n"
    "found = {m: {n: getattr(importlib.import_module(m), n) for n in names} for m, names in wanted.items()}\n"
    "print(json.dumps({m: {n: v for n, v in all.items() if type(v) is int} for m, all in found.items()}))\n"
)


class CompiledWheel(WheelBuilder):
    """The wheel pyproject.toml describes, with compiled modules added and the tag of this platform."""

    compiled: Path

    def get_default_build_data(self) -> dict[str, Any]:
        data: dict[str, Any] = super().get_default_build_data()
        data["pure_python"] = False
        data["infer_tag"] = True
        data["force_include"] = {
            str(module): module.relative_to(self.compiled).as_posix()
            for module in sorted(self.compiled.rglob("*"))
            if module.is_file()
        }
        return data


def modules_to_compile(root: Path) -> list[Path]:
    """The files under src/ that [tool.signoria.compiled] names, relative to `root`."""
    table = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["signoria"]["compiled"]
    src = root / "src"
    chosen = {path for pattern in table["include"] for path in src.glob(pattern)}
    chosen -= {path for pattern in table["exclude"] for path in src.glob(pattern)}
    if not chosen:
        sys.exit("Nothing to compile: [tool.signoria.compiled] in pyproject.toml names no file under src/.")
    return sorted(path.relative_to(root) for path in chosen)


def missing_compiler() -> str:
    """One sentence if this machine cannot compile C for this Python; else nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        return f"A compiled wheel needs a C compiler, and {compiler} is not on the PATH: install gcc or set CC."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "A compiled wheel needs the C headers of Python (Python.h): install python3-dev or its like."
    return ""


def require_compiler() -> None:
    """End with one sentence when this machine cannot compile C for this Python."""
    if lacks := missing_compiler():
        sys.exit(lacks)


def compile_modules(tree: Path, modules: list[Path], out: Path, quick: bool) -> None:
    """Compile `modules` of the copied `tree` as one group, so that calls between them stay in C."""
    # mypyc and setuptools end the process they run in when a module has an error, so they get one of their own.
    program = (
        "import sys; from mypyc.build import mypycify; from setuptools import setup\n"
        "tools, cores, out, level, *paths = sys.argv[1:]\n"
        "extensions = mypycify(paths, opt_level=level, debug_level='0', group_name='signoria')\n"
        "sys.path.insert(0, tools); from build_wheel import spare\n"
        "spare(path for extension in extensions for path in extension.sources)\n"
        "setup(name='signoria', packages=[], ext_modules=extensions,"
        " script_args=['--quiet', 'build_ext', '--build-lib', out, '--parallel', cores])\n"
    )
    # All modules are one C file, which one core compiles; meanwhile the others make the small ones that find them.
    tools, cores = str(Path(__file__).resolve().parent), str(os.cpu_count() or 1)
    command = [sys.executable, "-c", program, tools, cores, str(out), "0" if quick else "3", *map(str, modules)]
    environment = {**os.environ, "CFLAGS": " ".join([os.environ.get("CFLAGS", ""), *FLAGS])}
    if subprocess.run(command, cwd=tree, env=environment, check=False).returncode != 0:
        sys.exit("mypyc could not compile the modules; the reason stands above.")


def run_once(source: str) -> str:
    """A C file of mypyc with the code that makes its modules left as it is by the optimiser."""
    return ONCE + TOP_LEVEL.sub(r"RUN_ONCE \g<0>", source)


def spare(paths: Iterable[str]) -> None:
    """Do so in the files that hold modules; the others only find them."""
    for path in map(Path, paths):
        source = path.read_text("utf-8")
        if TOP_LEVEL.search(source):
            path.write_text(run_once(source), "utf-8")


def derived(source: str) -> dict[str, tuple[int, int]]:
    """The constants of a module that are worked out: name -> first and last line of the assignment."""
    return {
        node.target.id: (node.lineno, node.end_lineno or node.lineno)
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) in ("Final", "Final[int]")
        and node.value is not None
        and not isinstance(node.value, ast.Constant | ast.Tuple | ast.Dict | ast.List)
    }


def fold(tree: Path, modules: list[Path]) -> int:
    """Write out every derived number of these modules (relative to ``tree``, under src/); how many there were."""
    names = {".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__"): path for path in modules}
    wanted = {module: list(derived((tree / path).read_text("utf-8"))) for module, path in names.items()}
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", VALUES],
        input=json.dumps({module: found for module, found in wanted.items() if found}),
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(f"The modules to be compiled cannot be imported:\n{done.stderr}")
    count = 0
    for module, values in json.loads(done.stdout).items():
        path = tree / names[module]
        source = path.read_text("utf-8")
        lines = source.splitlines()
        for name, (first, last) in derived(source).items():
            if name in values:
                lines[first - 1 : last] = [f"{name}: Final = {values[name]}", *[""] * (last - first)]
                count += 1
        path.write_text("\n".join(lines) + "\n", "utf-8")
    return count


def unheard(source: str) -> str:
    """The module with every event put together only where somebody listens; those that ask a rule stay as they are."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Expr) and isinstance(call := node.value, ast.Call)):
            continue
        if not (isinstance(call.func, ast.Attribute) and call.func.attr in EMITTING):
            continue
        if any(isinstance(part, ast.Call) for arg in call.args for part in ast.walk(arg)):
            continue
        line, state = lines[node.lineno - 1], ast.unparse(call.func.value)
        lines[node.lineno - 1] = f"{line[: node.col_offset]}if {state}.sink is not None: {line[node.col_offset :]}"
    return "\n".join(lines) + "\n"


def hush(tree: Path, modules: list[Path]) -> None:
    """Do so in all these modules (relative to ``tree``)."""
    for path in modules:
        (tree / path).write_text(unheard((tree / path).read_text("utf-8")), "utf-8")


def build(root: Path, directory: Path, quick: bool = False) -> Path:
    """Build the compiled wheel of the tree at `root` into `directory`."""
    require_compiler()
    with tempfile.TemporaryDirectory(prefix="signoria-wheel-") as name:
        tree, compiled = Path(name, "tree"), Path(name, "compiled")
        shutil.copytree(root, tree, ignore=LEFT_OUT)
        modules = modules_to_compile(tree)
        constants = fold(tree, modules)
        hush(tree, modules)
        print(f"Compiling {len(modules)} modules, {constants} constants written out", flush=True)
        began = time.monotonic()
        compile_modules(tree, modules, compiled, quick)
        print(f"Compiled in {time.monotonic() - began:.0f} s", flush=True)
        builder = CompiledWheel(str(tree))
        builder.compiled = compiled
        return Path(next(builder.build(directory=str(directory), versions=["standard"])))


def digest(root: Path, quick: bool) -> str:
    """A name for everything the compiled modules depend on: the rooms they stand in, which import nothing of others."""
    total = hashlib.sha256(f"{sys.version} mypy {version('mypy')} quick {quick}".encode())
    rooms = {root.joinpath(*module.parts[:3]) for module in modules_to_compile(root)}  # src, the package, the room
    files = [root / "pyproject.toml", Path(__file__), *rooms, *(path for room in rooms for path in room.rglob("*.py"))]
    for path in sorted(filter(Path.is_file, files)):
        place = path.relative_to(root) if path.is_relative_to(root) else Path(path.name)
        total.update(f"\0{place.as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()


def renew(root: Path, target: Path) -> None:
    """Take over what is not compiled, the browser client too, as it is now; what others import meanwhile is whole."""
    source = root / "src"
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    packages = {place.parts[0] for place in wanted}
    there = {path.relative_to(target) for name in packages for path in (target / name).rglob("*") if path.is_file()}
    for place in there - wanted:
        if place.suffix not in COMPILED:
            (target / place).unlink()
    for place in wanted:
        content = (source / place).read_bytes()
        if place not in there or (target / place).read_bytes() != content:
            (target / place).parent.mkdir(parents=True, exist_ok=True)
            aside = (target / place).with_name(f".{place.name}.{os.getpid()}")
            aside.write_bytes(content)
            aside.replace(target / place)


def build_into(root: Path, target: Path, quick: bool = False) -> None:
    """Unpack the compiled package into `target`; if nothing compiled has changed, only the rest of it is renewed."""
    stamp, wanted = target / STAMP, digest(root, quick)
    if stamp.is_file() and stamp.read_text("ascii") == wanted:
        renew(root, target)
        print(f"{target} is up to date")
        return
    if target.is_dir() and any(target.iterdir()) and not stamp.is_file():
        sys.exit(f"{target} holds something else than a compiled package: name a new or an empty folder.")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as name:
        fresh = Path(name, "fresh")
        with zipfile.ZipFile(build(root, Path(name), quick)) as archive:
            archive.extractall(fresh)
        Path(fresh, stamp.name).write_text(wanted, "ascii")
        if target.is_dir():
            target.rename(Path(name, "old"))
        fresh.rename(target)
    print(f"Unpacked into {target}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the wheel with the engine and the games compiled by mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="unpack the package into DIR instead of dist/")
    parser.add_argument("--root", type=Path, default=ROOT, metavar="TREE", help="the source tree (default: this one)")
    parser.add_argument("--quick", action="store_true", help="compile without optimisation: slower code, sooner")
    arguments = parser.parse_args()
    root: Path = arguments.root.resolve()
    if not (root / "pyproject.toml").is_file():
        sys.exit(f"{root} is not a source tree: it has no pyproject.toml.")
    if arguments.into:
        build_into(root, arguments.into.resolve(), arguments.quick)
    else:
        print(f"Built {build(root, root / 'dist', arguments.quick)}")


if __name__ == "__main__":
    main()
