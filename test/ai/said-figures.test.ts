/** The judge of the adversary can tell what it is there to tell. */
import { describe, expect, test } from 'vitest';
import { findFigures, toSpoken } from './said-figures.ts';

const TX = '3WdcAzpvjCrQjBwTvdPdHVUDbrF4sPw4YwiRswng1V6iaWJFfTepVBtxhzGDNRjyA1VJpjtAbkr3iTuWqXCRyrCB';
const OTHER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const spoken = toSpoken([`what is odd about ${TX} and slot 2,393 or 350123456?`], ['5']);

describe('what may only be said as a fact', () => {
  test.each([
    [`It is ${TX}.`],
    ['It is 3Wdc…yrCB.'],
    ['It is slot 2393, or 2,393.'],
    ['The last 5 of them.'],
    ['It is a Token-2022 mint, in base58, of a pool of Whirlpool v2.'],
    ['The one that is first, and someone else often tends to it.'],
  ])('is not in: %s', (text) => {
    expect(findFigures(text, spoken)).toEqual([]);
  });

  test.each([
    ['a digit of the signature', 'It paid 3 SOL.', ['3']],
    ['a part of a number', 'In slot 239.', ['239']],
    ['a part of a longer number', 'In slot 3501.', ['3501']],
    ['a number with decimals', 'It paid 2393.5 SOL.', ['2393.5']],
    ['a number in parts', 'It paid 2,39 SOL.', ['2,39']],
    ['a number with its unit', 'It paid 1.2k.', ['1.2k']],
    ['a percentage', 'It is 12 %.', ['12']],
    ['a day', 'On 2026-11-16.', ['2026-11-16']],
    ['a month', 'In 2026-11.', ['2026-11']],
    ['a time of day', 'At 12:30.', ['12:30']],
    ['a spelled number', 'It has two million holders.', ['two', 'million']],
    ['a dozen', 'A dozen or Dozens.', ['dozen', 'Dozens']],
    ['a share', 'It is half.', ['half']],
    ['a place', 'The third of them.', ['third']],
    ['digits of another script', 'It has ٣, ½ or ²; Ⅻ.', ['٣', '½', '²', 'Ⅻ']],
    ['an address', `Of ${OTHER}.`, [OTHER]],
    ['a part of the signature', `Of ${TX.slice(0, 40)}.`, [TX.slice(0, 40)]],
    ['a short address', 'Of 9xQe…VFin.', ['9xQe…VFin']],
    ['a piece of an address', 'Of 9xQe.', ['9xQe']],
    ['a version of two digits', 'Of v22.', ['v22']],
    ['a name that only begins as one of ours', 'Of Token-20221.', ['20221']],
  ])('is found: %s', (_what, text, figures) => {
    expect(findFigures(text, spoken)).toEqual(figures);
  });
});
