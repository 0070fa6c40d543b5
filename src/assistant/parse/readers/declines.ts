/** What is not done, cannot be known, or is only talk, by what a question means and not by a single word of it. */
import type { Candidate, ParseContext } from '../context.ts';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { SubjectKind } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import { findOpenings, isElliptic, matchAt, type Opening } from '../clauses.ts';
import { isSol } from '../../question/sol.ts';

const BONUS = {
  order: 0.6,
  meant: 0.55,
  offChain: 0.42,
  elsewhere: 0.2,
  weak: -0.12,
  talk: 0.05,
  input: 0.5,
  empty: -0.15,
} as const;

export default function readDeclines(context: ParseContext): readonly Candidate[] {
  return [
    ...readOrders(context),
    ...readHarm(context),
    ...readUnknowable(context),
    ...readTalk(context),
    ...readInput(context),
  ];
}

/** An imperative with an act and what it acts on: `send 2 SOL to …`. `how do I send` and `check whether` are none. */
function readOrders(context: ParseContext): readonly Candidate[] {
  const why =
    context.language === 'en'
      ? findOpenings(context)
          .map((opening) => orderOf(context, opening))
          .find(Boolean)
      : orderAnywhere(context);
  return why === undefined ? [] : [decline(context, why, BONUS.order)];
}

function orderOf(context: ParseContext, { at, end, before }: Opening): string | undefined {
  const act = matchAt(context, 'act', at);
  const token = context.tokens[at];
  if (act === undefined || token === undefined || isElliptic(context, token.end)) return undefined;
  if (act.key === 'login') return 'login';
  // Only the bare form of a verb orders: not `transfers of`, `swapped`, `staking`.
  if (act.at.length === 1 && token.text !== bareOf(context, at)) return undefined;
  // `set it up so my wallet copies his trades`.
  const next = act.at.at(-1)! + 1; // a match has tokens
  const isSetUp =
    act.at.length > 1 &&
    token.text === 'set' &&
    context.of('act').some(({ at: [first = 0] }) => first >= next && first < end);
  if (isSetUp) return act.key;
  const inClause = (index: number): boolean => index >= next && index < end;
  if (
    /^(?:of|or|history|list|count|fee|fees|volume|authority|account|price|vs|versus|by|per)$/.test(
      context.tokens[next]?.text ?? '',
    )
  )
    return undefined;
  // `buy/sell ratio`: nouns side by side.
  if (context.of('act').some(({ at: [index = 0] }) => index === next)) return undefined;
  const isAsked = context
    .of('ask')
    .some(
      ({ key, at: [index = 0] }) => inClause(index) && !['yesno', 'compare', 'list', 'again'].includes(key),
    );
  const hasPronoun = context.tokens.some(
    ({ text, thing }, index) =>
      inClause(index) &&
      thing === undefined &&
      /^(?:it|this|that|them|these|those|everything|back)$/.test(text),
  );
  const named = context.mentions.filter(({ at: [index = 0] }) => inClause(index));
  const words = (from: number, to: number): string =>
    context.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  // `can you trade for me`, `can you trade?` asks it of whoever answers.
  const isOfMe = FOR_ME.test(words(next, end));
  const isBare = next === end && before.some((index) => /^(?:you|u)$/.test(context.tokens[index]!.text)); // within the tokens
  if (act.key !== 'undo' && !isAsked && (isOfMe || isBare)) return act.key;
  if (act.key === 'undo') {
    const thing =
      named.length > 0 ||
      hasPronoun ||
      context.of('kind').some(({ at: [index = 0] }) => inClause(index)) ||
      context.of('goods').some(({ at: [index = 0] }) => inClause(index));
    return thing && !isAsked
      ? named.some(({ subject }) => subject.kind === 'transaction') ||
        context.page?.kind === 'transaction' ||
        /^(?:cancel|reverse|undo|revert|refund)/.test(token.text)
        ? 'undo'
        : 'act'
      : undefined;
  }
  const goods = context.of('goods').filter(({ at: [index = 0] }) => inClause(index));
  const amount = context.numbers.some(
    ({ at: [index = 0], unit, token: coin }) =>
      inClause(index) && (unit === 'SOL' || unit === 'USD' || unit === 'lamports' || coin !== undefined),
  );
  const possessed = context.tokens.some(
    ({ text }, index) =>
      inClause(index) && /^(?:my|me|for|from|to|into|all|some|half|everything)$/.test(text),
  );
  const isPolite = before.length > 0;
  const coin = named.some(({ subject }) => subject.kind === 'token');
  // `freeze this account`: the act and right behind it what it is done to.
  const isDone =
    act.key === 'change' &&
    /^(?:this|that|these|those|his|her|their|my|our|the|every|all)$/.test(context.tokens[next]?.text ?? '') &&
    context.of('kind').some(({ at: [index = 0] }) => inClause(index));
  if (isDone && !isAsked) return act.key;
  if ((isAsked || context.of('answer').some(({ at: [index = 0] }) => inClause(index))) && !amount)
    return undefined;
  if (amount && (possessed || coin || act.key !== 'change' || isPolite)) return act.key;
  if (
    goods.length > 0 &&
    (possessed || isPolite || /^(?:a|an|some|more|all)$/.test(context.tokens[next]?.text ?? ''))
  )
    return act.key;
  if (coin && (isPolite || possessed || act.key === 'trade')) return act.key;
  return act.key === 'stake' && named.some(({ subject }) => subject.kind === 'validator') && possessed
    ? act.key
    : undefined;
}

