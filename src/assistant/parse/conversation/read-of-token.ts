/** `how much of it has he bought`, `does she still hold it`: what somebody did with a token, both spoken of before. */
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { Question, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { toInterval } from '../events/to-time.ts';
import { PERSON } from './find-references.ts';
import { newestOfKind, personBack, rootsOf } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.8;
/** A row of holders is asked about as one, whatever else it holds. */
const OF_ROW = 1.2;
const HOLD = /^(?:hold|holds|holding|own|owns|has|have|got|left|keep|keeps|kept)$/;
const PLAIN =
  /^(?:how|much|many|did|does|do|is|of|it|that|them|still|any|some|ever|all|in|total|worth|altogether|this|token|coin|now)$/;
const SIDES = ['buy', 'sell', 'receive', 'send'] as const;

export function readOfToken(context: ParseContext): readonly Candidate[] {
  const { tokens, mentions, earlier, time } = context;
  if (
    earlier.length === 0 ||
    mentions.some(
      ({ isSoft, isOrdinal, subject }) => isSoft !== true && isOrdinal !== true && subject.kind !== 'token',
    )
  )
    return [];
  const isSomebody = tokens.some(({ text }) => PERSON.test(text));
  const isIt =
    tokens.some(({ text }) => /^(?:it|that|this|any)$/.test(text)) ||
    rootsOf(earlier)[0]?.subjects.some(({ kind }) => kind === 'token') === true;
  const named = mentions.find(({ isSoft, subject }) => isSoft !== true && subject.kind === 'token');
  // `how much does number 2 hold` after the holders of a token.
  const row = mentions.find(
    ({ isOrdinal, isSoft, subject }) => isOrdinal === true && isSoft !== true && subject.kind === 'account',
  );
  const mint = row === undefined ? undefined : heldIn(earlier);
  if (row === undefined ? !isSomebody || (!isIt && named === undefined) : mint === undefined) return [];
  const person = row?.subject ?? personBack(earlier);
  const token = named?.subject ?? (row === undefined ? newestOfKind(earlier, 'token') : mint);
  if (person?.kind !== 'account' || token === undefined) return [];
  const side = SIDES.find((key) => context.has('event', key));
  const isHeld = side === undefined && tokens.some(({ text }) => HOLD.test(text));
  if (side === undefined && !isHeld) return [];
  const words = [
    ...context.of('event').flatMap(({ key, at }) => (key === side ? at : [])),
    ...tokens.flatMap(({ text }, index) =>
      PLAIN.test(text) || PERSON.test(text) || HOLD.test(text) ? [index] : [],
    ),
    ...mentions.flatMap(({ at }) => at),
    ...(time?.at ?? []),
  ];
  const left = restOf(context, new Set(words));
  if (left.rest.length > 0) return [];
  const subjects = [person, { kind: 'token', id: token.id } as const];
  const question = isHeld ? toHeld(context, subjects) : toTraded(context, side!, subjects); // it is one of the two
  return question === undefined
    ? []
    : [{ used: left.used, bonus: row === undefined ? BONUS : OF_ROW, question }];
}

type Read = Omit<Question, 'unused' | 'language'>;
const plainly = (): Pick<Read, 'bounds' | 'shape' | 'negated'> => ({ bounds: [], shape: {}, negated: false });

const toHeld = ({ isYesNo }: ParseContext, subjects: Question['subjects']): Read =>
  isYesNo
    ? {
        ...plainly(),
        subjects,
        form: 'yes-no',
        want: { kind: 'predicate', of: 'account', key: 'holds', expects: true },
      }
    : {
        ...plainly(),
        subjects,
        form: 'value',
        want: { kind: 'measures', of: 'account', keys: ['tokenBalance'] },
      };

/** The sum of what was bought, or whether anything was. */
function toTraded(
  { isYesNo, time }: ParseContext,
  side: (typeof SIDES)[number],
  subjects: Question['subjects'],
): Read | undefined {
  const event = EVENTS_BY_KEY.get(side);
  const [person, token] = subjects;
  if (
    event?.actor === undefined ||
    event.things.token === undefined ||
    person === undefined ||
    token === undefined
  )
    return undefined;
  const amount = event.fields.amount;
  const query = {
    from: event.source,
    where: [
      ...(event.where ?? []),
      { field: event.actor, is: '=' as const, value: person.id },
      { field: event.things.token, is: '=' as const, value: token.id },
    ],
    time: time === undefined ? {} : toInterval(time.value),
  };
  return {
    ...plainly(),
    subjects,
    ...(time !== undefined && { time: time.value }),
    form: isYesNo ? 'yes-no' : 'value',
    want: isYesNo
      ? { kind: 'query', answers: 'exists', query: { ...query, show: [...event.show], limit: 5 } }
      : {
          kind: 'query',
          answers: 'figure',
          query: { ...query, measures: [{ measure: 'sum', field: amount }, { measure: 'count' }] },
        },
  };
}

/** The token whose holders were listed last. */
function heldIn(earlier: ParseContext['earlier']): Subject | undefined {
  const root = rootsOf(earlier).find(
    ({ want }) =>
      (want.kind === 'query' && want.query.from === 'holdings') ||
      (want.kind === 'measures' &&
        want.of === 'token' &&
        want.keys.some((key) => key.startsWith('topHolder'))),
  );
  return root?.subjects.find(({ kind }) => kind === 'token');
}
