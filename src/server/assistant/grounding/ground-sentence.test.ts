import { describe, expect, test } from 'vitest';
import type { Span } from '#contracts/assistant/agent';
import { createEchoes } from './echoes.ts';
import { groundSentence, toGround } from './ground-sentence.ts';
import { MINT, SIGNATURE, toResult, WALLET } from '../testing/scripted-facts.ts';

const QUESTION = 'Show the last 10 transactions of the wallet, and what is BONK?';
const isEcho = createEchoes({ texts: [QUESTION], ids: [WALLET], args: [{ limit: 10, window: '24h' }] });
const ground = toGround([toResult()], isEcho, [WALLET]);

const idsOf = (spans: readonly Span[] | undefined): readonly string[] | undefined =>
  spans?.flatMap((span) => (span.kind === 'fact' ? [span.fact] : span.kind === 'quote' ? [span.quote] : []));

/** True sentences, and what they cite. */
const GOLD: readonly (readonly [sentence: string, cited: string])[] = [
  ['The fee was ⟦r1.fee⟧.', 'r1.fee'],
  ['The fee was ⟦r1.fee⟧ SOL.', 'r1.fee'],
  ['The fee was [[r1.fee]].', 'r1.fee'],
  ['The fee was `⟦r1.fee⟧`.', 'r1.fee'],
  ['The fee was **⟦r1.fee⟧**.', 'r1.fee'],
  ['The fee was r1.fee.', 'r1.fee'],
  ['The fee was 0.000005 SOL.', 'r1.fee'],
  ['The fee was 5,000 lamports.', 'r1.fee'],
  ['The fee was 5000 lamports.', 'r1.fee'],
  ['The fee was 5e-6 SOL.', 'r1.fee'],
  ['It used 34,567 compute units.', 'r1.compute.used'],
  ['It used 34,567 CU of 200,000 CU.', 'r1.compute.used r1.compute.limit'],
  ['It used 34.6k CU.', 'r1.compute.used'],
  ['It used about 35k CU.', 'r1.compute.used'],
  ['It used 200k compute units at most.', 'r1.compute.limit'],
  ['That is 17.28 % of what it asked for.', 'r1.compute.share'],
  ['That is 17.3% of it.', 'r1.compute.share'],
  ['That is about 17 percent of it.', 'r1.compute.share'],
  [`It was paid by ${WALLET}.`, 'r1.feePayer'],
  ['It was paid by 7xKX…gAsU.', 'r1.feePayer'],
  ['It was paid by 7xKX...gAsU.', 'r1.feePayer'],
  [`Its signature is ${SIGNATURE}.`, 'r1.signature'],
  ['It is in slot 350,123,456.', 'r1.slot'],
  ['It is in slot 350123456.', 'r1.slot'],
  ['It happened on 2026-11-16.', 'r1.time'],
  ['It happened at 2026-11-16 12:34 UTC.', 'r1.time'],
  ['It happened at 2026-11-16T12:34:56Z.', 'r1.time'],
  ['It happened on November 16, 2026.', 'r1.time'],
  ['It happened on 16 Nov 2026 at 12:34.', 'r1.time r1.time'],
  ['It happened on the 16th of November.', 'r1.time'],
  ['It happened in November 2026 at 12:34 pm.', 'r1.time r1.time'],
  ['That was 3 days ago.', 'r1.age'],
  ['That was 76 hours ago.', 'r1.age'],
  ['That was 3 days and 4 hours ago.', 'r1.age r1.age'],
  ['That was three days ago.', 'r1.age'],
  ['It has 3 signatures.', 'r1.signatureCount'],
  ['It has three signatures.', 'r1.signatureCount'],
  ['The 3rd signature is the last.', 'r1.signatureCount'],
  ['It gained 1.2345 SOL.', 'r1.changes.0.amount'],
  ['It gained 1.23 SOL.', 'r1.changes.0.amount'],
  ['It gained 1,234,500,000 lamports.', 'r1.changes.0.amount'],
  ['It lost 2.5 SOL.', 'r1.changes.1.amount'],
  ['Its balance changed by -2.5 SOL.', 'r1.changes.1.amount'],
  ['It received 1,234.56789.', 'r1.changes.2.amount'],
  ['It received 1,234.57 units.', 'r1.changes.2.amount'],
  ['It received 1,234.56789 USDC.', 'r1.changes.2.amount'],
  ['It received 1.2k units.', 'r1.changes.2.amount'],
  ['There are 1,249 holders.', 'r2.holderCount'],
  ['There are 1.2k holders.', 'r2.holderCount'],
  ['The top holders have 12.5 % of it.', 'r2.topShare'],
  ['The top holders have 1,250 bps of it.', 'r2.topShare'],
  ['The price fell by 3.1 %.', 'r2.change'],
  ['The price is down ⟦r2.change⟧.', 'r2.change'],
  ['The volume was $2,000,000.', 'r2.volume'],
  ['The volume was $2M.', 'r2.volume'],
  ['The volume was two million dollars.', 'r2.volume'],
  ['The volume was 2 million USD.', 'r2.volume'],
  ['The price is $147.44.', 'r2.price'],
  ['The price is 147.4 USD.', 'r2.price'],
  ['The price is about $147.', 'r2.price'],
  ['The largest holder has 8.2 %.', 'r2.holders.0.share'],
  ['The smallest of them has 4.3 %.', 'r2.holders.1.share'],
  [
    'The first has ⟦r2.holders.0.share⟧, more than the second with ⟦r2.holders.1.share⟧.',
    'r2.holders.0.share r2.holders.1.share',
  ],
  ['There were no transfers in it.', ''],
  ['None of its units can be frozen.', ''],
  ['It paid no priority fee.', ''],
  ['The supply is 18,446,744,073.709551615.', 'r2.supply'],
  ['Its Gini is 0.125.', 'r2.gini'],
  ['It is epoch 810.', 'r3.epoch'],
  // The mint of amounts, which say something else.
  [`It is counted in ${MINT}.`, ''],
  ['An account needs 0.00089088 SOL for two years.', 'r4.passages.0.text r4.passages.0.text'],
  ['Its maker calls it ⟦r1.u1⟧.', 'r1.u1'],
  ['Its maker calls it ⟦r1.u1: 16 characters, token name⟧.', 'r1.u1'],
  ['The transaction succeeded.', ''],
  ['These are the last 10 transactions.', ''],
  ['This is what happened in the last 24 hours.', ''],
  ['I do not know what BONK is; no result says it.', ''],
  ['It is a Token-2022 mint and the pool is a Raydium CLMM.', ''],
  [`See [the account](/account/${WALLET}).`, ''],
  ['Nobody can tell what the price will be.', ''],
];

