/** Sentences of one form that are one query: the largest trade of a token, what a wallet mostly buys, an average over the last blocks, what went on. */
import type { AskedQuery, SubjectKind } from '../../question/question.ts';
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { QueryWant } from '../events/query-shape.ts';
import type { Composed } from './composed.ts';
import type { Measure, Where } from './figures.ts';
import { toPhraseTime } from './phrase-time.ts';
import { mentionOf, toCount, tokensOf, type Phrase } from './phrase.ts';
import { SOL_MINT } from '../../question/sol.ts';
import { NET_USD } from './ranks.ts';

interface Sentence {
  readonly pattern: RegExp;
  /** `undefined` where it is of something else. */
  readonly toWant: (match: RegExpExecArray, phrase: Phrase) => QueryWant | undefined;
  /** Whether words beside it may be of something else. */
  readonly isWhole?: true;
}

const LOW = /^(?:smallest|lowest|least|tiniest)$/;
const SIDES: Readonly<Record<string, boolean>> = { bu: true, pu: true, se: false, sa: false };
const sideOf = (word: string): readonly Where[] => {
  const isBuy = SIDES[word.slice(0, 2)];
  return isBuy === undefined ? [] : [{ field: 'isBuy', is: '=', value: isBuy }];
};
const SUM: Measure = { measure: 'sum', field: 'microUsd' };
const COUNT: Measure = { measure: 'count' };

/** `the largest trade on T0`, and on the page of a token `the largest trade`. */
const LARGEST: Sentence = {
  pattern:
    /(?:^|\b(?:the|what was|whats|what s|what is|show|show me) )(?<order>largest|biggest|highest|smallest|lowest|tiniest)(?: single| ever)? (?<what>trade|swap|buy|purchase|sell|sale)(?: ever)?(?: (?:on|of|in|for|with|made in|made with) (?<sign>[TP]\d{1,20}))?(?: ever)?(?= ,|$| so)/,
  isWhole: true,
  toWant({ groups = {} }, phrase) {
    const { page } = phrase.context;
    const named = groups['sign'] === undefined ? undefined : mentionOf(phrase, groups['sign'])?.subject;
    const subject = named ?? (phrase.context.mentions.length === 0 ? page : undefined);
    if (subject?.kind !== 'token' && subject?.kind !== 'pool') return undefined;
    const thing: Where = {
      field: subject.kind === 'token' ? 'base' : 'market',
      is: '=',
      value: subject.id,
    };
    const side = sideOf(groups['what'] ?? '');
    // Buys or sales of one token are ranked by its amount, as `the 5 largest sells of T0` are.
    const by = subject.kind === 'token' && side.length > 0 ? 'baseAmount' : 'microUsd';
    return {
      kind: 'query',
      query: {
        from: 'trades',
        where: [...side, thing],
        time: toPhraseTime(phrase.context),
        show: [...(EVENTS_BY_KEY.get('trade')?.show ?? [])],
        order: { by, descending: !LOW.test(groups['order'] ?? '') },
        limit: 1,
      },
      answers: 'first',
    };
  },
};

/** `what did W0 buy mainly`: the tokens, by what they came to. */
const MOSTLY: Sentence = {
  pattern:
    /\b(?:what|which (?:token|coin))s? (?:did|does|do|has|have|is|was) (?<sign>W\d{1,20}) (?:been )?(?<act>buy|bought|buying|sell|sold|selling|trade|traded|trading|swap|swapping)(?: the)? (?:mainly|mostly|most|primarily|predominantly|chiefly|most of all|most often|biggest)(?: of)?$|\bwhat (?:did|does|do) (?<sign2>W\d{1,20}) (?:mainly|mostly|primarily) (?<act2>buy|sell|trade|swap)$/,
  isWhole: true,
  toWant({ groups = {}, 0: said }, phrase) {
    const wallet = mentionOf(phrase, groups['sign'] ?? groups['sign2'] ?? '')?.subject.id;
    if (wallet === undefined) return undefined;
    const measures = said.endsWith('often') ? [COUNT, SUM] : [SUM, COUNT];
    return {
      kind: 'query',
      answers: 'first',
      query: {
        from: 'trades',
        time: toPhraseTime(phrase.context),
        where: [
          { field: 'trader', is: '=', value: wallet },
          ...sideOf(
            (groups['act'] ?? groups['act2'] ?? '').replace(/^bought/, 'buy').replace(/^sold/, 'sell'),
          ),
        ],
        by: ['base'],
        measures,
        order: { by: measures[0] === SUM ? 'sum_microUsd' : 'count', descending: true },
        limit: 5,
      },
    };
  },
};

