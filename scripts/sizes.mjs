/** Size budgets of the built client: what a page loads as script before anybody touches it, in bytes of brotli as served. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));

/** Of any page. */
const BUDGET = 140_000;
/** Of the pages visitors come to first. */
const BUDGETS = {
  'src/web/pages/tx.$signature.tsx': 112_000,
  'src/web/pages/index.tsx': 106_000,
};
/** The quality static files are served with. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytes = readFileSync(join(client, file));
    sizes.set(file, brotliCompressSync(bytes, { params }).length);
  }
  return sizes.get(file);
}

/** A chunk with everything it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry && !key.includes('/frames/'));
const pages = Object.keys(manifest).filter((key) => /^src\/web\/pages\/[^/]+\.tsx$/.test(key));
for (const page of Object.keys(BUDGETS)) {
  if (!pages.includes(page)) throw new Error(`${page} is not in the build`);
}
const rows = pages
  .map((page) => {
    const files = new Set([...closure(entry), ...closure(page)].map((key) => manifest[key].file));
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    return { page, bytes, files: files.size, budget: BUDGETS[page] ?? BUDGET };
  })
  .sort((a, b) => b.bytes - a.bytes);
const over = rows.filter(({ bytes, budget }) => bytes > budget);
const shown = new Set([...rows.filter(({ page }) => BUDGETS[page]), ...rows.slice(0, 5), ...over]);
for (const { page, bytes, files, budget } of shown) {
  console.log(
    `${bytes > budget ? 'OVER  ' : 'ok    '} ${page}: ${bytes.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes brotli in ${files} files`,
  );
}
console.log(`${rows.length - over.length} of ${rows.length} pages within their budget`);
process.exit(over.length > 0 ? 1 : 0);
