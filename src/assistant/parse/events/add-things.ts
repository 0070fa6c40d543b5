/** Things a question names become conditions: wallets by the words around them, tokens as what is traded or what it is counted in. */
import { focusOf } from '../conversation/recall.ts';
import type { Subject } from '../../question/question.ts';
import { fold } from '../../words/fold.ts';
import type { Match } from '../../words/spot.ts';
import type { Mention } from '../context.ts';
import { SOL_MINT } from '../../question/sol.ts';
import { BONUS, findSubjects, type FoundSubject } from '../find-subjects.ts';
import { gapOf, isNamed, mark, type Draft } from './draft.ts';

export function addThings(draft: Draft): void {
  const { context, event } = draft;
  const wallets: Mention[] = [];
  const byField = new Map<string, Mention[]>();
  const tokens = context.mentions.filter(({ subject }) => subject.kind === 'token');
  for (const mention of context.mentions) {
    const { kind } = mention.subject;
    const own = event.things[kind];
    const isWallet = kind === 'account' || (own === undefined && mention.also.includes('account'));
    if (kind === 'token' && isCounter(draft, mention, tokens.length)) {
      mark(draft, mention.at);
    } else if (isWallet && (event.actor ?? event.things.account) !== undefined) wallets.push(mention);
    else if (own !== undefined) {
      const field = kind === 'token' ? toTokenField(draft, mention, own) : own;
      (byField.get(field) ?? byField.set(field, []).get(field)!).push(mention);
    }
  }
  for (const [field, mentions] of byField) addField(draft, field, mentions);
  addShownRouter(draft);
  if (isBetween(draft, wallets)) addPair(draft, wallets);
  else {
    // `did any of them sell`: any of the rows is meant.
    const set = wallets.filter(({ isPair }) => isPair === true);
    if (set.length > 1) addSet(draft, set);
    for (const mention of wallets.toSorted((a, b) => Number(hasRole(draft, b)) - Number(hasRole(draft, a))))
      if (set.length < 2 || mention.isPair !== true) addWallet(draft, mention, wallets);
  }
}

/** `went through the router`, before its page: which is that of an account where nothing was deployed at its address. */
function addShownRouter(draft: Draft): void {
  const { context, event } = draft;
  const field = event.fields['router'];
  const { page, tokens, mentions } = context;
  if (field === undefined || mentions.length > 0 || (page?.kind !== 'program' && page?.kind !== 'account'))
    return;
  const index = tokens.findIndex(
    ({ text }, at) => text === 'router' && /^(?:the|this)$/.test(tokens[at - 1]?.text ?? ''),
  );
  if (index < 0) return;
  addSubject(draft, { subject: page, at: [index - 1, index] });
  draft.where.push({ field, is: '=', value: page.id });
}

function addSet(draft: Draft, set: readonly Mention[]): void {
  const [first] = set;
  const field = first === undefined ? undefined : toWalletField(draft, first, [first], false);
  if (field === undefined) return;
  for (const mention of set) addSubject(draft, mention);
  draft.where.push({ field, is: 'in', value: set.map(({ subject }) => subject.id) });
}

function addField(draft: Draft, field: string, mentions: readonly Mention[]): void {
  const left = mentions.filter((mention) => isExcluded(draft, mention));
  const ids = [...new Set(mentions.filter((one) => !left.includes(one)).map(({ subject }) => subject.id))];
  for (const mention of mentions) addSubject(draft, mention);
  for (const { subject } of left) draft.where.push({ field, is: '!=', value: subject.id });
  if (ids.length === 1) draft.where.push({ field, is: '=', value: ids[0]! }); // one, checked
  if (ids.length > 1) draft.where.push({ field, is: 'in', value: ids });
}

/** A dollar token beside another one says what is counted in: `by lnUSD volume in lnKELP`, `in lnUSD`. */
function isCounter({ context, event }: Draft, { at }: Mention, tokens: number): boolean {
  if (event.size === undefined || event.source === 'transfers' || event.source === 'holdings') return false;
  const [first = 0] = at;
  const said = context.tokens[first]?.raw ?? '';
  const isBound = context.bounds.some(({ at: bound }) => bound.includes(first - 1));
  return /usd/i.test(said) && (tokens > 1 || isBound || context.tokens[first - 1]?.text === 'in');
}

/** What a token is traded for: `against SOL`, `paid with lnUSD`. */
function toTokenField({ context, event }: Draft, { at }: Mention, own: string): string {
  const before = context.tokens[at[0]! - 1]?.text ?? ''; // a mention has tokens
  const isQuote =
    event.source === 'trades' && (before === 'against' || before === 'for' || before === 'with');
  return isQuote && context.mentions.filter(({ subject }) => subject.kind === 'token').length > 1
    ? 'quote'
    : own;
}

