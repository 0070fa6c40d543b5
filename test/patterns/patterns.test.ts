/** No regular expression of the product takes longer than in proportion to the text it reads. */
import { describe, expect, test } from 'vitest';
import { WORD_NUMBER } from '../../src/server/assistant/grounding/word-numbers.ts';
import { INVISIBLE_CHARACTER } from '../../src/std/text.ts';
import { findPatterns, type MadePattern } from './find-patterns.ts';
import { judgePattern } from './judge-pattern.ts';

const { patterns, made } = findPatterns();

/** Those that are made while the product runs: of what, and one of them. */
const MADE: readonly (MadePattern & { readonly of: string; readonly one: RegExp })[] = [
  {
    file: 'assistant/write/facts-at.ts',
    argument: "`^${place.replace(/[.+?^${}()|[\\]\\\\]/g, '\\\\$&').replaceAll('*', '\\\\d{1,6}')}$`",
    of: 'a place of a fact, which the catalogue writes',
    one: /^\/holders\/\d{1,6}\/owner$/,
  },
  {
    file: 'decoder/claims/record.ts',
    argument: '`(?<!\\\\d)${value}(?!\\\\d)`',
    of: 'the digits of a whole number',
    one: /(?<!\d)12(?!\d)/,
  },
  {
    file: 'decoder/transaction/log-reason.ts',
    argument: 'INVISIBLE_CHARACTER.source',
    of: 'a pattern that is judged where it stands',
    one: INVISIBLE_CHARACTER,
  },
  {
    file: 'server/assistant/grounding/ground-sentence.ts',
    argument: '`^\\\\s?${escape(one)}(?![\\\\w])`',
    of: 'the unit of a fact, letter by letter',
    one: /^\s?SOL(?![\w])/i,
  },
  {
    file: 'server/assistant/grounding/ground-sentence.ts',
    argument: '`^\\\\s?${escape(unit)}`',
    of: 'the unit of a fact, letter by letter',
    one: /^\s?SOL/i,
  },
  {
    file: 'server/assistant/grounding/says-date.ts',
    argument: '`\\\\b${name}`',
    of: 'the name of a month',
    one: /\bjan/,
  },
  {
    file: 'server/assistant/grounding/word-numbers.ts',
    argument:
      "`(?<![\\\\w-])(?:${SMALL}(?:[ -]${LARGE_WORD}| dozen){0,6}|(?:a |one )?(?:dozen|${LARGE_WORD})(?: ${LARGE_WORD}){0,6}|half|twice|thrice|halved|doubled|tripled|${ORDINALS.join('|')}|dozens|hundreds|thousands|millions|billions|trillions)(?![\\\\w-])`",
    of: 'lists of the words of numbers',
    one: WORD_NUMBER,
  },
  {
    file: 'server/edge/written-paths.ts',
    argument: "`^${route.replace(/:[A-Za-z]+/g, '[^/]+')}$`",
    of: 'a route of ours',
    one: /^\/api\/labels\/[^/]+\/[^/]+$/,
  },
  {
    file: 'server/export/file-name.ts',
    argument: '`\\\\.${extension}$`',
    of: 'the extension of a format',
    one: /\.parquet$/i,
  },
  {
    file: 'server/sso/setting-fields.ts',
    argument: '`^[^\\\\0-\\\\x1f\\\\x7f]{1,${most}}$`',
    of: 'a number of characters',
    one: /^[^\0-\x1f\x7f]{1,4096}$/,
  },
  {
    file: 'server/users/key-gate.ts',
    argument: '`^Bearer (${PRODUCT.slug}_[\\\\w-]{43})$`',
    of: 'the name of the product',
    one: /^Bearer (name_[\w-]{43})$/,
  },
  {
    file: 'std/plain-text.ts',
    argument: 'INVISIBLE_CHARACTER.source',
    of: 'a pattern that is judged where it stands',
    one: INVISIBLE_CHARACTER,
  },
  {
    file: 'store/define-query.ts',
    argument: '`\\\\$${sqlName}\\\\b`',
    of: 'the name of a parameter of a statement of ours',
    one: /\$from_time\b/g,
  },
  {
    file: 'store/define-query.ts',
    argument: '`\\\\bin\\\\s*\\\\(\\\\s*\\\\$${sqlName}\\\\s*\\\\)`',
    of: 'the name of a parameter of a statement of ours',
    one: /\bin\s*\(\s*\$from_time\s*\)/gi,
  },
  {
    file: 'store/dialect.ts',
    argument: '`\\\\b${column}\\\\s+is\\\\s+(?:not\\\\s+)?null\\\\b`',
    of: 'the name of a column of ours',
    one: /\bfrom_time\s+is\s+(?:not\s+)?null\b/i,
  },
  {
    file: 'store/sqlite/run-query.ts',
    argument: '`\\\\$${toSqlName(name)}\\\\b`',
    of: 'the name of a parameter of a statement of ours',
    one: /\$from_time\b/g,
  },
  {
    file: 'web/services/cache/answer-cache.ts',
    argument: '`(?:^|;\\\\s*)${CLUSTER_COOKIE.name}=([^;]*)`',
    of: 'the name of a cookie of ours',
    one: /(?:^|;\s*)cluster=([^;]*)/,
  },
];

