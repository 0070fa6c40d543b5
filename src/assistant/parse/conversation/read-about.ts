/** `is it a good one?`, `with or without votes?`, `and the previous one?` (of epochs): short questions about what was just told. */
import type { Question, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { newestThing, rootsOf, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 1;
type Read = Omit<Question, 'unused' | 'language'>;
const plainly = { bounds: [], shape: {}, negated: false };

export function readAbout(context: ParseContext): readonly Candidate[] {
  if (context.earlier.length === 0 || context.time !== undefined) return [];
  return [...readBesideOthers(context), ...readWorth(context), ...readEither(context), ...readEpoch(context)];
}

const JUDGES =
  /^(?:good|bad|decent|great|reliable|trustworthy|legit|recommended|recommend|solid|gut|bueno|buena|bon|bonne|buono|bom|boa)$/;
const ONE =
  /^(?:it|that|this|one|a|an|the|is|he|she|they|any|choice|idea|validator|pick|option|to|stake|with|delegate|would|you|say|overall)$/;
const JUDGED: ReadonlySet<string> = new Set(['validator']);

/** Whether a validator is good is for who reads its figures to say. */
function readWorth(context: ParseContext): readonly Candidate[] {
  const at = context.tokens.flatMap(({ text }, index) => (JUDGES.test(text) ? [index] : []));
  const soft = context.mentions.find(({ subject }) => JUDGED.has(subject.kind))?.subject;
  const subject = soft ?? newestThing(context.earlier);
  if (at.length === 0 || subject === undefined || !JUDGED.has(subject.kind)) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (ONE.test(text) ? [index] : []));
  const left = restOf(context, new Set(at), [...plain, ...context.mentions.flatMap((one) => one.at)]);
  if (left.rest.length > 0) return [];
  const want = { kind: 'explain', of: subject.kind, topic: 'overview' } as const;
  return [toCandidate(left.used, { ...plainly, subjects: [subject], want, form: 'explanation' })];
}

/** Values of a validator that the list of all of them has. */
const LISTED: ReadonlySet<string> = new Set(['stake', 'share', 'commission', 'rank']);
const BESIDE =
  /^(?:is|that|it|this|high|low|lot|much|more|less|than|the|others?|other|ones?|validators?|average|cluster|network|compare|compared|to|with|worse|better|normal|usual|most|rest|how|does|do|mean|good|bad)$/;

/** `is that high?`, `compared to the others`: the list of all of them, ordered by it. */
function readBesideOthers(context: ParseContext): readonly Candidate[] {
  const [root] = rootsOf(context.earlier);
  const key = root?.want.kind === 'measures' && root.want.of === 'validator' ? (root.want.keys[0] ?? '') : '';
  const asks =
    context.has('follow', 'judged') ||
    context.has('ask', 'compare') ||
    context.has('follow', 'greater', 'less');
  if (!LISTED.has(key) || !asks || context.mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (BESIDE.test(text) ? [index] : []));
  const words = context.of('follow').flatMap(({ at }) => at);
  const left = restOf(context, new Set(plain), words);
  if (left.rest.length > 0) return [];
  return [
    toCandidate(left.used, {
      ...plainly,
      subjects: [{ kind: 'network', id: '' }],
      want: { kind: 'measures', of: 'network', keys: ['validatorList'] },
      shape: { by: key === 'rank' ? 'stake' : key, order: 'most' },
      form: 'list',
    }),
  ];
}

/** Values with and without votes, each under its name. */
const EITHER: Readonly<Record<string, readonly string[]>> = {
  tps: ['tps', 'tpsWithoutVotes'],
  tpsWithoutVotes: ['tpsWithoutVotes', 'tps'],
  transactionCount: ['transactionCount', 'userTransactions', 'voteTransactions'],
  userTransactions: ['userTransactions', 'voteTransactions'],
  transactions: ['transactions', 'votes', 'nonVotes'],
};
const VOTES = /^(?:votes?|voting|stimmen|votos|voti)$/;
const WITH =
  /^(?:with|without|or|and|including|include|includes|included|excluding|count|counting|counted|incl|those|that|is|are|does|do|it|this|transactions?|txs?|also|mit|ohne|oder|con|sin|avec|sans|ou)$/;

function readEither(context: ParseContext): readonly Candidate[] {
  const [root] = rootsOf(context.earlier);
  const votes = context.tokens.flatMap(({ text }, index) => (VOTES.test(text) ? [index] : []));
  const isAsked =
    context.isYesNo || context.tokens.some(({ text }) => /^(?:or|including|incl|oder|ou|o)$/.test(text));
  if (root?.want.kind !== 'measures' || votes.length === 0 || !isAsked) return [];
  const keys = EITHER[root.want.keys[0] ?? ''];
  if (keys === undefined || (root.want.of !== 'network' && root.want.of !== 'block')) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (WITH.test(text) ? [index] : []));
  const words = [...context.of('not'), ...context.of('follow'), ...context.of('shape')].flatMap(
    ({ at }) => at,
  );
  const left = restOf(context, new Set(votes), [...plain, ...words]);
  if (left.rest.length > 0) return [];
  return [
    toCandidate(left.used, {
      ...plainly,
      subjects: [...root.subjects],
      want: { kind: 'measures', of: root.want.of, keys: [...keys] },
      ...(root.time !== undefined && { time: root.time }),
      form: 'value',
    }),
  ];
}

