/** `what else did he buy`, `any other trades?`, `did he try again?`: rows of somebody without the one that was told. */
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { AskedQuery, AskedTime, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { toInterval } from '../events/to-time.ts';
import { PERSON } from './find-references.ts';
import { focusOf, momentOf, personBack, turnsBack } from './recall.ts';
import { sayInterval } from '../say-interval.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.85;
const ELSE = /^(?:else|others?|another)$/;
const RETRY = /^(?:retry|retried|retries|again|reattempt)$/;
const PLAIN =
  /^(?:anything|something|things?|try|tried|it|this|same|success|successfully|succeed|later|afterwards|wallet|person|guy|eventually|manage|managed|work|end|and|do|does|did|done|doing|what|happened|happen|next|made|make|makes|created|create|launched|launch|issued|issue|minted|mint|deployed|deploy|tokens|token|coins|any|after|that|since|then)$/;
const MADE = /^(?:mak|made|creat|launch|issu|mint|deploy)(?:e|ed|es|d|s)?$/;
const ROWS = 10;
/** The events it may be of, what somebody does of his own first. */
const KEYS = [
  'buy',
  'sell',
  'trade',
  'send',
  'receive',
  'transfer',
  'create',
  'mint',
  'burn',
  'stake',
] as const;

export function readWhatElse(context: ParseContext): readonly Candidate[] {
  const { tokens, earlier, mentions } = context;
  const retry = tokens.findIndex(({ text }) => RETRY.test(text));
  const other = tokens.findIndex(({ text }) => ELSE.test(text));
  const isRetry = retry >= 0 && isAfterFailure(context);
  if (isRetry && tokens.some(({ text }) => text.startsWith('fail'))) return toFailedAgain(context);
  // `what did he do after that` is of whatever he did.
  const isDoing =
    context.time !== undefined &&
    context
      .of('event')
      .every(({ at }) => at.every((index) => mentions.some((one) => one.at.includes(index)))) &&
    tokens.some(({ text }) => PERSON.test(text) || /^(?:did|does|do|doing|done)$/.test(text)) &&
    (tokens.some(({ text }) => PERSON.test(text)) ||
      mentions.some(({ subject }) => subject.kind === 'account'));
  if (earlier.length === 0 || (!isRetry && !isDoing && other < 0)) return [];
  const said = new Set(mentions.flatMap(({ at }) => at));
  // After whose a token is, another one is meant.
  const isOfToken = context.has('kind', 'token') || focusOf(earlier)?.kind === 'token';
  const isMade = isOfToken && tokens.some(({ text }) => MADE.test(text));
  // `the receiver` is somebody, and nothing that happened.
  const events = context.of('event').filter(({ at }) => !at.every((index) => said.has(index)));
  const own = isMade ? 'create' : KEYS.find((one) => events.some(({ key: is }) => is === one));
  const key = own ?? (isRetry ? toRetried(context) : isDoing ? 'transaction' : undefined);
  const event = key === undefined ? undefined : EVENTS_BY_KEY.get(key);
  const named = mentions.find(({ subject }) => subject.kind === 'account')?.subject;
  const actor = named ?? personBack(earlier);
  if (event?.isEvents !== true || actor === undefined) return [];
  const field = event.actor ?? event.things.account;
  if (field === undefined) return [];
  const words = context.of('event').flatMap(({ at }) => at);
  const plain = tokens.flatMap(({ text }, index) =>
    PLAIN.test(text) || ELSE.test(text) || RETRY.test(text) ? [index] : [],
  );
  const left = restOf(
    context,
    new Set([...words, ...plain, ...(context.time?.at ?? [])]),
    mentions.flatMap(({ at }) => at),
  );
  if (left.rest.length > 0) return [];
  const known = isRetry ? undefined : spokenOf(context);
  const moment = momentOf(earlier);
  const where: NonNullable<AskedQuery['where']> = [
    ...(event.where ?? []),
    { field, is: '=', value: actor.id },
    ...(known === undefined ? [] : [{ field: known.field, is: '!=' as const, value: known.id }]),
  ];
  const span: AskedTime | undefined =
    context.time?.value ?? (isRetry && moment !== undefined ? { from: moment + 1, text: '' } : undefined);
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [actor],
        want: {
          kind: 'query',
          answers: context.isYesNo ? 'exists' : 'rows',
          query: {
            from: event.source,
            where,
            time: span === undefined ? {} : toInterval(span),
            show: [...event.show],
            order: { by: 'time', descending: true },
            limit: ROWS,
          },
        },
        ...(context.time !== undefined && { time: context.time.value }),
        bounds: [],
        shape: {},
        form: context.isYesNo ? 'yes-no' : 'list',
        negated: false,
      },
    },
  ];

  /** What was told, which is no other one. */
  function spokenOf({
    earlier: turns,
  }: ParseContext): { readonly field: string; readonly id: string } | undefined {
    const spoken: Subject | undefined =
      turnsBack(turns)
        .flatMap(({ subjects }) => subjects)
        .find(({ kind }) => kind === 'transaction') ?? focusOf(turns);
    if (spoken?.kind === 'transaction') return { field: 'signature', id: spoken.id };
    return key === 'create' && spoken?.kind === 'token' ? { field: 'mint', id: spoken.id } : undefined;
  }
}

/** `did the same wallet fail again`: since then, and with whatever it did. */
function toFailedAgain(context: ParseContext): readonly Candidate[] {
  const { mentions, earlier, tokens } = context;
  const named = mentions.find(({ subject }) => subject.kind === 'account')?.subject;
  const actor = named ?? personBack(earlier);
  const moment = momentOf(earlier);
  if (actor?.kind !== 'account' || moment === undefined) return [];
  const plain = tokens.flatMap(({ text }, index) =>
    PLAIN.test(text) || RETRY.test(text) || text.startsWith('fail') ? [index] : [],
  );
  const left = restOf(
    context,
    new Set([...plain, ...(context.time?.at ?? [])]),
    mentions.flatMap(({ at }) => at),
  );
  if (left.rest.length > 0) return [];
  const span = { from: moment + 1, to: context.nowSeconds };
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [actor],
        want: { kind: 'predicate', of: 'account', key: 'failedThen', expects: true },
        time: { ...span, text: sayInterval(span) },
        bounds: [],
        shape: {},
        form: context.isYesNo ? 'yes-no' : 'value',
        negated: false,
      },
    },
  ];
}

/** What was tried is told by the transaction that failed; a call of a market is a trade. */
const toRetried = ({ earlier }: ParseContext): 'send' | 'trade' =>
  turnsBack(earlier).some(({ around = [], values }) =>
    [...around, ...values].some(
      ({ place, raw }) => place === 'get_transaction /action' && raw === 'transfer',
    ),
  )
    ? 'send'
    : 'trade';

/** Whether the last things told are of a transaction that failed. */
function isAfterFailure({ earlier }: ParseContext): boolean {
  return turnsBack(earlier).some(
    ({ question, subjects }) =>
      subjects.some(({ kind }) => kind === 'transaction') &&
      ((question?.want.kind === 'explain' && question.want.topic === 'failure') ||
        (question?.want.kind === 'predicate' && question.want.key === 'succeeded') ||
        (question?.want.kind === 'explain' && question.want.of === 'transaction') ||
        (question?.want.kind === 'measures' &&
          question.want.keys.some((key) => /error|fail|status|slippage/i.test(key)))),
  );
}
