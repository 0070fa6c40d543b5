import { describe, expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';
import { MAX_LINES, readList } from './read-list.ts';

const A = 'Vote111111111111111111111111111111111111112';
const B = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const TX = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQkjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

const textsOf = (text: string, column?: number) =>
  readList(text, column).items.map(({ kind, text: item, line }) => `${line} ${kind} ${item}`);
const reasonsOf = (text: string) => readList(text).leftOut.map(({ line, reason }) => `${line} ${reason}`);

describe('a list', () => {
  test('may be mixed, and have any line ends, a byte order mark and empty lines', () => {
    expect(textsOf(`\ufeff${A}\r\n\r\n  ${TX} \r312456789\n\n${B}`)).toEqual([
      `1 address ${A}`,
      `3 transaction ${TX}`,
      '4 block 312456789',
      `6 address ${B}`,
    ]);
  });

  test.each([
    ['quotes', `"${A}"`],
    ['typographic quotes', `“${A}”`],
    ['brackets and a comma', `[${A}],`],
    ['a JSON list', `"${A}",`],
    ['spaces that are none', `\u00a0${A}\u200b`],
    ['words around it', `wallet: ${A} (mine).`],
    ['an amount beside it', `${A} 1,250.50 SOL 312456789`],
    ['a link of Solscan', `https://solscan.io/account/${A}?cluster=devnet#portfolio`],
    ['a link of the Solana explorer', `explorer.solana.com/address/${A}/tokens`],
    ['a link of another site', `https://birdeye.so/token/${A}?chain=solana`],
    ['a quoted cell with a delimiter', `"Doe, Jane",${A},5`],
  ])('is read through %s', (_what, line) => {
    expect(textsOf(line)).toEqual([`1 address ${A}`]);
  });

  test('links may lead to blocks and transactions, and slots may be grouped', () => {
    expect(
      textsOf(`https://solscan.io/block/312456789 seen\nhttps://solana.fm/tx/${TX}\n312,456,790\n42`),
    ).toEqual(['1 block 312456789', `2 transaction ${TX}`, '3 block 312456790', '4 block 42']);
  });

  test('counts what is there twice once and says where', () => {
    const list = readList(`${A}\n${B}\n"${A}"\n042\n42`);
    expect(list.items.map(({ text }) => text)).toEqual([A, B, '42']);
    expect(list.leftOut).toEqual([
      { line: 3, reason: 'The same as in line 1.', text: A, isRepeated: true },
      { line: 5, reason: 'The same as in line 4.', text: '42', isRepeated: true },
    ]);
  });

  test('says of every line that is nothing why', () => {
    expect(
      reasonsOf(
        [
          A,
          'hello there',
          '0x52908400098527886E0F7030069857D2E4169EE7',
          'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt',
          'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt0v',
          'bonfida.sol',
          'about 312456789',
          '[12,34,56,78,90,12,34,56,78,90,12,34,56,78,90,12,34,56,78,90,12,34,56,78,90,12,34,56,78,90,12,34]',
          'x'.repeat(5_000),
        ].join('\n'),
      ),
    ).toEqual([
      '2 There is no address, signature or slot in it.',
      '3 Hexadecimal, as other chains write addresses.',
      '4 “EPjFWdd5…GkZwyTDt” is base58 of 31 bytes; an address has 32 and a signature 64.',
      '5 “EPjFWdd5…ZwyTDt0v” has a 0, which base58 does not have.',
      '6 A .sol name; look up its owner and list that address.',
      '7 A number beside words; a slot stands alone in its line.',
      '8 This looks like a secret key or a phrase that makes one. It was not read.',
      '9 The line is longer than 4,000 characters.',
    ]);
  });

  test('never repeats what may be a secret', () => {
    const { leftOut } = readList(
      'abandon ability able absent absorb abstract absurd abuse access accident account acid',
    );
    expect(leftOut.map(({ text }) => text)).toEqual(['']);
  });

  /** Not those of any key. */
  const BYTES = Array.from({ length: 64 }, (_, i) => (i * 83 + 7) % 256);
  const WORDS = 'abandon ability able absent absorb abstract absurd abuse access accident account acid'.split(
    ' ',
  );
  test.each([
    ['a key file with a number in each line', JSON.stringify(BYTES, undefined, 2)],
    ['its numbers alone', BYTES.join('\n')],
    ['its numbers in one line, without brackets', BYTES.join(', ')],
    [
      'its numbers, sixteen in a line',
      BYTES.map((byte, i) => `${byte},${i % 16 === 15 ? '\n' : ' '}`).join(''),
    ],
    ['its numbers behind slots', `${[1, 2, 3].join('\n')}\n${BYTES.join('\n')}`],
    ['twelve words, one in a line', WORDS.join('\n')],
    ['twelve numbered words', WORDS.map((word, i) => `${i + 1}. ${word}`).join('\n\n')],
    ['twelve words below their numbers', WORDS.map((word, i) => `${i + 1}\n${word}`).join('\n')],
    ['twelve words with their numbers before a comma', WORDS.map((word, i) => `${i + 1},${word}`).join('\n')],
    ['twelve words, four in a line', WORDS.map((word, i) => word + (i % 4 === 3 ? '\n' : ' ')).join('')],
    ['twelve quoted words', WORDS.map((word) => `- "${word}",`).join('\n')],
    ['a phrase in a line that is too long', `${WORDS.join(' ')} ${'x'.repeat(5_000)}`],
    ['a key in a line that is too long', `${JSON.stringify(BYTES)}${' '.repeat(5_000)}x`],
  ])('never takes anything of %s', (_what, secret) => {
    const { items, leftOut } = readList(`${A}\n${secret}\n${B}`);
    expect(items.map(({ text }) => text)).toEqual([A, B]);
    expect(new Set(leftOut.map(({ reason, text }) => `${reason}${text}`))).toEqual(
      new Set(['This looks like a secret key or a phrase that makes one. It was not read.']),
    );
  });

  test('takes no signature for a phrase', () => {
    const worded = '5JKNgz3EvYvnase4pPfB53bkT9uHtCaRQP5EKaxRu79ZvPAcZ7BmnVv6fBz3fSk4ybY33yDe41kNhDZo9btwkYDR';
    expect(textsOf(`mine,${worded}`)).toEqual([`1 transaction ${worded}`]);
    expect(textsOf(`${worded} ${WORDS.join(' ')}`)).toEqual([]);
  });

  test('takes small numbers that rise for slots, and few words for words', () => {
    expect(readList(BYTES.map((_, i) => i).join('\n')).items).toHaveLength(64);
    expect(readList(BYTES.slice(0, 20).join('\n')).items).toHaveLength(20);
    expect(readList('hello\nthere').leftOut.map(({ text }) => text)).toEqual(['hello', 'there']);
  });

  test('never repeats a key of 64 bytes that stands in another column', () => {
    const { leftOut } = readList(`Jane;${TX}\nJohn;${TX}`, 0);
    expect(leftOut.map(({ text }) => text)).toEqual(['Jane;5VERv8NM…diSZkQUW', 'John;5VERv8NM…diSZkQUW']);
  });

  test('has as many lines as are allowed, and says how many are not read', () => {
    const list = readList(Array.from({ length: MAX_LINES + 7 }, (_, i) => i + 1_000).join('\n'));
    expect([list.items.length, list.lines, list.beyond]).toEqual([MAX_LINES, MAX_LINES, 7]);
  });
});

describe('a table', () => {
  const TABLE = `Name;Wallet;Mint;Amount\nJane;${A};${B};12\n"Doe; John";${B};${A};13`;

  test('has its columns named by its first line, and every column is read unless one is chosen', () => {
    expect(readList(TABLE).columns).toEqual(['Name', 'Wallet', 'Mint', 'Amount']);
    expect(textsOf(TABLE)).toEqual([`2 address ${A}`, `2 address ${B}`]);
    expect(textsOf(TABLE, 1)).toEqual([`2 address ${A}`, `3 address ${B}`]);
    expect(textsOf(TABLE, 3)).toEqual(['2 block 12', '3 block 13']);
    expect(readList(TABLE, 0).leftOut).toHaveLength(2);
  });

  test('without titles has numbered columns', () => {
    expect(readList(`${A},1\n${B},2`).columns).toEqual(['Column 1', 'Column 2']);
  });

  test('of one column may have a title', () => {
    const list = readList(`address\n${A}`);
    expect([list.items.length, list.leftOut.length, list.columns.length]).toEqual([1, 0, 0]);
  });

  test('that is a list has no columns', () => {
    expect(readList(`${A}\n${B}`).columns).toEqual([]);
  });
});

describe('a file', () => {
  test.each([
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x41], 'A'],
    ['UTF-16 as Excel writes it', [0xff, 0xfe, 0x41, 0x00], 'A'],
    ['UTF-16 the other way round', [0xfe, 0xff, 0x00, 0x41], 'A'],
    ['an old code page', [0x41, 0xe9], 'Aé'],
  ])('is read as %s', (_what, bytes, text) => {
    expect(decodeFile(new Uint8Array(bytes))).toBe(text);
  });
});
