import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let kept: string | undefined;

/** Version of the product, as its package says. */
export function readVersion(): string {
  if (kept === undefined) {
    const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
    kept = (JSON.parse(text) as { version: string }).version; // our own file
  }
  return kept;
}
