/** Size budgets of the built client, in gzip bytes: what a page's first load may transfer as script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));

/** Page file → budget. The contract allows 150 kB on the transaction page; this is where it stands plus room. */
const BUDGETS = {
  'src/web/pages/tx.$signature.tsx': 60_000,
  'src/web/pages/index.tsx': 60_000,
};

/** A chunk with everything it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry && !key.includes('/frames/'));
let over = 0;
for (const [page, budget] of Object.entries(BUDGETS)) {
  if (!manifest[page]) throw new Error(`${page} is not in the build`);
  const files = new Set([...closure(entry), ...closure(page)].map((key) => manifest[key].file));
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  if (bytes > budget) over++;
  console.log(
    `${bytes > budget ? 'OVER  ' : 'ok    '} ${page}: ${bytes.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes gzip in ${files.size} files`,
  );
}
process.exit(over > 0 ? 1 : 0);
