/** Words that mean something an earlier answer named: `that wallet`, `the sender`, `those two`, `the second one`, `he`. */
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import type { Earlier, Mention } from '../context.ts';
import type { ScannedToken } from '../scan.ts';
import type { Subject, SubjectKind } from '../../question/question.ts';
import { SOL_MINT } from '../../question/sol.ts';
import type { Match } from '../../words/spot.ts';
import { findBack } from './find-back.ts';
import { findNeighbours } from './find-neighbours.ts';
import { findOrdinals } from './find-ordinals.ts';
import { answered, focusOf, lastTwo, newestOfKind, newestThing, personBack, turnsBack } from './recall.ts';
import { alsoOf, rolesOf } from './roles.ts';

interface ReferenceInput {
  readonly text: string;
  readonly tokens: readonly ScannedToken[];
  readonly earlier: readonly Earlier[];
  readonly page?: Subject | undefined;
  /** Matches of `[kind]`, `[ordinal]` and `[follow]`. */
  readonly kinds: readonly Match[];
  readonly ordinals: readonly Match[];
  readonly follows: readonly Match[];
  /** What the question names itself. */
  readonly named: readonly Mention[];
}

/** Operations over values, in which places mean the values. */
const ARITHMETIC: ReadonlySet<string> = new Set(['ratio', 'difference', 'product']);

export function findReferences(input: ReferenceInput): readonly Mention[] {
  // On the page of a block the next one is that behind it; the last one is the newest of the chain.
  if (input.earlier.length === 0)
    return findNeighbours(input).filter(
      ({ at }) => !at.some((index) => input.tokens[index]?.text === 'last'),
    );
  const found: Mention[] = [];
  const taken = new Set(input.named.flatMap(({ at }) => [...at]));
  const add = (mentions: readonly Mention[]): void => {
    for (const mention of mentions) {
      if (mention.at.some((index) => taken.has(index)) && mention.isPair !== true) continue;
      for (const index of mention.at) taken.add(index);
      found.push(mention);
    }
  };
  add(findBack(input));
  if (found.length > 0) return found;
  add(findPairs(input));
  add(findNeighbours(input));
  if (found.length === 0 && !input.follows.some(({ key }) => ARITHMETIC.has(key))) add(findOrdinals(input));
  add(findOther(input));
  add(findNouns(input));
  if (found.length === 0) add(findPronouns(input));
  return found;
}

const toMention = (subject: Subject, at: readonly number[], more: Partial<Mention> = {}): Mention => ({
  subject,
  also: alsoOf(subject),
  at,
  isOrdinal: true,
  ...more,
});

/** `those two`, `both of them`, `which of them`, `with each other`. */
function findPairs(input: ReferenceInput): readonly Mention[] {
  const { tokens, earlier, named } = input;
  if (named.some(({ subject }) => subject.kind !== 'token')) return [];
  const rows = findRows(input);
  if (rows.length > 0) return rows;
  const words = tokens.map(({ text }) => text).join(' ');
  const sign = PAIR.exec(words);
  if (sign === null) return [];
  const start = words.slice(0, sign.index).split(' ').length - 1;
  const at = sign[0]
    .trim()
    .split(' ')
    .map((_word, offset) => start + offset);
  const pair = lastTwo(earlier);
  // In a row of one transfer both sides are the pair.
  return pair.map((subject) => toMention(subject, at, { isPair: true }));
}

const PAIR =
  /\b(?:those two|these two|the two|both of (?:them|those)|both|either of (?:them|those)|either|(?:which|who) of (?:them|those|these|the two)|which one|each other|one another|the other two|each)\b/;