/** `other than W`, `that are not W`, `excluding W`, `T, not T`. */
function isExcluded(draft: Draft, mention: Pick<Mention, 'at'>): boolean {
  const { language } = draft.context;
  // `кроме тех, что от W`; behind it in others: `W를 빼고`, `W以外`.
  const most = language === 'en' ? 3 : 4;
  const isBeside = (match: Match): boolean => {
    const gap = gapOf(match, mention);
    const behind = gapOf(mention, match);
    return (gap >= 1 && gap <= most) || (EXCEPT_BEHIND.has(language) && behind >= 1 && behind <= 3);
  };
  const word =
    draft.context.of('shape').find((match) => match.key === 'except' && isBeside(match)) ??
    draft.context.of('not').find((match) => gapOf(match, mention) === 1);
  if (word !== undefined) mark(draft, word.at);
  return word !== undefined;
}

const isBetween = ({ context, event }: Draft, wallets: readonly Mention[]): boolean =>
  wallets.length === 2 &&
  event.source === 'transfers' &&
  // Who interacts does so either way.
  (context.tokens[wallets[0]!.at[0]! - 1]?.text === 'between' || // there are two
    context.tokens.some(({ text }) => text.startsWith('interact')) ||
    MUTUAL.test(fold(context.text)));

/** `have A and B sent each other anything`: either way. */
const MUTUAL =
  /each other|one another|gegenseitig|einander|mutuamente|entre si|entre eux|l'un (?:a )?l'autre|a vicenda|tra (?:di )?loro|uno all'altro|um ao outro|друг другу|друг друга|один одному|між собою|между собой|birbir|lan nhau|satu sama lain|एक दूसरे|एक-दूसरे|بعضهم|بعضهما|서로|互いに|お互い|互相|彼此|(?<!\p{L})(?:zwischen|entre|tra|fra|между|між|antara|giua|tussen|onderling|elkaar|elkander|miedzy|pomiedzy|nawzajem|بين)(?!\p{L})|arasinda|के बीच|之间|之間|사이에|の間|間で/u;

/** Both directions: who sends is one of the two, and so is who receives. */
function addPair(draft: Draft, wallets: readonly Mention[]): void {
  const value = wallets.map(({ subject }) => subject.id);
  for (const mention of wallets) addSubject(draft, mention);
  draft.context.tokens.forEach(({ text, thing }, index) => {
    if (thing === undefined && (MUTUAL.test(text) || /^[之间間互相彼此]$/.test(text))) mark(draft, [index]);
  });
  draft.where.push({ field: 'sender', is: 'in', value }, { field: 'receiver', is: 'in', value });
}

function addWallet(draft: Draft, mention: Mention, wallets: readonly Mention[]): void {
  const excluded = isExcluded(draft, mention);
  const field = toWalletField(draft, mention, wallets, excluded);
  if (field === undefined) return;
  addSubject(draft, mention);
  draft.where.push({ field, is: excluded ? '!=' : '=', value: mention.subject.id });
}

function toWalletField(
  draft: Draft,
  mention: Mention,
  wallets: readonly Mention[],
  isOther: boolean,
): string | undefined {
  const { context, event } = draft;
  const { actor, other } = event;
  if (actor === undefined || other === undefined) return actor ?? event.things.account;
  const [first = 0] = mention.at;
  const nextOf = (field: string): string =>
    isNamed(draft, field) ? (field === actor ? other : actor) : field;
  const before =
    context.language === 'en' ? toPreposition(context.tokens[first - 1]?.text) : toRole(draft, mention);
  // `not to W` leaves out what W received.
  if (isOther)
    return nextOf(
      before === 'to' ? 'receiver' : before === 'from' ? 'sender' : wallets.length > 1 ? other : actor,
    );
  if (before === 'to') return nextOf('receiver');
  if (before === 'by') return nextOf(isReceiving(context.tokens[first - 2]?.text) ? 'receiver' : 'sender');
  if (before === 'from') return nextOf('sender');
  // `did A pay B`: who stands before the verb acts; `pay B`, `what did B get`.
  // `the largest transfer W received`: the verb says who acts, and not the noun before it.
  const verbs = [...draft.own].filter(
    (index) => !/^(?:transfer|payment)s?$/.test(context.tokens[index]?.text ?? ''),
  );
  const verb = Math.min(...(verbs.length > 0 ? verbs : draft.own));
  if (wallets.length === 1 && first === verb + 1 && event.key !== 'transfer' && !context.isYesNo)
    return nextOf(other);
  return nextOf(first > verb && wallets.length > 1 ? other : actor);
}