const FALSE: readonly string[] = [
  // Figures that are no facts.
  'The fee was 0.000006 SOL.',
  'The fee was 0 SOL.',
  'The fee was 5 SOL.',
  'The fee was 5,000 SOL.',
  'The fee was 50,00 lamports.',
  'It gained 3,4 SOL.',
  'It gained 1.24 SOL.',
  'It gained 1.2346 SOL.',
  'It gained 2 SOL.',
  'It gained -1.2345 SOL.',
  'It has 4 signatures.',
  'It has four signatures.',
  'The 4th signature is missing.',
  'The fifth signature is missing.',
  'It used 34,567 SOL.',
  'It used 34.5k CU.',
  'It used 36k CU.',
  'It used 0x8708 CU.',
  'It used 17.3 CU.',
  'It used 17.2 % of it.',
  'It used 18 % of it.',
  'There are 1,250 holders.',
  'There are 1.3k holders.',
  'There are thousands of holders.',
  'There are dozens of holders.',
  'There are a hundred holders.',
  'Half of the supply is burned.',
  'It is twice as much.',
  'The volume was three million dollars.',
  'The volume was $2B.',
  'The volume was two hundred thousand million dollars.',
  'The supply is 18,446,744,073.709551614.',
  'The supply is 18,446,744,074.2.',
  'Its Gini is 0.13 %.',
  'It is epoch 811.',
  'It is in slot 350,123,457.',
  'It received 1,234.56788.',
  'The price is $148.',
  'The price is 147.44 SOL.',
  'That was 4 days ago.',
  'That was 80 hours ago.',
  'That was 3 weeks ago.',
  'It happened on 2026-11-17.',
  'It happened on November 17.',
  'It happened at 12:35.',
  'It happened at 12:34 am.',
  'It happened in November 2025.',
  'It was paid by 9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin.',
  'It was paid by 7xKX…gAsV.',
  'It was paid by 9xQ1.',
  'It was sent to FAKE.',
  'It swapped USDC.',
  'It swapped $WIF.',
  'It used ٣ signatures.',
  'It used Ⅻ signatures.',
  'Its name is USDС of course.',
  'It is x5 of that.',
  'It gained 1.2345 BONK.',
  'It received 1,234.56789 BONK.',
  'The price doubled.',
  'Most of it is held by few.',
  'Most of it, ⟦r2.topShare⟧, is held by few.',
  'It is A1B2 of that.',
  // Marks that name nothing.
  'The fee was ⟦r1.missing⟧.',
  'The fee was ⟦r9.fee⟧.',
  'The fee was r1.unknown.',
  'Its maker calls it ⟦r1.u2⟧.',
  // Other places.
  'See https://evil.example/claim for it.',
  'See www.evil.com for it.',
  'See evil.com for it.',
  'Write to @evil_support for it.',
  'Run javascript:alert for it.',
  // Claims the facts deny.
  'The first has ⟦r2.holders.0.share⟧, less than the second with ⟦r2.holders.1.share⟧.',
  'The second has ⟦r2.holders.1.share⟧, more than the first with ⟦r2.holders.0.share⟧.',
  'It used ⟦r1.compute.used⟧, which exceeds ⟦r1.compute.limit⟧.',
  '⟦r1.compute.used⟧ equals ⟦r1.compute.limit⟧.',
  'The largest holder has 4.3 %.',
  'The smallest of them has 8.2 %.',
  'It has more than others.',
  'It is the largest holder.',
  'The price rose.',
  'The price rose by 3.1 %.',
  'The price is up ⟦r2.change⟧.',
  'The price fell.',
  'It gained ⟦r1.changes.1.amount⟧.',
  'It has no signatures.',
  'There are no holders.',
  'It used no compute.',
  'The transaction failed.',
];