/** `which of those`, `did any of them`: every row of the last list. */
function findRows({ follows, earlier }: ReferenceInput): readonly Mention[] {
  const word = follows.find(({ key }) => key === 'of-rows');
  const [turn] = turnsBack(earlier);
  const listed = turn?.listed ?? [];
  if (word === undefined || listed.length < 2) return [];
  // Rows of a page are compared whatever they are, as many as one question holds.
  const isThings =
    turn?.question === undefined
      ? listed.length <= AGENT_LIMITS.entities
      : listed.every(({ kind }) => kind !== 'transaction' && kind !== 'block');
  if (!isThings) return [];
  // Of holders of a token it is asked what they did with that.
  const token = turn?.subjects.find(({ kind }) => kind === 'token');
  const isOfToken = token !== undefined && listed.every(({ kind }) => kind !== 'token');
  return [
    ...listed.map((one) => toMention(one, word.at, { isPair: true })),
    ...(isOfToken ? [toMention(token, word.at, { isSoft: true, isPair: true, also: [] })] : []),
  ];
}

/** `the other one`: of two that were told, the one that was not asked about last. */
function findOther({ tokens, earlier, named }: ReferenceInput): readonly Mention[] {
  const index = tokens.findIndex(({ text }) => text === 'other');
  if (index < 0 || named.length > 0 || tokens[index - 1]?.text !== 'the') return [];
  const next = tokens[index + 1]?.text;
  const isOne =
    next === undefined ||
    next === 'one' ||
    /^(?:token|wallet|pool|coin|validator|transaction|tx|block|account)$/.test(next);
  if (!isOne) return [];
  const turns = turnsBack(earlier);
  const last = focusOf(earlier);
  const pair = turns.find(
    ({ listed }) => listed.length === 2 && listed.some(({ id }) => id === last?.id),
  )?.listed;
  const two = pair ?? lastTwo(earlier);
  const other = two.find(({ id }) => id !== last?.id);
  return other === undefined || two.length !== 2
    ? []
    : [toMention(other, next === undefined ? [index - 1, index] : [index - 1, index, index + 1])];
}