const OF_BLOCKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fails|failed|failures|failing)\b/, 'failed'],
  [/\bpriority fees?\b/, 'priorityFeeLamports'],
  [/\bfees?\b/, 'feeLamports'],
  [/\b(?:compute|cu|computation)\b/, 'computeUnits'],
  [/\b(?:trades|swaps)\b/, 'swaps'],
  [/\btransfers\b/, 'transfers'],
  [/\b(?:transactions|txs|txns|tx|transaction)\b/, 'transactions'],
  [/\bvotes\b/, 'votes'],
];
const WITHOUT_VOTES =
  /\b(?:non ?votes?|non-votes?|not votes?|without(?: the)? votes?|(?:excluding|except|ignoring|minus)(?: the)? votes?|other than votes)\b/;

/** `the average of the last 100 blocks`: each block counts once, however much is in it. */
const OVER_BLOCKS: Sentence = {
  pattern:
    /\b(?:last|newest|latest|past|recent|previous) (?<count>#\d{1,20}|two|three|four|five|six|seven|eight|nine|ten) (?:blocks|slots)\b/,
  toWant({ groups = {} }, phrase) {
    const { text } = phrase;
    const sum = /\b(?<sum>average|avg|mean|median|typical)\b/.exec(text)?.groups?.['sum'];
    const limit = toCount(phrase, groups['count']);
    const plain = text.replace(WITHOUT_VOTES, ' ');
    const field = OF_BLOCKS.find(([pattern]) => pattern.test(plain))?.[1];
    if (sum === undefined || limit === undefined || field === undefined) return undefined;
    const measure = sum === 'median' ? 'median' : 'mean';
    const isOfUsers = field === 'transactions' && WITHOUT_VOTES.test(text);
    if (isOfUsers && measure === 'median') return undefined;
    return {
      kind: 'query',
      answers: 'figure',
      query: {
        from: 'blocks',
        time: {},
        measures: [
          { measure, field },
          // What is left of a mean without another one is seen from both, and from the sums.
          ...(isOfUsers
            ? [
                { measure: 'mean', field: 'votes' },
                { measure: 'sum', field, less: { measure: 'sum', field: 'votes' }, as: 'nonVotes' },
              ]
            : []),
          { measure: 'min', field: 'slot' },
          { measure: 'max', field: 'slot' },
          COUNT,
        ],
        join: {
          field: 'slot',
          in: {
            from: 'blocks',
            time: {},
            by: ['slot'],
            measures: [{ measure: 'max', field: 'slot' }],
            order: { by: 'max_slot', descending: true },
            limit,
          },
        },
      },
    };
  },
};

/** `what happened in the last 10 minutes`: what all blocks of that time come to. */
const WENT_ON: Sentence = {
  pattern:
    /^(?:so |and |ok )?(?:what (?:has )?happened|what (?:has been|is|was|s) (?:going on|happening|up)|whats (?:going on|happening)|what went on|(?:give me |show me |show )?(?:a |the )?(?:summary|overview|recap) of (?:the )?(?:activity|network|chain)|how (?:busy|active) (?:was|is|has) (?:it|the (?:chain|network))(?: been)?|(?:network |chain )?activity)(?: on)?(?: (?:the )?(?:chain|network|here|there))?$/,
  isWhole: true,
  toWant(_match, phrase) {
    const { time } = phrase.context;
    if (time === undefined || phrase.context.mentions.some(({ isSoft }) => isSoft !== true)) return undefined;
    const sum = (field: string): Measure => ({ measure: 'sum', field });
    return {
      kind: 'query',
      answers: 'figure',
      query: {
        from: 'blocks',
        time: toPhraseTime(phrase.context),
        measures: [
          sum('transactions'),
          sum('votes'),
          sum('failed'),
          sum('swaps'),
          sum('microUsd'),
          sum('transfers'),
          sum('tokenMints'),
          COUNT,
        ],
      },
    };
  },
};

/** Shares of a token's trades, by what those who made them hold now. */
const BY_HOLDERS: Sentence = {
  pattern:
    /\b(?:how much|what share|what part|what percent(?:age)?|share|percent(?:age)?) of (?:the )?(?<sign>T\d{1,20})(?:'?s)?(?: s)? (?:trading |total )?(?<what>volume|trades|swaps) (?:came|comes|is|was|were)? ?(?:from|by|made by|done by|due to) (?:wallets|traders|people|those|accounts|addresses|anyone|anybody) (?:that|who|which) (?<not>don ?'?t|do not|no longer|don t|dont|doesn ?'?t|does not|never|still|currently)? ?(?:hold|holds|own|owns|have|has)(?: it| any| any of it| any of them| some| some of it| none(?: of it)?| nothing)?(?: any ?more| now| today| at present| still| left){0,3}$/,
  isWhole: true,
  toWant({ groups = {}, 0: said }, phrase) {
    const mint = mentionOf(phrase, groups['sign'] ?? '')?.subject.id;
    if (mint === undefined) return undefined;
    const denied =
      /^(?:don|do not|no longer|dont|does)/.test(groups['not'] ?? '') || /\bnone|nothing/.test(said);
    const value: Measure = groups['what'] === 'volume' ? SUM : COUNT;
    const among: NonNullable<AskedQuery['join']> = {
      field: 'trader',
      ...(denied && { not: true }),
      in: {
        from: 'holdings',
        where: [
          { field: 'mint', is: '=', value: mint },
          { field: 'amount', is: '>', value: 0 },
        ],
        by: ['owner'],
      },
    };
    return {
      kind: 'query',
      answers: 'figure',
      query: {
        from: 'trades',
        time: toPhraseTime(phrase.context),
        where: [{ field: 'base', is: '=', value: mint }],
        measures: [{ ...value, among, of: value, as: 'part' }, { ...value, among, as: 'partOf' }, value],
      },
    };
  },
};

/** `what % of traders are in the red`: those whose sales came to less than what they bought. */
const IN_PROFIT: Sentence = {
  pattern:
    /\b(?:what|which|how big a)? ?(?:%|percent|percentage|share|part|fraction|portion|proportion) of (?:all )?(?:the )?(?:wallets|traders|people|users|accounts|addresses)(?: (?:that|who|which) (?:ever |have )?(?:traded|swapped|trade|swap))?(?: (?:that|who|which))?(?: (?:is|are|was|were|ended|made|make|lost|lose|have|has|end|did)(?: up| been| made| lost)?)? ?(?<how>(?:in the )?(?:red|green|minus|plus)|(?:at|with|in) a (?:loss|profit)|(?:a )?loss|(?:in |a )?profit|profitable|unprofitable|money|losing(?: money)?|winning|losers|winners)?/,
  isWhole: true,
  toWant({ groups = {}, 0: said }, phrase) {
    if (phrase.context.mentions.length > 0) return undefined;
    const how = groups['how'] ?? '';
    const isLoss = /red|minus|loss|unprofitable|los/.test(
      `${how} ${/\blost|\blose/.test(said) ? 'los' : ''}`,
    );
    if (how === '' && !/\b(?:lost|lose)\b/.test(said)) return undefined;
    const time = toPhraseTime(phrase.context);
    const among: NonNullable<AskedQuery['join']> = {
      field: 'trader',
      in: {
        from: 'trades',
        time,
        by: ['trader'],
        measures: [NET_USD],
        having: [{ field: 'soldLessBought', is: isLoss ? '<' : '>', value: 0 }],
      },
    };
    const value: Measure = { measure: 'distinct', field: 'trader' };
    return {
      kind: 'query',
      answers: 'figure',
      notes: ['note-net'],
      query: {
        from: 'trades',
        time,
        measures: [{ ...value, among, of: value, as: 'part' }, { ...value, among, as: 'partOf' }, value],
      },
    };
  },
};

/** `the pools of G0`, `on which markets does G0 trade`. */
const POOLS_OF: Sentence = {
  pattern:
    /(?:^|\b(?:the|its|all|list|show|show me|what|which|what are the) )(?:pools|markets|pairs) (?:of|on|in|at|by|run by|does|from) (?<sign>G\d{1,20})(?: have| run| has)?$|(?<sign2>G\d{1,20})(?:'?s| s| ,)? (?:its )?(?:pools|markets|pairs)$/,
  isWhole: true,
  toWant({ groups = {} }, phrase) {
    const venue = mentionOf(phrase, groups['sign'] ?? groups['sign2'] ?? '')?.subject.id;
    if (venue === undefined || phrase.context.time !== undefined) return undefined;
    return {
      kind: 'query',
      answers: 'rows',
      query: {
        from: 'markets',
        where: [{ field: 'venue', is: '=', value: venue }],
        show: ['market', 'base', 'quote', 'liquidityMicroUsd', 'swaps', 'time'],
        order: { by: 'swaps', descending: true },
        limit: 50,
      },
    };
  },
};

/** `when was his last sale`: the one trade, with its time. */
const LAST_DEAL: Sentence = {
  pattern:
    /\bwhen (?:was|is|were) (?:(?<sign>W\d{1,20}|T\d{1,20}|P\d{1,20})(?:'?s| s)?|(?:his|her|their|its|the|this \w{1,10} s)|the (?=\w)) (?<order>last|latest|newest|most recent|first|earliest) (?<what>sale|sell|buy|purchase|trade|swap)(?: (?:of|on|in|with|for) (?<token>T\d{1,20}))?(?= |$)/,
  isWhole: true,
  toWant({ groups = {} }, phrase) {
    const { page } = phrase.context;
    const person = phrase.context.mentions.find(({ isSoft }) => isSoft === true)?.subject;
    const subject =
      groups['sign'] === undefined ? (person ?? page) : mentionOf(phrase, groups['sign'])?.subject;
    const field = subject === undefined ? undefined : DEALT_BY[subject.kind];
    if (subject === undefined || field === undefined) return undefined;
    const token = groups['token'] === undefined ? undefined : mentionOf(phrase, groups['token'])?.subject.id;
    return {
      kind: 'query',
      answers: 'first',
      query: {
        from: 'trades',
        time: toPhraseTime(phrase.context),
        where: [
          ...sideOf(groups['what'] ?? ''),
          { field, is: '=', value: subject.id },
          ...(token === undefined ? [] : [{ field: 'base', is: '=' as const, value: token }]),
        ],
        show: [...(EVENTS_BY_KEY.get('trade')?.show ?? [])],
        order: { by: 'time', descending: !/^(?:first|earliest)$/.test(groups['order'] ?? '') },
        limit: 1,
      },
    };
  },
};
const DEALT_BY: Readonly<Partial<Record<SubjectKind, string>>> = {
  account: 'trader',
  token: 'base',
  pool: 'market',
};

/** `the biggest transfer not counting SOL`: amounts of several tokens have no order, so that of each is told. */
const LARGEST_BUT: Sentence = {
  pattern:
    /\b(?:biggest|largest|highest)(?: single)? (?:transfers?|payments?)\b(?<rest>.{0,80}?)\b(?:not counting|excluding|without|except(?: for)?|other than|apart from|besides|ignoring|leaving out) (?:any |the )?(?<sign>T\d{1,20}|sol|solana|wsol)\b/,
  isWhole: true,
  toWant({ groups = {} }, phrase) {
    const { page, mentions } = phrase.context;
    const sign = groups['sign'] ?? '';
    const mint = sign.startsWith('T') ? mentionOf(phrase, sign)?.subject.id : SOL_MINT;
    const wallet =
      mentions.find(({ subject, isSoft }) => subject.kind === 'account' && isSoft !== true)?.subject ??
      (page?.kind === 'account' ? page : undefined);
    if (mint === undefined) return undefined;
    const isIn = /\b(?:received|incoming|got|into?)\b/.test(phrase.text);
    return {
      kind: 'query',
      answers: 'rows',
      notes: ['each-token'],
      query: {
        from: 'transfers',
        time: toPhraseTime(phrase.context),
        where: [
          { field: 'mint', is: '!=', value: mint },
          ...(wallet === undefined
            ? []
            : [{ field: isIn ? 'receiver' : 'sender', is: '=' as const, value: wallet.id }]),
        ],
        by: ['mint'],
        measures: [{ measure: 'max', field: 'amount' }, COUNT],
        order: { by: 'count', descending: true },
        limit: 10,
      },
    };
  },
};

const SENTENCES: readonly Sentence[] = [
  LARGEST_BUT,
  LAST_DEAL,
  IN_PROFIT,
  POOLS_OF,
  LARGEST,
  MOSTLY,
  OVER_BLOCKS,
  WENT_ON,
  BY_HOLDERS,
];

export function toSentence(phrase: Phrase): Composed | undefined {
  for (const { pattern, toWant, isWhole } of SENTENCES) {
    const match = pattern.exec(phrase.text);
    const want = match === null ? undefined : toWant(match, phrase);
    if (match === null || want === undefined) continue;
    const { context } = phrase;
    return {
      want,
      bounds: [],
      used:
        isWhole === true
          ? [...tokensOf(phrase, match), ...context.of('ask').flatMap(({ at }) => at)]
          : [...context.tokens.keys()],
      notes: [],
    };
  }
  return undefined;
}
