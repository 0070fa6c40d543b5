/** No regular expression of the product takes longer than in proportion to the text it reads. */
import { describe, expect, test } from 'vitest';
import { SIGN_OR_GREW } from '../../src/assistant/parse/composed/comparisons.ts';
import { COMPILED } from '../../src/assistant/parse/compose/find-parts.ts';
import { FIRST_OF } from '../../src/assistant/parse/compose/to-composition.ts';
import { TOP as TOP_SHARE } from '../../src/assistant/parse/compose/top-share.ts';
import { RANKED } from '../../src/assistant/parse/composed/each-top.ts';
import { BUSY, WAS, WITH } from '../../src/assistant/parse/composed/extremes.ts';
import { VERB } from '../../src/assistant/parse/composed/predicates.ts';
import { TOP } from '../../src/assistant/parse/composed/ranks.ts';
import { PATTERN } from '../../src/assistant/parse/composed/top-sets.ts';
import { FIRST_OF_CHAIN } from '../../src/assistant/parse/composed/windows.ts';
import { toBoundary, toJoint } from '../../src/assistant/parse/parts.ts';
import { FIRST_BUYERS } from '../../src/assistant/parse/readers/first-buyers.ts';
import { TOP_HOLDERS } from '../../src/assistant/parse/readers/holder-lists.ts';
import { SEVERAL } from '../../src/assistant/parse/readers/launch-creators.ts';
import { SECRET_WORDS } from '../../src/contracts/assistant/looks-secret.ts';
import { CAPS, SPANS } from '../../src/assistant/parse/sized.ts';
import { WORD_NUMBER } from '../../src/server/assistant/grounding/word-numbers.ts';
import { INVISIBLE_CHARACTER } from '../../src/std/text.ts';
import { findPatterns, type MadePattern } from './find-patterns.ts';
import { judgePattern } from './judge-pattern.ts';

const { patterns, made } = findPatterns();

