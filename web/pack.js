// Packs once what is sent often: the server sends the `.br` or `.gz` beside a file to browsers that take it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const rooms = new URL('src/games/', import.meta.url);
const out = new URL('../src/ludotheque/server/static/', import.meta.url);

// All that a page needs without a network: the service worker keeps it.
const kept = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(fileURLToPath(out), join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((name) => !/\.(br|gz)$|^engine\/[^/]*\.pack$|^(sw\.js|files\.json|boards\.json)$/.test(name))
  .map((name) => (name === 'index.html' ? './' : name));
writeFileSync(new URL('files.json', out), JSON.stringify(kept));

// Which games have a board here: of the others the server sends its own drawing.
const boards = readdirSync(rooms, { withFileTypes: true }).filter((entry) => entry.isDirectory());
writeFileSync(new URL('boards.json', out), JSON.stringify(boards.map((entry) => entry.name)));

// Last, so that what is packed is what was written above.
const files = readdirSync(out, { recursive: true }).filter((name) =>
  /\.(js|mjs|css|html|svg|json|webmanifest)$/.test(name),
);

for (const file of files) {
  const whole = readFileSync(new URL(file, out));
  writeFileSync(new URL(`${file}.br`, out), brotliCompressSync(whole));
  writeFileSync(new URL(`${file}.gz`, out), gzipSync(whole, { level: 9 }));
}