const FOR_ME = /\b(?:for|instead of) (?:me|us)\b|\b(?:on|in) (?:my|our) (?:behalf|name)\b/;

/** Verbs the lexicon stems: the word itself without an ending. */
const bareOf = (context: ParseContext, index: number): string => {
  const { text = '', stem = '' } = context.tokens[index] ?? {};
  return /(?:ing|ed|s)$/.test(text) && text !== stem && !/(?:ss|is)$/.test(text) ? stem : text;
};

/** Languages whose verbs do not stand first: an act and what it acts on, and nothing that asks. */
function orderAnywhere(context: ParseContext): string | undefined {
  const [act] = context.of('act').filter((match) => !isNoun(context, match));
  // `die größten Swaps der letzten Minuten`: what is ranked or was at a time is read, and not ordered.
  const isRead =
    context.time?.value.from !== undefined ||
    context.of('shape').some(({ key }) => READ.has(key)) ||
    context.has('time', 'last');
  if (isRead) return undefined;
  const goods =
    context.of('goods').some(({ at }) => !at.every((index) => act?.at.includes(index) === true)) ||
    context.numbers.some(({ unit, token }) => unit === 'SOL' || token !== undefined) ||
    (act?.key === 'undo' && context.mentions.some(({ subject }) => subject.kind === 'transaction'));
  const asks = context.of('ask').some(({ key }) => key !== 'list' && key !== 'again');
  return act !== undefined && goods && !asks ? act.key : undefined;
}

const READ: ReadonlySet<string> = new Set([
  'most',
  'least',
  'newest',
  'oldest',
  'mean',
  'over-mean',
  'under-mean',
  'median',
  'distinct',
  'per-hour',
  'per-day',
  'per-minute',
]);

/** `stake activo`, `Token-Konten`: a verb inside what a value is called, or behind `show me`, orders nothing. */
const isNoun = (context: ParseContext, { at }: Match): boolean =>
  context.matches.some(
    (other) =>
      CATALOGUE.has(other.section as SubjectKind) && // other sections are no kinds
      other.at.length > at.length &&
      at.every((index) => other.at.includes(index)),
  );

/** Somebody who wants to do harm, not one who asks about it or suffered it. */
function readHarm(context: ParseContext): readonly Candidate[] {
  const built = context.of('harm').some(({ key }) => key === 'build');
  const openings = findOpenings(context).map(({ at }) => at);
  const how = context
    .of('means')
    .filter(({ key }) => key === 'how')
    .map(({ at }) => at.at(-1)! + 1); // a match has tokens
  const does = [...openings, ...how].some((start) => {
    let at = start;
    while (
      at < context.tokens.length &&
      /^(?:i|we|one|you|to|can|help|me|secretly|easily|quickly|actually)$/.test(context.tokens[at]!.text)
    )
      at++; // within the tokens
    const match = matchAt(context, 'harm', at);
    return (
      match?.key === 'steal' &&
      !(at === start && !how.includes(start) && DOERS.test(context.tokens[at + 1]?.text ?? '')) &&
      // Who does it to what is theirs is a victim, except of a rug pull.
      (!/^(?:my|our)$/.test(context.tokens[at + 1]?.text ?? '') ||
        context.tokens[at]!.text.startsWith('rug')) && // it matched
      context.tokens[at]?.text === bareOf(context, at) &&
      (at > start || how.includes(start) || hasVictim(context, at))
    );
  });
  const wants =
    built &&
    ([...openings].some(
      (at) =>
        matchAt(context, 'harm', at)?.key === 'build' ||
        matchAt(context, 'act', at) !== undefined ||
        /^(?:build|make|write|create|hide|wash|clean|move|help)$/.test(context.tokens[at]?.text ?? ''),
    ) ||
      how.length > 0 ||
      /\bhelp me\b/i.test(context.text));
  const suffers =
    (context.of('concept').some(({ key }) => key === 'stolen') &&
      /\b(?:my|me|been|was|got|us)\b/i.test(context.text)) ||
    /\b(?:protect|avoid|prevent|detect|recogni[sz]e|spot|against|from being|safe from|report|tell if|know if|identify)\b/i.test(
      context.text,
    );
  const isSecret = context.of('decline').some(({ key }) => key === 'secret');
  return (does || wants) && !suffers && !isSecret ? [decline(context, 'harm', BONUS.order + 0.1)] : [];
}