/** Those that are made while the product runs: of what, and one of them. */
const MADE: readonly (MadePattern & { readonly of: string; readonly one: RegExp })[] = [
  {
    file: 'assistant/parse/compose/find-parts.ts',
    argument: "`(?:${pattern})(?![\\\\w'-])`",
    of: 'words for a part of a question, each judged below',
    one: COMPILED[0]!.pattern,
  },
  {
    file: 'assistant/parse/compose/to-composition.ts',
    argument:
      '`(?<!\\\\w)(?:of|among|amongst|out of|from) (?:the )?(?=(?<rank>(?:(?:top|biggest|largest|first|most active) (?:${COUNT})|(?:${COUNT}) (?:top|biggest|largest|most active|busiest)) (?<noun>\\\\w{4,12})(?: by (?:(?:total|trading|number of|count of) ){0,2}(?:volume|value|trades|swaps|fees|transactions|holders|liquidity|stake|calls|transfers)(?: paid)?)?)(?!\\\\w))`',
    of: 'words for a number',
    one: FIRST_OF,
  },
  {
    file: 'assistant/parse/compose/top-share.ts',
    argument:
      '`(?:(?:by|from|of|did|do|to|belongs? to|done by|made by|came from|comes from|made up by) )?(?:the |its )?(?:(?:top|biggest|largest|most active|first) (?<count>${COUNT})|(?<number>${COUNT}) (?:top|biggest|largest|most active))(?: percent)?(?: of)?(?: all| the)?(?: most active| biggest| largest)? (?<who>traders|wallets|buyers|sellers|holders|pools|markets|tokens|coins)(?: of (?<token>T\\\\d{1,20}))?(?!\\\\w)`',
    of: 'words for a number',
    one: TOP_SHARE,
  },
  {
    file: 'assistant/parse/composed/comparisons.ts',
    argument: '`${SIGN.source}|${GREW.source}`',
    of: 'two patterns that are judged where they stand',
    one: SIGN_OR_GREW,
  },
  {
    file: 'assistant/parse/composed/each-top.ts',
    argument:
      '`\\\\b${ORDER}(?: single)?(?: (?<count>${COUNT}))?(?: (?:single|sol|T\\\\d{1,20}|by volume|active|\\\\w{1,20}est)){0,9}? ${NOUN}(?!\\\\w)`',
    of: 'lists of words',
    one: RANKED,
  },
  {
    file: 'assistant/parse/composed/extremes.ts',
    argument:
      '`\\\\b(?<busy>busiest|top|quietest|most active|least active|slowest|peak|calmest|liveliest|best|worst)(?: (?<count>${COUNT}))? (?:trading )?${SPAN}`',
    of: 'words for a span of time',
    one: BUSY,
  },
  {
    file: 'assistant/parse/composed/extremes.ts',
    argument:
      "`\\\\b(?:the |which |what |in which )?${SPAN.replace('<span>', '<span2>')}(?: \\\\w{1,40})?? (?:with|had|saw|has|have|having)(?: the)? (?<order>most|least|highest|lowest|fewest|largest|biggest|smallest)\\\\b`",
    of: 'words for a span of time',
    one: WITH,
  },
  {
    file: 'assistant/parse/composed/extremes.ts',
    argument:
      "`\\\\b(?:which|what|in which) ${SPAN.replace('<span>', '<span3>')} (?:was|is|were|has been|had been|got)(?: the)? (?:busiest|quietest|most active|least active|slowest|calmest|liveliest)\\\\b`",
    of: 'words for a span of time',
    one: WAS,
  },
  {
    file: 'assistant/parse/composed/predicates.ts',
    argument:
      "`(?<![\\\\w#'])(?:(?<not>${NEGATION})(?: (?:ever|actually|also|even|a|any|single|have|has)){0,9} )?(?<verb>${VERBS.map(([, pattern]) => pattern).join('|')})(?![\\\\w'])`",
    of: 'lists of words',
    one: VERB,
  },
  {
    file: 'assistant/parse/composed/predicates.ts',
    argument: '`^(?:${pattern})$`',
    of: 'the words for an act',
    one: /^(?:received?|receives|receiving|got(?: paid)?|were (?:paid|funded|sent)|(?:been )?(?:funded|paid) by|receivers?|recipients?)$/,
  },
  {
    file: 'assistant/parse/composed/ranks.ts',
    argument:
      '`\\\\b(?:top|first|biggest|largest|best|worst|bottom) (${COUNT})(?!\\\\w)|(?<![\\\\w#])(${COUNT}) (?:\\\\w{1,40} )?(?:wallets|traders|buyers|sellers|addresses|holders|senders|receivers|accounts|tokens|pools|programs)\\\\b|\\\\b(?:which|the) (two|three|four|five|ten)\\\\b`',
    of: 'words for a number',
    one: TOP,
  },
  {
    file: 'assistant/parse/composed/top-sets.ts',
    argument:
      '`\\\\b(?:of|among|amongst|out of|from|in) (?:the )?(?:(?:top|biggest|largest|first) (?<count>${COUNT})|(?<number>${COUNT}) (?:top|biggest|largest)) (?<who>holders|owners|traders|buyers|sellers)(?: (?:of|in|by volume of) (?<token>T\\\\d{1,20}))?(?: by (?:trading )?(?:volume|value)(?! of\\\\b))?(?! by\\\\b)`',
    of: 'words for a number',
    one: PATTERN,
  },
  {
    file: 'assistant/parse/composed/windows.ts',
    argument:
      "`\\\\bfirst ${LENGTH} of (?:the )?(?:chain|network|index|data|cluster|localnet|history|ledger|everything)\\\\b|\\\\bfirst ${LENGTH.replace(/\\?<count>/, '?<count2>').replace(/\\?<unit>/, '?<unit2>')}(?: ever)?$`",
    of: 'words for a length of time',
    one: FIRST_OF_CHAIN,
  },
  {
    file: 'assistant/parse/parts.ts',
    argument: '`^(?:(?:${and})[,\\\\s]{${isApart ? 1 : 0},9}){1,9}(?=[\\\\s\\\\p{L}])`',
    of: "a language's words for `and`",
    one: toJoint('and|or|but|also', false),
  },
  {
    file: 'assistant/parse/parts.ts',
    argument:
      '`[?？!！;；]{1,90}\\\\s{0,20}|[.。](?:\\\\s{1,20}|$)|\\\\s{1,20}[-–—]{1,20}\\\\s{1,20}|[,，、](?!\\\\d)\\\\s{0,20}|\\\\s{1,20}(?=(?:${and})\\\\s)|\\\\s{1,20}(?=or\\\\s{1,20}(?:is|are|was|were|does|did|do|has|have|can)\\\\s)|(?<=\\\\p{Script=Han})(?=(?:${and}))|(?<=[이하알되]고|으며|는데)\\\\s{1,20}`',
    of: "a language's words for `and`",
    one: toBoundary('and|or|but|also'),
  },
  {
    file: 'assistant/parse/readers/first-buyers.ts',
    argument:
      '`\\\\b(?:first|earliest) (?:(?<count>${COUNT}) )?(?<who>buyers?|wallets? (?:to buy|that bought|who bought)|people (?:to buy|that bought|who bought)|snipers?)(?: of (?<token>T\\\\d{1,20}))?`',
    of: 'words for a number',
    one: FIRST_BUYERS,
  },
  {
    file: 'assistant/parse/readers/holder-lists.ts',
    argument:
      '`\\\\b(?:(?:top|biggest|largest|first|richest) (?<count>${COUNT})|(?<number>${COUNT}) (?:top|biggest|largest|richest)|(?:top|biggest|largest|richest))(?: (?:holders?|owners?|wallets?|whales?|accounts?|bags))?`',
    of: 'words for a number',
    one: TOP_HOLDERS,
  },
  {
    file: 'assistant/parse/readers/launch-creators.ts',
    argument:
      '`\\\\b${WHO} (?:that |who |have |has |had ){0,4}(?:launched|launch|launches|deployed|created|made|put out) (?:(?:more than|over) (?<over>one|${COUNT})|(?:at least )(?<least>${COUNT})|(?<some>several|multiple|many|a lot of))(?: (?:tokens?|coins?|launches|memecoins?|times))?`',
    of: 'words for a number',
    one: SEVERAL,
  },
  {
    file: 'assistant/parse/sized.ts',
    argument: 'pattern',
    of: 'words for spans, each judged below',
    one: SPANS[0]!,
  },
  {
    file: 'assistant/parse/sized.ts',
    argument: 'pattern',
    of: 'words for rows, each judged below',
    one: CAPS[0]!,
  },
  {
    file: 'assistant/write/facts-at.ts',
    argument: "`^${place.replace(/[.+?^${}()|[\\]\\\\]/g, '\\\\$&').replaceAll('*', '\\\\d{1,6}')}$`",
    of: 'a place of a fact, which the catalogue writes',
    one: /^\/holders\/\d{1,6}\/owner$/,
  },
  {
    file: 'contracts/assistant/looks-secret.ts',
    argument: 'words',
    of: 'patterns that are judged where they stand',
    one: new RegExp(SECRET_WORDS[0]!, 'i'),
  },
  {
    file: 'decoder/claims/record.ts',
    argument: '`(?<!\\\\d)${text}(?!\\\\d)`',
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
    [
      ...patterns,
      ...MADE.map(({ file, one: { source, flags } }) => ({ at: file, source, flags })),
      ...COMPILED.map(({ pattern: { source, flags } }) => ({ at: 'find-parts.ts', source, flags })),
      ...[...SPANS, ...CAPS].map(({ source, flags }) => ({ at: 'sized.ts', source, flags })),
    ].map((one) => [`/${one.source}/${one.flags}`, one]),
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
