import { describe, expect, test } from 'vitest';
import { parse } from '../parse.ts';

const MINT = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj';
const read = (text: string) =>
  parse({
    text,
    nowMs: 1_790_863_200_000,
    kinds: new Map(),
    names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
  })?.question.want;

describe('what is asked of whoever answers is not done', () => {
  test.each([
    ['can you trade for me', 'trade'],
    ['can you trade?', 'trade'],
    ['do you trade for me?', 'trade'],
    ['could you buy kelp for me', 'trade'],
    ['are you able to make trades on my behalf?', 'trade'],
    ['can you stake for me?', 'stake'],
    ['will you send it for us', 'send'],
    ['can you sign on my behalf', 'change'],
  ])('%s', (text, why) => {
    expect(read(text)).toMatchObject({ kind: 'decline', why });
  });

  test.each([
    ['can you list trades for me?', 'query'],
    ['can you tell me who trades kelp', 'query'],
    ['can you explain staking for me', 'concept'],
    ['do you know the price of kelp', 'measures'],
  ])('what is read is: %s', (text, kind) => {
    expect(read(text)?.kind).toBe(kind);
  });

  test('a request for a list is not answered by yes', () => {
    expect(read('can you list trades for me?')).toMatchObject({ answers: 'rows' });
    expect(read('could you please show transfers?')).toMatchObject({ answers: 'rows' });
    expect(read('are there transfers today?')).toMatchObject({ answers: 'exists' });
  });
});