/** `sandwich attackers ranked by profit` asks for facts. */
const DOERS = /^(?:attackers?|bots?|victims?|loss|losses)$/;
const hasVictim = (context: ParseContext, at: number): boolean =>
  context.mentions.some(({ at: [index = 0] }) => index > at) ||
  context.of('kind').some(({ at: [index = 0] }) => index > at) ||
  context.of('goods').some(({ at: [index = 0] }) => index > at);

const UNKNOWABLE: readonly string[] =
  'secret bot identity contact place off-chain-price exchange-wallet motive prediction advice code undo tax guarantee'.split(
    ' ',
  );
const ELSEWHERE: readonly string[] = ['off-chain', 'off-topic', 'other-chain'];

function readUnknowable(context: ParseContext): readonly Candidate[] {
  const matches = context.of('decline');
  const find = (keys: readonly string[]): string | undefined =>
    keys.find((key) => matches.some((match) => match.key === key && isMeant(context, key, match.at)));
  const found = find(UNKNOWABLE);
  // `recommend a movie` asks for no advice on coins.
  const isOther =
    (found === 'advice' || found === 'prediction') && context.mentions.length === 0 && find(['off-topic']);
  // Of validators other facts are there to judge by than of tokens.
  const isOfStake = found === 'advice' && (context.has('kind', 'validator') || context.has('act', 'stake'));
  const why = isOther === 'off-topic' ? isOther : isOfStake ? 'advice-stake' : found;
  if (why !== undefined) return [decline(context, why, BONUS.meant)];
  if (isOfFuture(context)) return [decline(context, 'prediction', BONUS.meant)];
  const elsewhere = find(ELSEWHERE);
  return elsewhere === undefined ? [] : [decline(context, elsewhere, toElsewhereBonus(context, elsewhere))];
}

/** `on Ethereum` is said of where, `ETH` may stand for anything. */
function toElsewhereBonus(context: ParseContext, why: string): number {
  if (why === 'off-chain') return BONUS.offChain;
  if (why !== 'other-chain') return BONUS.elsewhere;
  const isPlace = context
    .of('decline')
    .some(
      ({ key, at: [index = 0] }) =>
        key === why && /^(?:on|over|via|through)$/.test(context.tokens[index - 1]?.text ?? ''),
    );
  return isPlace ? BONUS.elsewhere : BONUS.weak;
}

/** `the TPS tomorrow`; when an epoch ends can be told. */
const isOfFuture = ({ time, nowSeconds, ...context }: ParseContext): boolean =>
  (time?.value.from ?? time?.value.at ?? 0) > nowSeconds &&
  !context.has('kind', 'epoch') &&
  // `the change in a day` is of the day that is over.
  !['token', 'pool'].some((kind) => context.has(kind, 'change', 'changeHour', 'changeWeek'));

/** Words that have a harmless sense as well. */
function isMeant(context: ParseContext, key: string, at: readonly number[]): boolean {
  const { text } = context;
  // A token of this chain may be named after anything.
  if (context.mentions.some((mention) => mention.at.some((index) => at.includes(index)))) return false;
  switch (key) {
    case 'secret':
      // Whether a password is needed to sign in is asked of this site.
      if (/^pass ?words?$/.test(wordsAt(context, at)) && context.has('guide', 'sign-in')) return false;
      // What a seed phrase is may be asked; whose, where and giving one may not.
      return (
        context.mentions.some(({ subject }) => !isSol(subject)) ||
        (context.language !== 'en' && !context.has('define', 'what', 'how')) ||
        /\b(?:my|his|her|their|here|me|this|i|support|give|share|enter|type|paste|recover|restore|crack|generate|of the|password)\b/i.test(
          text,
        )
      );
    case 'identity':
      // `my boss wants to know the price`: who asks, and nobody that is asked about.
      if (at.every((index) => context.isStop(index))) return false;
      // `find out who created it` asks for no person.
      if (
        FINDING.test(wordsAt(context, at)) &&
        !/\bwho\s{1,20}\S{1,90}(?:\s{1,20}really)?\s{1,20}is\b/i.test(text)
      )
        return false;
      // Who did something in a transaction is written in it.
      return (
        !context.mentions.some(({ subject }) => subject.kind === 'transaction' || subject.kind === 'block') &&
        // The identity of a validator is its node.
        !/\b(?:node|validator|vote account)\b/i.test(text)
      );
    case 'motive':
      // Why a transaction failed is written on the chain.
      return (
        !context.mentions.some(({ subject }) => subject.kind === 'transaction') &&
        !/\b(?:fail|revert|error|reject)/i.test(text) &&
        !/\bi (?:really )?think\b/i.test(text) &&
        !/\b(?:reddit|twitter|telegram|discord|people|community|media|press)\b/i.test(text)
      );
    case 'tax':
      // How an export for it is made is told.
      return !/\b(?:export|download|csv|excel|spreadsheet|report|file)\b/i.test(text);
    case 'off-chain-price':
      // Whether it is listed there is no price.
      return !/\b(?:listed|listing|list)\b/i.test(text);
    case 'exchange-wallet':
      // Where a token or a pool is traded is no matter of who holds a key.
      return !isTraded(context) && (context.mentions.length > 0 || context.page !== undefined);
    case 'prediction':
      // What was reached is written on the chain.
      if (PAST.test(text) && !FUTURE.test(text)) return false;
      return (
        !/^(?:has|have|had|did|was|were|when)\b/i.test(text.trim()) ||
        (/\bwhen\b/i.test(text) && /\b(?:pump|moon|recover|price)\b/i.test(text))
      );
    default:
      return true;
  }
}

