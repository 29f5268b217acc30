// Packs once what is sent often: the server sends the `.br` or `.gz` beside a file to browsers that take it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const out = new URL('../src/ludotheque/server/static/', import.meta.url);
const files = readdirSync(out, { recursive: true }).filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));

for (const file of files) {
  const whole = readFileSync(new URL(file, out));
  writeFileSync(new URL(`${file}.br`, out), brotliCompressSync(whole));
  writeFileSync(new URL(`${file}.gz`, out), gzipSync(whole, { level: 9 }));
}