/** `that wallet`, `this validator`, `the sender`, `that one`. */
function findNouns({ tokens, earlier, page, kinds, named }: ReferenceInput): readonly Mention[] {
  return tokens.flatMap(({ text, stem }, index): readonly Mention[] => {
    const before = tokens[index - 1]?.text ?? '';
    // `has the same wallet failed before`: somebody, and not what they did.
    if (before === 'same' && SOMEBODY.test(text)) return toPerson(personBack(earlier), [index - 1, index]);
    if (!POINTERS.test(before)) return [];
    const at = [index - 1, index];
    const isStrict = before === 'that' || before === 'those' || before === 'this' || before === 'these';
    const noun = text.replace(/['’]s$/, '');
    const roles = rolesOf(toSingular(noun));
    // `its holders` are many, and asked for.
    if (roles !== undefined && (isStrict || toSingular(noun) === noun)) {
      // `who is the owner of X` asks for one, `what did the receiver do` speaks of one.
      const acts = /^(?:did|does|do|has|had|have|can|could|will|would)$/.test(tokens[index - 2]?.text ?? '');
      const asks =
        !acts && tokens.slice(0, index).some((token) => /^(?:who|which|what|list|show)$/.test(token.text));
      const isBare = named.some(({ subject }) => subject.kind !== 'token');
      // `who is the owner of X` asks for one, `does the owner hold X` speaks of one.
      if (!isStrict && (asks || isBare)) return [];
      const subject = withRole(earlier, roles);
      if (subject !== undefined) return [toMention(subject, at)];
      return isStrict ? toPerson(personBack(earlier), at) : [];
    }
    if (OWNING.test(before) && toSingular(text) === text) {
      // `its validator`: one the last answer named.
      const own = kinds.find(
        ({ key, at: words }) => OWNED.has(key) && words.length === 1 && words[0] === index,
      );
      const owned = own === undefined ? undefined : newestOfKind(earlier.slice(0, 1), own.key as SubjectKind); // keys of `[kind]` are kinds
      return owned === undefined ? [] : [toMention(owned, at)];
    }
    if (!isStrict) return [];
    if (text === 'one' || text === 'ones') {
      const acts = tokens.slice(index + 1, index + 4).some((token) => ACTS.test(token.text));
      const newest = oneOf(earlier);
      // Who sends or sells is somebody the last answer named, and no transaction or block.
      const spoken = acts && !isActor(newest) ? namedLast(earlier) : newest;
      const subject = before === 'this' ? (page ?? spoken) : spoken;
      return subject === undefined ? [] : [toMention(subject, at)];
    }
    const kind = kinds.find(({ at: own }) => own.length === 1 && own[0] === index)?.key;
    const subject =
      kind === undefined ? undefined : ofKind(earlier, kind, before === 'this' ? page : undefined);
    // `these wallets` are many.
    return subject === undefined || (text !== stem && text.endsWith('s') && !text.endsWith('ss'))
      ? []
      : [toMention(subject, at)];
  });
}

const namedLast = (earlier: readonly Earlier[]): Subject | undefined => {
  const [turn] = turnsBack(earlier);
  return turn === undefined ? undefined : answered(turn).find(({ isPerson }) => isPerson)?.subject;
};

/** `that one` is seldom a person: after whose a program is, it is the program. */
function oneOf(earlier: readonly Earlier[]): Subject | undefined {
  const [turn] = turnsBack(earlier);
  const asked = turn?.question?.want.kind === 'measures' ? turn.subjects.at(-1) : undefined;
  const isThing = asked !== undefined && asked.kind !== 'network' && asked.kind !== 'account';
  const newest = newestThing(earlier);
  return isThing && newest?.kind === 'account' ? asked : newest;
}

const OWNING = /^(?:its|his|her|their)$/;
const OWNED: ReadonlySet<string> = new Set(['validator', 'pool', 'program']);
const POINTERS = /^(?:that|this|those|these|the|its|his|her|their)$/;
const SOMEBODY = /^(?:wallet|account|address|user|person|guy|signer|trader|payer|sender)$/;
const toSingular = (text: string): string => text.replace(/s$/, '');

const toPerson = (subject: Subject | undefined, at: readonly number[]): readonly Mention[] =>
  subject === undefined ? [] : [toMention(subject, at)];

function withRole(earlier: readonly Earlier[], roles: readonly string[]): Subject | undefined {
  for (const { things, asides = [] } of turnsBack(earlier)) {
    for (const role of roles) {
      const thing = [...things, ...asides].find((one) => one.role === role && (one.row ?? 0) === 0);
      if (thing !== undefined) return thing.subject;
    }
  }
  return undefined;
}

/** Wallets and addresses may be validators or programs; a user is nobody else. */
function ofKind(earlier: readonly Earlier[], kind: string, page: Subject | undefined): Subject | undefined {
  const own = kind as SubjectKind; // keys of `[kind]` are kinds
  if (page !== undefined && (page.kind === own || own === 'account')) return page;
  const found = newestOfKind(earlier, own);
  if (found !== undefined || own !== 'account') return found;
  return newestThing(earlier);
}

/** `he` and `they` are somebody, `it` is what was asked about. Weak: a reading may do without. */
function findPronouns(input: ReferenceInput): readonly Mention[] {
  const { tokens, earlier, page, named } = input;
  if (named.some(({ subject }) => subject.kind !== 'token')) return [];
  for (const [index, { text }] of tokens.entries()) {
    // `how much did victims lose there`: a place an answer named.
    const place =
      text === 'there' && !BE.test(tokens[index - 1]?.text ?? '') && !BE.test(tokens[index + 1]?.text ?? '')
        ? placeBack(earlier)
        : undefined;
    if (place !== undefined) return [toMention(place, [index], { isSoft: true })];
    const acts = IT.test(text) && tokens.slice(index + 1, index + 4).some((token) => ACTS.test(token.text));
    const isOfThose =
      text === 'them' &&
      tokens[index - 1]?.text === 'of' &&
      COUNTED.has((focusOf(earlier) ?? page)?.kind ?? '');
    // `list them` is of rows.
    const isListed = text === 'them' && LISTS.test(tokens[index - 1]?.text ?? '');
    const person =
      (PERSON.test(text) && !isOfThose && !isListed) || (acts && !isActor(focusOf(earlier)))
        ? personBack(earlier)
        : undefined;
    if (person !== undefined)
      return [
        toMention(person, [index], { isSoft: true, also: [] }),
        ...(acts ? [] : findObject(input, index)),
      ];
    if (!IT.test(text) && !isOfThose) continue;
    // What is bought is a token, and no pool it was bought in.
    const isBought = text === 'it' && DEALT.test(tokens[index - 1]?.text ?? '');
    const token = isBought ? (tokenOf(earlier) ?? page) : undefined;
    const subject = token?.kind === 'token' ? token : (focusOf(earlier) ?? page);
    if (subject !== undefined) return [toMention(subject, [index], { isSoft: true, also: [] })];
  }
  return [];
}

const BE = /^(?:is|are|was|were|be|been|s|has|have|any|a|an|no|in|out|from|up)$/;
/** The pool, program or token that led the last answer. */
const placeBack = (earlier: readonly Earlier[]): Subject | undefined => {
  const [turn] = turnsBack(earlier);
  return turn === undefined
    ? undefined
    : answered(turn).find(
        ({ subject, row }) =>
          (row ?? 0) === 0 &&
          (subject.kind === 'pool' || subject.kind === 'program' || subject.kind === 'token'),
      )?.subject;
};

/** `how much of it has he bought`: beside somebody, `it` is a token that was spoken of. */
function findObject({ tokens, earlier }: ReferenceInput, taken: number): readonly Mention[] {
  const index = tokens.findIndex(({ text }, at) => at !== taken && (text === 'it' || text === 'that'));
  const token = index < 0 ? undefined : (tokenOf(earlier) ?? solOf(earlier));
  return token === undefined ? [] : [toMention(token, [index], { isSoft: true, also: [] })];
}

/** The token that was asked about before those that answers name along with it. */
const tokenOf = (earlier: readonly Earlier[]): Subject | undefined =>
  turnsBack(earlier)
    .flatMap(({ subjects }) => subjects)
    .find(({ kind }) => kind === 'token') ?? newestOfKind(earlier, 'token');

/** SOL is no thing an answer names, only the unit of its amounts. */
const solOf = (earlier: readonly Earlier[]): Subject | undefined =>
  turnsBack(earlier).some(({ values }) =>
    values.some(({ unit, kind }) => kind === 'amount' && unit === 'SOL'),
  )
    ? { kind: 'token', id: SOL_MINT }
    : undefined;

export const PERSON = /^(?:he|she|him|his|her|hers|they|them|their|theirs|guy|dude)$/;
export const LISTS = /^(?:list|show|name|print|enumerate|count|sort|rank|order)$/;
const IT = /^(?:it|its)$/;
/** What only somebody can do: `does it hold lnKELP`. */
const ACTS =
  /^(?:hold|holds|own|owns|sell|sold|sells|buy|buys|bought|send|sends|sent|stake|staked|fund|funded)$/;
const DEALT = /^(?:buy|buys|bought|sell|sells|sold|hold|holds|holding|own|owns|trade|traded|dump|dumped)$/;
/** Of whose many transactions or slots `how many of them` asks. */
const COUNTED: ReadonlySet<string> = new Set(['block', 'epoch', 'program']);
const ACTORS: ReadonlySet<string> = new Set(['account', 'validator', 'pool', 'domain']);
const isActor = (subject: Subject | undefined): boolean => subject !== undefined && ACTORS.has(subject.kind);