/** `received by W` is the other way round than `paid by W`. */
const isReceiving = (word: string | undefined): boolean => /^(?:receiv|got)/.test(word ?? '');

const toPreposition = (word: string | undefined): 'to' | 'from' | 'by' | undefined =>
  word === 'to' || word === 'into' || word === 'towards'
    ? 'to'
    : word === 'from'
      ? 'from'
      : word === 'by' || word === 'of'
        ? 'by'
        : undefined;

function addSubject(draft: Draft, { subject, at }: Pick<Mention, 'subject' | 'at'>): void {
  mark(draft, at);
  draft.subjects.push(subject);
  draft.bonus += 0.12;
}

/** `this wallet`, `it`, `I`: what the page shows or was asked about before. */
export function addShownThing(draft: Draft): boolean {
  const { context, event } = draft;
  const pays = context.mentions.some(({ subject }) => subject.kind === 'account');
  const focus = toFocus(draft);
  if (focus !== undefined) {
    const field = event.things[focus.kind]!; // it was found by that
    draft.subjects.push(focus);
    draft.where.push({
      field: focus.kind === 'account' ? (event.actor ?? field) : field,
      is: '=',
      value: focus.id,
    });
    draft.bonus += BONUS.shown;
    return true;
  }
  // What was asked about is meant before what an answer said of it: `there` after the reserves of a pool.
  const asked = context.page === undefined ? focusOf(context.earlier)?.kind : undefined;
  const kinds = (['token', 'pool', 'program', 'validator', 'account'] as const).toSorted(
    (a, b) => Number(b === asked) - Number(a === asked),
  );
  for (const kind of kinds) {
    const field = event.things[kind];
    if (field === undefined || isNamed(draft, field)) continue;
    const [found = kind === 'account' ? toShownWallet(draft) : undefined] = findSubjects(
      context,
      kind,
    ).filter(({ origin }) => origin !== 'named' && origin !== 'also');
    // A wallet page is still whose tokens, trades and transfers are asked about when a token is named.
    // What stands for one thing in a row is no other one of it.
    if (found !== undefined && draft.subjects.some(({ id }) => id === found.subject.id)) continue;
    // `it` that stands for one thing is nobody besides.
    const isNobody =
      kind === 'account' &&
      found?.origin !== 'page' &&
      found?.origin !== 'given' &&
      context.mentions.some(({ isSoft }) => isSoft === true) &&
      !context.tokens.some(({ text }) => SOMEBODY.test(text));
    if (isNobody) continue;
    if (found === undefined || (context.mentions.length > 0 && kind !== 'account') || !isMeant(draft, found))
      continue;
    draft.subjects.push(found.subject);
    const who = kind === 'account' ? (toPronounField(draft) ?? event.actor ?? field) : field;
    draft.where.push({
      field: pays && isNamed(draft, who) ? (event.other ?? who) : who,
      is: '=',
      value: found.subject.id,
    });
    draft.bonus += BONUS[found.origin] - 0.1;
    return true;
  }
  return false;
}

/** As few words go on about what was just spoken of: `volume in the last 6h`. */
const FEW = 3;
const OF_ALL =
  /^(?:all|overall|total|chain|network|happened|anyone|anybody|everyone|everybody|who|which|most|top|biggest|largest|there)$/;

/** What the last answer was about, where the page shows nothing and hardly a word is said. */
function toFocus({ context, event }: Draft): Subject | undefined {
  const { earlier, mentions, page, tokens } = context;
  if (earlier.length === 0 || page !== undefined || mentions.length > 0) return undefined;
  const own = tokens.filter((token, index) => token.thing === undefined && !context.isStop(index));
  if (own.length > FEW || tokens.some(({ text }) => OF_ALL.test(text))) return undefined;
  const subject = focusOf(earlier);
  const isThing = subject?.kind === 'token' || subject?.kind === 'pool' || subject?.kind === 'account';
  return subject !== undefined && isThing && event.isEvents && event.things[subject.kind] !== undefined
    ? subject
    : undefined;
}

/** `has this wallet received SOL from W`, on its page: W is the other one. */
const toShownWallet = ({ context, event }: Draft): FoundSubject | undefined =>
  context.page?.kind === 'account' &&
  event.other !== undefined &&
  context.mentions.filter(({ subject }) => subject.kind === 'account').length === 1 &&
  context.mentions.every(({ subject }) => subject.id !== context.page?.id)
    ? { subject: context.page, at: [], origin: 'page' }
    : undefined;

