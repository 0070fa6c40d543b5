/** Short questions are taken for what they ask: words of the field, the product, conversions, refusals, and none of these. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from '#assistant/parse/parse';
import type { Subject, SubjectKind } from '#assistant/question/question';

const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const OTHER = '3RxKt3AeUGwGVz647jB5C8VPmfDcAESpReH4zuin253w';
const TRANSACTION =
  '3WdcAzpvjCrQjBwTvdPdHVUDbrF4sPw4YwiRswng1V6iaWJFfTepVBtxhzGDNRjyA1VJpjtAbkr3iTuWqXCRyrCB';
const TOKEN: Subject = { kind: 'token', id: 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj' };
const SOL: Subject = { kind: 'token', id: 'So11111111111111111111111111111111111111112' };
/** From which a reading is acted on. */
const UNDERSTOOD = 0.62;
const KINDS = new Map<string, SubjectKind>([
  [WALLET, 'account'],
  [OTHER, 'account'],
]);

const rows = readFileSync(join(import.meta.dirname, 'understood.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string]);

function understand(text: string): string {
  const parsed = parse({
    text: text.replaceAll('@A', WALLET).replaceAll('@B', OTHER).replaceAll('@T', TRANSACTION),
    nowMs: 1_790_863_200_000,
    kinds: KINDS,
    names: [
      { name: 'lnkelp', subject: TOKEN },
      { name: 'sol', subject: SOL },
    ],
  });
  if (parsed === undefined || parsed.score < UNDERSTOOD) return 'nothing';
  const { want } = parsed.question;
  switch (want.kind) {
    case 'concept':
    case 'product':
      return `${want.kind}:${want.topic}`;
    case 'decline':
      return `decline:${want.why}`;
    default:
      return want.kind;
  }
}

describe('a short question', () => {
  test('there are many of them, and many are near misses', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter(([wanted]) => wanted.startsWith('!')).length).toBeGreaterThan(80);
  });

  test.each(rows)('%s: %s', (wanted, text) => {
    const understood = understand(text);
    if (!wanted.startsWith('!')) {
      expect(understood.startsWith(wanted) && /^$|^:/.test(understood.slice(wanted.length)), understood).toBe(
        true,
      );
      return;
    }
    for (const kind of wanted.split(' '))
      expect(understood, text).not.toMatch(new RegExp(`^${kind.slice(1)}\\b`));
  });
});
