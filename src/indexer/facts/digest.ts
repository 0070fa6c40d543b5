import { createHash } from 'node:crypto';
import type { AnyRow } from '#store';
import { encodeBase58 } from '#std/base58';

/** SHA-256 over the rows of a block in their order: each table by name, each value by its own text. */
export function toDigest(tables: readonly (readonly [name: string, rows: readonly AnyRow[]])[]): string {
  const hash = createHash('sha256');
  for (const [name, rows] of tables) {
    if (rows.length === 0) continue;
    let text = `${name}\n`;
    for (const row of rows) {
      for (const value of Object.values(row)) text += value === undefined ? '\t' : `${String(value)}\t`;
      text += '\n';
    }
    hash.update(text);
  }
  return encodeBase58(hash.digest());
}