/** Each pattern once, by what it says. */
const all = [
  ...new Map(
    [...patterns, ...MADE.map(({ file, one: { source, flags } }) => ({ at: file, source, flags }))].map(
      (one) => [`/${one.source}/${one.flags}`, one],
    ),
  ),
];
const PART = 100;
const parts = Array.from({ length: Math.ceil(all.length / PART) }, (_, index) => {
  const part = all.slice(index * PART, (index + 1) * PART);
  return { name: `${index * PART + 1} to ${index * PART + part.length} of ${all.length}`, part };
});

describe('the checker', () => {
  test.each([
    /\bwhich\b.*\bprogram\b/,
    /\b(?:a)\b.*\b(?:b)\b.*\b(?:c)\b/,
    /\bprice\b(?!.*\bgot\b)/,
    /comput\w* units?/,
    /\s+$/,
    /^#{1,6}\s+(.*?)\s*#*$/,
    /^(?:[a-z]+)+$/,
    /^(?:\w|\s|\W)+x$/,
    /(?<=\.\d*)0/,
    /^[a-z]{1,200}[a-z]{1,200}$/,
    /(?<!\w)(?:\S+ )+x/,
  ])('refuses %s', ({ source, flags }) => {
    expect(judgePattern(source, flags)).toMatchObject({ kind: 'refused' });
  });

  test.each([
    [/\bcomput\w{0,9} units?\b/, 'bounded'],
    [/[()*+[\]{}\\]\{2}\(?/, 'bounded'],
    [/^\d+(?:\.\d+)?$/, 'linear'],
    [/(?<![\w.])\d[\d,]*/g, 'linear'],
    [/\bcomput\w* units?\b/, 'linear'],
    [/^[^\0-\x1f]{1,255}$/, 'linear'],
  ] as const)('lets %s pass', ({ source, flags }, kind) => {
    expect(judgePattern(source, flags)).toEqual({ kind });
  });
});

describe('the regular expressions of the product', () => {
  test('are all seen', () => {
    expect(patterns.length).toBeGreaterThan(700);
    expect(patterns.filter(({ at }) => at.startsWith('assistant/parse/')).length).toBeGreaterThan(10);
    expect(patterns.map(({ at }) => at.split(':')[0])).toContain('server/sso/saml/xml-tree.ts');
  });

  test('that are made while it runs are all known', () => {
    const toPlace = ({ file, argument }: MadePattern) => `${file}: ${argument}`;
    expect(made.map(toPlace)).toEqual(MADE.map(toPlace));
  });

  // In parts, since judging one may take a second: how long a test may hang is no measure of them all together.
  test.each(parts)(
    'take no longer than in proportion to a text: $name',
    ({ part }) => {
      const refused = part.flatMap(([text, { at, source, flags }]) => {
        const verdict = judgePattern(source, flags);
        return verdict.kind === 'refused' ? [`${at} ${text}: ${verdict.why}`] : [];
      });
      expect(refused).toEqual([]);
    },
    300_000,
  );
});
