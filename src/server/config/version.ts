import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let cached: string | undefined;

/** Version of the product, as its package says. */
export function readVersion(): string {
  if (cached === undefined) {
    const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
    cached = (JSON.parse(text) as { version: string }).version; // our own file
  }
  return cached;
}
