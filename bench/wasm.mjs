// The engine of web/public/engine in Node, whose machine is Chromium's: node bench/wasm.mjs compiled|plain GAME SHARE

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [, , how, game, share] = process.argv;
const engine = new URL('../web/public/engine/', import.meta.url);
const pyodide = new URL('../web/node_modules/pyodide/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', engine), 'utf8'));
const unpacked = (pack) => gunzipSync(readFileSync(new URL(pack.file, engine)));

const library = join(mkdtempSync(join(tmpdir(), 'ludotheque-')), 'python_stdlib.zip');
writeFileSync(library, unpacked(manifest.library));
const { loadPyodide } = await import(new URL('pyodide.mjs', pyodide));
const python = await loadPyodide({ indexURL: fileURLToPath(pyodide), stdLibURL: library });

for (const pack of how === 'plain' && manifest.plain ? [manifest.engine, manifest.plain] : [manifest.engine]) {
  const bundle = unpacked(pack);
  let at = 4 + bundle.readUInt32LE(0);
  for (const [name, size] of JSON.parse(bundle.subarray(4, at))) {
    const content = bundle.subarray(at, (at += size));
    if (how === 'plain' && /^ludotheque.*\.so$/.test(name)) continue;
    const path = `/engine/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    python.FS.writeFile(path, content);
  }
}
python.FS.writeFile('/engine/playouts.py', readFileSync(new URL('playouts.py', import.meta.url)));
python.registerJsModule('processor', { seconds: () => process.cpuUsage().user / 1e6 });
console.log(
  python.runPython(`
import json, sys
sys.path.insert(0, "/engine")
from playouts import rates
from processor import seconds
json.dumps(rates(${JSON.stringify(game)}, ${Number(share)}, seconds))
`),
);