/** What of the running epoch was told, with the same of any epoch. */
const OF_EPOCHS: Readonly<Record<string, string>> = {
  epoch: 'begin',
  epochEnd: 'end',
  epochLeft: 'end',
  epochLength: 'slots',
  epochDuration: 'length',
  epochProgress: 'progress',
  epochSlot: 'slotsDone',
};
const STEP: Readonly<Record<string, bigint>> = {
  previous: -1n,
  last: -1n,
  prior: -1n,
  before: -1n,
  preceding: -1n,
  next: 1n,
  following: 1n,
  after: 1n,
};
const OF_STEP =
  /^(?:one|the|epoch|that|it|in|did|does|have|has|had|will|was|how|many|long|slots?|start|begin|end|ended|ends|when|time|and|of|last|take|took)$/;

function readEpoch(context: ParseContext): readonly Candidate[] {
  const [root] = rootsOf(context.earlier);
  const step = context.tokens.findIndex(({ text }) => STEP[text] !== undefined);
  if (root?.want.kind !== 'measures' || root.want.of !== 'network' || step < 0) return [];
  const same = OF_EPOCHS[root.want.keys[0] ?? ''];
  const epoch = toEpoch(context);
  if (same === undefined || epoch === undefined) return [];
  const id = BigInt(epoch.id) + STEP[context.tokens[step]!.text]!; // it was found by that
  const named = context.of('epoch').find(({ key }) => key !== 'number' && key !== 'currentEpoch');
  const plain = context.tokens.flatMap(({ text }, index) => (OF_STEP.test(text) ? [index] : []));
  const words = [...context.of('epoch'), ...context.of('follow'), ...context.of('time')].flatMap(
    ({ at }) => at,
  );
  const left = restOf(context, new Set([step, ...(named?.at ?? [])]), [
    ...plain,
    ...words,
    ...context.mentions.flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0 || id < 0n) return [];
  return [
    toCandidate(left.used, {
      ...plainly,
      subjects: [{ kind: 'epoch', id: String(id) }],
      want: { kind: 'measures', of: 'epoch', keys: [named?.key ?? same] },
      form: 'value',
    }),
  ];
}

/** The epoch the answer was of, as its results tell. */
function toEpoch({ earlier }: ParseContext): Subject | undefined {
  const [turn] = turnsBack(earlier);
  const value = [...(turn?.values ?? []), ...(turn?.around ?? [])].find(
    ({ kind, place = '' }) => kind === 'epoch' || place.endsWith('/epoch/epoch'),
  );
  return value !== undefined && /^\d{1,9}$/.test(value.raw) ? { kind: 'epoch', id: value.raw } : undefined;
}

const toCandidate = (used: ReadonlySet<number>, question: Read): Candidate => ({
  used,
  bonus: BONUS,
  question,
});