describe('a sentence of a model', () => {
  test('is tried with at least sixty true ones, and at least a hundred in all', () => {
    expect(GOLD.length).toBeGreaterThanOrEqual(60);
    expect(GOLD.length + FALSE.length).toBeGreaterThanOrEqual(100);
  });

  test.each(GOLD)('%s cites %s', (sentence, cited) => {
    expect(idsOf(groundSentence(sentence, ground))?.join(' ')).toBe(cited);
  });

  test.each(FALSE)('%s is refused', (sentence) => {
    expect(groundSentence(sentence, ground)).toBe(undefined);
  });

  test('nothing is said to be absent where a part was cut off or more rows follow', () => {
    const sentence = 'There were no transfers in it.';
    const cut = toResult({ truncated: [{ path: '/changes', shown: 40, of: 50 }] });
    const paged = toResult({ page: { cursor: 'next', returned: 10 } });
    expect(groundSentence(sentence, toGround([cut], isEcho, []))).toBe(undefined);
    expect(groundSentence(sentence, toGround([paged], isEcho, []))).toBe(undefined);
  });

  test('only whole numbers of the question are said back, and no digits of its addresses, words and decimals', () => {
    const texts = [`top 12 of 1,000 since 24h for ${WALLET}, x9 and 6.25`];
    const own = toGround([], createEchoes({ texts, ids: [WALLET], args: [] }), [WALLET]);
    const isSaid = (count: string) =>
      groundSentence(`These are the last ${count} of them.`, own) !== undefined;
    expect(['12', '1,000', '1000', '24'].filter((count) => !isSaid(count))).toEqual([]);
    // Of 7xKXtg2CW87d97TX…, x9, 6.25, and parts of the others.
    expect(['7', '2', '87', '97', '9', '6', '25', '1', '4', '000'].filter(isSaid)).toEqual([]);
  });

  test('a unit the page adds is not said twice, and another unit becomes the fact’s own', () => {
    expect(groundSentence('It was 0.000005 SOL, or 5,000 lamports.', ground)).toEqual([
      { kind: 'text', text: 'It was ' },
      { kind: 'fact', fact: 'r1.fee', text: '0.000005' },
      { kind: 'text', text: ', or ' },
      { kind: 'fact', fact: 'r1.fee', text: '0.000005' },
      { kind: 'text', text: '.' },
    ]);
    expect(groundSentence('⟦r1.fee⟧ SOL in all', ground)).toEqual([
      { kind: 'fact', fact: 'r1.fee', text: '0.000005' },
      { kind: 'text', text: ' in all' },
    ]);
  });

  test('links lead to places of ours whose things are known; the rest is text', () => {
    const toKinds = (sentence: string) =>
      groundSentence(sentence, ground)?.map((span) => [span.kind, span.text]);
    expect(toKinds(`See [it](/token/${MINT}?rpc=x#y).`)).toEqual([
      ['text', 'See '],
      ['link', 'it'],
      ['text', '.'],
    ]);
    for (const href of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert',
      '/tx/../../x',
      '/account/9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    ]) {
      expect(toKinds(`See [it](${href}).`), href).toEqual([
        ['text', 'See '],
        ['text', 'it'],
        ['text', '.'],
      ]);
    }
  });

  test('images and raw HTML leave their words', () => {
    expect(groundSentence('A <b>b</b> ![pixel](https://evil.example/a.png) c', ground)).toEqual([
      { kind: 'text', text: 'A b pixel c' },
    ]);
  });
});
