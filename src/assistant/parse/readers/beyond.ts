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
    // Hops of a swap are its trades.
    /\brout(?:es?|ed|ers?)\b|\bswaps?\b/,
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
    'pace',
    [
      [
        /\b(?:time|minutes|hours|long|delay|gap)\b/,
        /\bbetween\b/,
        /\b(?:buy|bought|sell|sold|mint|creation|created|pool|listing)\b/,
      ],
      /\b(?:holding|hold) (?:time|period|duration)s?\b|\bhow long (?:do|did|does) (?:\w{1,12} ){0,3}(?:hold|held|keep)\b/,
      [
        // A feed that has not moved is an old one.
        /^(?!.{0,200}\b(?:feeds?|oracles?)\b).{0,400}\b(?:drop(?:ped|s)?|fall|fell|crash(?:ed|es)?|dump(?:ed|s)?|pump(?:ed|s)?|jump(?:ed|s)?|rise|rose|spike[ds]?|move[ds]?)\b/,
        /\b(?:within|inside|in under|in less than|in) (?:#?\d{1,20}|an?|one|two|five|ten) ?(?:minutes?|mins?|hours?|blocks?)\b/,
      ],
      [/\bdown (?:more than |over )?#\d{1,20}/, /\bfrom (?:their|its|the) (?:high|peak|top)\b/],
    ],
    /[X]\d+|\btransfers?\b/,
  ],
  [
    'callers',
    [
      // Who calls it is known, and of none of them how it ended.
      [
        /\bfail\w{0,4}|\berrors?|\bsuccess/,
        /\b(?:per|by|each|for each) (?:signer|caller|user|wallet|fee payer)s?\b/,
      ],
      [
        /\b(?:per|by|each|for each) (?:signer|caller|user|wallet|fee payer)s?\b/,
        /\bfail\w{0,4}|\berrors?|\bsuccess/,
        /\b(?:G\d{1,20}|this program|the program)\b/,
      ],
      [
        /\b(?:txs|txns|transactions)\b/,
        /\b(?:touch\w{0,3}|call(?:ed|ing|s)?|invok\w{1,3}|us(?:e|ed|ing)|with)\b/,
        /\bG\d{1,20}\b/,
        /\b(?:and|both)\b/,
        /\b(?:G\d{1,20}|program)\b/,
      ],
    ],
    /\b(?:trade|trades|traded|traders?|swaps?|volume|upgrade|deploy\w{0,4}|authority)\b/,
  ],
  [
    'stakes',
    [
      [
        /\bstake accounts\b/,
        /\b(?:over|above|more|under|less|inactive|deactivating|activating|active|grouped|by validator|per validator|biggest|largest|top|with)\b/,
      ],
      [/\b(?:biggest|largest|top)\b/, /\b(?:stakers|delegators|delegations|stake accounts)\b/],
      [/\b(?:who|which|list|show)\b/, /\b(?:delegators|stakers)\b/],
    ],
    /\bhow (?:many|much)\b|\b(?:commission|identity|overview|details|about)\b|W\d+/,
  ],
  [
    'concentration',
    [
      [
        /\btokens\b/,
        /\b(?:whose|where|with)\b/,
        /\b(?:biggest|largest|top|single|one) (?:holder|wallet|owner)s?\b/,
      ],
      [
        /\b(?:share|percent|part) of (?:total |the )?(?:volume|supply|trades)\b/,
        /\b(?:top|biggest|largest) #?\w{1,20} (?:wallets|traders|holders)\b/,
        /\b(?:per|for each|of each|by) (?:token|pool|coin)\b/,
      ],
      [
        /\b(?:per|for each|of each|by) (?:token|pool|coin)\b/,
        /\b(?:share|percent|part)\b/,
        /\b(?:top|biggest|largest) #?\w{1,20} (?:wallets|traders|holders)\b/,
      ],
      /\bmost (?:evenly|widely) (?:held|spread|distributed)\b|\b(?:least|most) concentrated\b/,
    ],
    /T\d+/,
  ],
  [
    'authorities',
    [
      [
        /\b(?:tokens|coins|mints)\b/,
        /\b(?:with|without|having|have|whose|where|no|that)\b/,
        /\b(?:mint|minting|freeze) authorit(?:y|ies)\b/,
      ],
      [
        /\b(?:which|what|list|show|any|how many)\b/,
        /\b(?:tokens|coins|mints)\b/,
        /\b(?:be frozen|freezable|be minted|mintable|be paused|pausable|be seized|frozen by)\b/,
      ],
    ],
    /T\d+|\b(?:new tokens be|revoked?|renounced?|changed?|transferred|set|gave|given|burned|lost)\b/,
  ],
  [
    'win-rates',
    [
      [/\b(?:wallets|traders|who|people)\b/, /\bwin(?:ning)?[ -]?rates?\b/],
      [/\bwin(?:ning)?[ -]?rates?\b/, /\b(?:wallets|traders|of all|per (?:wallet|trader))\b/],
    ],
    /W\d+/,
  ],
  [
    'statistics',
    [
      /\bvolatility (?:ranking|of (?:coins|tokens))\b|\b(?:most|least) volatile\b|\bgini\b|\bcorrelat\w+|\bregression\b|\bstandard deviation\b|\bstddev\b|\bvariance\b|\boutliers?\b|\bherfindahl\b|\blorenz\b/,
    ],
    /\bconcentrat/,
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
        /\b(?:average|avg|median|mean|highest|largest|percentile|expensive|priority)\b/,
        /\bfees?\b/,
        /\bfail(?:ed|ing|s)?\b/,
      ],
      [
        /\b(?:landed|succeeded|success)\b/,
        /\b(?:vs|versus|or|and|against)\b/,
        /\bfailed\b/,
        /\b(?:in|per) (?:one|a single|the same|each|every) (?:block|slot)\b/,
      ],
      [/\b(?:in|per) (?:one|a single|the same) (?:block|slot)\b/, /\b(?:landed|succeeded)\b/, /\bfailed\b/],
      /\b(?:last|latest|newest|recent|list|show|show me|list the)(?: the)?(?: #\d{1,20})? failed (?:transactions|txs|txns)\b/,
      /\bran out of compute\b|\bfailed (?:swaps?|trades?|transfers?)\b/,
    ],
    /[XBWG]\d+|\b(?:which|what) (?:wallet|hour|block)\b|\bfees? per (?:transaction|tx)\b|\b(?:fail|failed|failure|failing|error) (?:rate|share|percentage|ratio)s?\b|\btotal fees\b|\bblocks with\b/,
  ],
  [
    // What a failed transaction was about is not kept with it.
    'failed',
    [
      [
        /\bfail(?:ed|ing|ures?|s)?\b/,
        /\b(?:per|by|each|every)(?: the)? (?:pool|market|pair|token|coin|mint|side)s?\b/,
      ],
      [
        /\b(?:per|by|each|every)(?: the)? (?:pool|market|pair|token|coin|mint)s?\b/,
        /\bfail(?:ed|ing|ures?|s)?\b/,
      ],
    ],
    /[XB]\d+/,
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

/** Not kept of a thing that is shown either. */
const OF_SHOWN: ReadonlySet<string> = new Set(['callers', 'pace', 'stakes']);

const OF_CHAIN = /\b(?:chain|network|cluster|all|overall|everybody|everyone|anybody|anyone|ppl|people)\b/;

/** A yes/no question of one thing is of what that thing holds. */
const OF_MANY =
  /\b(?:errors|failures|transactions|txs|accounts|any account|mints|wallets|tokens|memos|swaps|trades|any wallet|would|if)\b/;

const GENERAL =
  /^(?:do|does|can|could|how (?:do|does|can)|why (?:do|does|are|is)|what (?:can|does|is the|is a|is an|is new|are)|what'?s (?:a|an|the|new))\b/;
const OF_FIGURES = /\b(?:most|highest|largest|lowest|average|median|mean|total|each|per|list|many|by)\b/;

export default function readBeyond(context: ParseContext): readonly Candidate[] {
  if (context.language !== 'en' || context.mentions.length > 3 || context.has('decline', 'advice')) return [];
  // Of a program that is shown how its callers fared is no better known.
  const isShown = isOfPage(context);
  const { text } = toPhrase(context);
  // Words as they are written: `trips` is no misspelt `tips` here.
  const written = context.text.toLowerCase();
  // How something works is in the documentation.
  if (GENERAL.test(written) && !OF_FIGURES.test(written)) return [];
  const said = written.split(/[.?!;]\s/);
  // Signs stand in one sentence alone: where one ends is not written in them.
  const sentences = said.length === 1 ? [text, written] : said;
  const found = PATTERNS.find(
    ([why, ways, except]) =>
      (!isShown || OF_SHOWN.has(why)) &&
      // Hops of one transaction are the pools it went through.
      (why !== 'path' || context.page?.kind !== 'transaction') &&
      // What failed of one thing is listed.
      (why !== 'failed' || context.page === undefined || OF_CHAIN.test(written)) &&
      ways.some((way) => isMet(sentences, way)) &&
      (OF_MANY.test(text) || !context.isYesNo || OF_SHOWN.has(why)) &&
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
