"""Pyodide's JavaScript, shorter: a list in place of thousands of lines that differ in one name.

Emscripten writes for each function of its WebAssembly a stub that is replaced by the function when it is first called.
Few of them are used in the script itself; the others can as well be made in a loop.
"""

from __future__ import annotations

import re
from collections import Counter

STUB = re.compile(r'var (_(\w+))=Module\["\1"\]=[\w,()]+=>\(\1=Module\["\1"\]=wasmExports\["\2"\]\)\([\w,]*\);')
MENTIONS = 4
"""Of its name, in a stub."""
WORD = re.compile(r"[\w$]+")
LOOP = 'for(const n of"{}".split(" "))Module["_"+n]=(...a)=>(Module["_"+n]=wasmExports[n])(...a);'


def without_stubs(script: str) -> str:
    mentions = Counter(WORD.findall(script))
    stubs = [stub for stub in STUB.finditer(script) if mentions[stub[1]] == MENTIONS]
    if not stubs:
        return script
    first = stubs[0].start()
    others = {stub.start() for stub in stubs}
    rest = STUB.sub(lambda stub: "" if stub.start() in others else stub[0], script)
    return rest[:first] + LOOP.format(" ".join(stub[2] for stub in stubs)) + rest[first:]
