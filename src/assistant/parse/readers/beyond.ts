/** Composed questions of what is not kept here row by row: said plainly, with what can be asked instead. */
import type { Candidate, ParseContext } from '../context.ts';
import { toPhrase } from '../composed/phrase.ts';

const BONUS = 0.85;

/** `why did it fail`, `this transaction`: the thing that is shown is meant. */
const isOfPage = ({ page, given, text }: ParseContext): boolean =>
  (page ?? given[0]) !== undefined && /\b(?:this|it|its|here)\b/i.test(text);

/** Patterns that stand one behind the other, however far apart, in one sentence. */
type Way = RegExp | readonly [first: RegExp, ...then: readonly RegExp[]];

/** Keys of `decline-beyond-…`; things are signs, as `toPhrase` has them. */
const PATTERNS: readonly (readonly [why: string, ways: readonly Way[], except?: RegExp])[] = [
  [
    'what-if',
    [
      [/^if\b/, /\b(?:had|would|were)\b/],
      /\bwould (?:it|X\d{1,20}|the (?:swap|trade|transaction)) have\b/,
      [/\bwhat if\b/, /\b(?:had|slippage)\b/],
    ],
  ],
  ['basis', [/\btax (?:report|statement|return)\b|\bcost basis\b|\bfifo\b|\blifo\b/]],
  [
    // One step of it is told: to whom a wallet sent.
    'path',
    [/\b\w+ hops?\b|\bmoney trail\b|\bdegrees of separation\b|\btrace all\b/],
  ],
  [
    'order',
    [
      /\bround[ -]?trips?\b|\bback and forth\b/,
      /\bwithin #\d{1,20} (?:minutes?|hours?|days?|blocks?|slots?) of (?:buying|selling|receiving|each other|that|it)\b/,
      [
        /\b(?:bought|received|created|funded)\b/,
        /\b(?:and|then)\b/,
        /\b(?:sold|sent|closed|dumped)\b/,
        /\bwithin (?:#\d{1,20}|an?|one|two) ?(?:minutes?|hours?|days?)\b/,
      ],
      /\bvery first transaction was\b|\bfirst (?:transaction|action|move) was\b/,
    ],
  ],
  [
    'statistics',
    [
      /\bgini\b|\bcorrelat\w+|\bregression\b|\bstandard deviation\b|\bstddev\b|\bvariance\b|\boutliers?\b|\bherfindahl\b|\blorenz\b/,
    ],
  ],
  [
    'contents',
    [
      [/\bmemos?\b/, /\b(?:begins?|starts?|contain\w{0,40}|text|says?|whose)\b/],
      [/\b(?:v0|v1|legacy)\b/, /\btransactions?\b/],
      /\bdelegate(?:d)? (?:approval|amount)s?\b/,
      [/\b(?:created|opened|funded)\b/, /\bclosed\b/],
      /\bpermanent delegate\b|\bfreeze by default\b|\brequested (?:limit|compute)\b/,
    ],
    /[XB]\d+|\bthe permanent delegate\b/,
  ],
  [
    'failed',
    [
      [
        /\b(?:average|median|mean|highest|largest|percentile|expensive|priority)\b/,
        /\bfees?\b/,
        /\bfail(?:ed|ing|s)?\b/,
      ],
      [/\bfailed\b/, /\bfees?\b/],
      [/\b(?:errors?|reasons?|causes?)\b/, /\b(?:failed|failures|fail|failing)\b/],
      [/\bfailed\b/, /\b(?:errors?|reasons?|causes?)\b/],
      /\bran out of compute\b|\bfailed (?:swaps?|trades?|transfers?)\b|\b(?:slippage) (?:failures|errors)\b/,
    ],
    /[XBW]\d+|\bfees? per (?:transaction|tx)\b|\bfailure rate\b|\btotal fees\b/,
  ],
  [
    'leaders',
    [
      [
        /\b(?:which|what|per|by|each|every|for each) (?:leaders?|block producers?)\b/,
        /\b(?:transactions?|fees?|blocks?|packed|compute|votes?|per)\b/,
      ],
      [/\b(?:transactions?|fees?|compute|went|burned)\b/, /\b(?:per|by|each) leader\b/],
    ],
  ],
  [
    'past-holdings',
    [
      [/\b(?:held|holdings?|balances?|wallets?|wallet)\b/, /\b(?:changed? the most|change) between\b/],
      /\bshare (?:of|in) (?:several|#\d{1,20} or more|three or more) (?:different )?tokens\b/,
      /\b#\d{1,20} ?(?:%|percent)? of (?:#\d{1,20}|three|two|four|several) or more (?:different )?tokens\b|\bpercent of (?:three|#\d{1,20})/,
    ],
  ],
];

/** Whether a way is gone in one of the sentences. */
const isMet = (sentences: readonly string[], way: Way): boolean =>
  sentences.some((sentence) => {
    let rest = sentence;
    return (way instanceof RegExp ? [way] : way).every((pattern) => {
      const match = pattern.exec(rest);
      if (match !== null) rest = rest.slice(match.index + match[0].length);
      return match !== null;
    });
  });

/** A yes/no question of one thing is of what that thing holds. */
const OF_MANY =
  /\b(?:transactions|txs|accounts|any account|mints|wallets|tokens|memos|swaps|trades|any wallet|would|if)\b/;

const GENERAL =
  /^(?:do|does|can|could|how (?:do|does|can)|why (?:do|does|are|is)|what (?:can|does|is the|is a|is an|is new|are)|what'?s (?:a|an|the|new))\b/;
const OF_FIGURES = /\b(?:most|highest|largest|lowest|average|median|mean|total|each|per|list|many|by)\b/;

export default function readBeyond(context: ParseContext): readonly Candidate[] {
  if (context.language !== 'en' || context.mentions.length > 3 || isOfPage(context)) return [];
  const { text } = toPhrase(context);
  // Words as they are written: `trips` is no misspelt `tips` here.
  const written = context.text.toLowerCase();
  // How something works is in the documentation.
  if (GENERAL.test(written) && !OF_FIGURES.test(written)) return [];
  const said = written.split(/[.?!;]\s/);
  // Signs stand in one sentence alone: where one ends is not written in them.
  const sentences = said.length === 1 ? [text, written] : said;
  const found = PATTERNS.find(
    ([, ways, except]) =>
      ways.some((way) => isMet(sentences, way)) &&
      (OF_MANY.test(text) || !context.isYesNo) &&
      (except === undefined || !except.test(text)),
  );
  if (found === undefined) return [];
  return [
    {
      used: new Set(context.tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: context.mentions.slice(0, 1).map(({ subject }) => subject),
        want: { kind: 'decline', why: `beyond-${found[0]}` },
        bounds: [],
        shape: {},
        form: 'explanation',
        negated: false,
      },
    },
  ];
}