/** `who sent me SOL`, `paid to it`: whoever is behind the verb is not the one who acts. */
function toPronounField(draft: Draft): string | undefined {
  const { context, event, own } = draft;
  if (event.other === undefined || event.actor === undefined) return undefined;
  const verb = Math.max(...own);
  const index = context.tokens.findIndex(
    ({ text, thing }, at) =>
      at > verb && thing === undefined && /^(?:me|it|him|her|them|us|this)$/.test(text),
  );
  if (index < 0) return undefined;
  const before = toPreposition(context.tokens[index - 1]?.text);
  if (before === 'to') return 'receiver';
  if (before === 'from') return 'sender';
  return index === verb + 1 && event.key === 'send' ? event.other : undefined;
}

const SOMEBODY = /^(?:he|she|his|her|him|they|them|their|i|my|me|we|our|wallet|account|address|guy|person)$/;

/** A page speaks for its thing; what was asked before only where a word points back. */
const isMeant = ({ context }: Draft, { origin }: FoundSubject): boolean =>
  origin === 'given' ||
  (origin === 'page' && context.mentions.every(({ subject }) => subject.kind === 'token')) ||
  context.tokens.some(({ text }) => POINTING.test(text));

const POINTING = /^(?:it|its|he|she|his|her|him|they|them|their|that|this|same|i|my|me|we|our|there)$/;

/** `SOL transfers`, `bought SOL`: transfers and trades of SOL stand under the mint of wrapped SOL. */
export function addSol(draft: Draft): void {
  const { context, event } = draft;
  const field = event.things.token;
  const word = context
    .of('unit')
    .find(({ key, at }) => key === 'SOL' && context.tokens[at[0]!]?.raw.startsWith('$') !== true);
  if (field === undefined || isNamed(draft, field)) return;
  if (word === undefined) {
    addSolAlone(draft, field);
    return;
  }
  const before = context.tokens[word.at[0]! - 1]?.text;
  const isUnit = before === 'in' || before === 'as' || event.source === 'holdings';
  const isSize = context.bounds.some(({ at }) => at.includes(word.at[0]!)) && event.source === 'trades';
  if (isUnit || isSize) return;
  mark(draft, word.at);
  draft.where.push({ field, is: isExcluded(draft, word) ? '!=' : '=', value: SOL_MINT });
}

/** `the largest transfer`: amounts of different tokens have no common size, so that those of SOL are ranked, and that is said. */
function addSolAlone({ context, event, where, notes }: Draft, field: string): void {
  const isSized =
    context.language === 'en'
      ? context.tokens.some(({ text }) => /^(?:biggest|largest|smallest|highest|lowest)$/.test(text))
      : context.has('shape', 'size');
  const isOfTransfers = context.of('event').some(({ key, at }) =>
    context.language === 'en'
      ? /^(?:transfer|payment)/.test(context.tokens[at[0]!]?.text ?? '') // a match has tokens
      : key === 'transfer',
  );
  if (event.source !== 'transfers' || !isSized || !isOfTransfers) return;
  where.push({ field, is: '=', value: SOL_MINT });
  notes.push('note-sol-alone');
}

/** Languages that leave out what stands before the word. */
const EXCEPT_BEHIND: ReadonlySet<string> = new Set(['hi', 'ja', 'ko', 'tr', 'zh', 'zh-Hant']);

/** Languages that say the role behind the thing: `W に`, `W에게`, `W को`. */
const BEHIND: ReadonlySet<string> = new Set(['hi', 'ja', 'ko', 'tr']);

/** By the words of the language next to the thing, with a word for its kind between: `на адрес W`. */
function toRole({ context }: Draft, { at }: Mention): 'to' | 'from' | 'by' | undefined {
  const isBehind = BEHIND.has(context.language);
  const step = isBehind ? 1 : -1;
  const edge = isBehind ? at.at(-1)! : at[0]!; // a mention has tokens
  const kinds = new Set(context.of('kind').flatMap((match) => match.at));
  const next = kinds.has(edge + step) ? edge + 2 * step : edge + step;
  const roles = context
    .of('role')
    .filter((match) => (isBehind ? match.at[0] : match.at.at(-1)) === next)
    .map(({ key }) => key);
  return (['to', 'from', 'by'] as const).find((role) => roles.includes(role));
}

const hasRole = (draft: Draft, mention: Mention): boolean =>
  draft.context.language !== 'en' && toRole(draft, mention) !== undefined;