const FINDING = /^(?:find|find out|figure out|identify|know) who$/;
const wordsAt = ({ tokens }: ParseContext, at: readonly number[]): string =>
  at.map((index) => tokens[index]?.text ?? '').join(' ');

const PAST = /\b(?:reached|hit|went|was|were|did|has|have|had|been|so far)\b/i;
const FUTURE =
  /\b(?:will|going|gonna|would|could|can|might|may|should|shall|next|tomorrow|predict\w{0,40}|forecast\w{0,40}|target|expect\w{0,40}|future|outlook|20[3-9]\d)\b/i;

const isTraded = ({ mentions, page }: ParseContext): boolean => {
  const named = mentions.map(({ subject }) => subject.kind);
  const kinds = named.length > 0 ? named : [page?.kind];
  return kinds.some((kind) => kind === 'token' || kind === 'pool') && !named.includes('account');
};

/** Greetings and the like, where there is nothing else. */
function readTalk(context: ParseContext): readonly Candidate[] {
  const matches = context.of('talk');
  if (matches.length === 0 || context.mentions.length > 0) return [];
  const free = context.tokens.filter(
    (_token, index) => !context.isStop(index) && !matches.some(({ at }) => at.includes(index)),
  );
  if (free.length > 0) return [];
  const [longest] = matches.toSorted((a, b) => rank(a.key) - rank(b.key) || b.at.length - a.at.length);
  // On a page `what is this` is about what it shows.
  const pointsAtPage = context.page !== undefined && /\b(?:this|it|here)\b/i.test(context.text);
  return longest === undefined || pointsAtPage ? [] : [decline(context, `talk-${longest.key}`, BONUS.talk)];
}

/** What is said of several: the one with most content first. */
const TALK = ['help', 'who', 'joke', 'insult', 'how-are-you', 'sorry', 'test', 'bye', 'thanks', 'hello'];
const rank = (key: string): number => TALK.indexOf(key);

/** Nothing to read, or something that only looks like an address. */
function readInput(context: ParseContext): readonly Candidate[] {
  const odd = context.tokens.find(
    ({ thing }) => thing?.kind === 'malformed' || thing?.kind === 'foreign',
  )?.thing;
  if (odd !== undefined && 'id' in odd && context.mentions.length === 0) {
    const why = odd.kind === 'foreign' ? 'foreign-address' : 'malformed';
    return [decline(context, why, BONUS.input, odd.id.slice(0, 100))];
  }
  const isEmpty = context.tokens.every((_token, index) => context.isStop(index));
  const hasView = context.page !== undefined || context.given.length > 0 || context.earlier.length > 0;
  // A time alone goes on from the last question.
  const isTime = context.time !== undefined && context.earlier.length > 0;
  if (context.tokens.length === 0 && !isTime) return [decline(context, 'empty', 1.2)];
  const means = ['talk', 'kind', 'explain', 'follow'].some((section) => context.of(section).length > 0);
  return isEmpty && !hasView && !means ? [decline(context, 'empty', BONUS.empty)] : [];
}

function decline(context: ParseContext, why: string, bonus: number, about?: string): Candidate {
  return {
    used: new Set(context.tokens.keys()),
    bonus,
    question: {
      subjects: context.mentions.slice(0, 1).map(({ subject }) => subject),
      want: { kind: 'decline', why, ...(about !== undefined && { about }) },
      bounds: [],
      shape: {},
      form: 'explanation',
      negated: false,
    },
  };
}
