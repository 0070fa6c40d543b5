/** `what did he pay for it`, `when did he get it`, `by swap or transfer?`: how somebody came by a token. */
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { AskedQuery, Question, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { PERSON } from './find-references.ts';
import { answeredBy, newestOfKind, personBack, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.96;
const PAID = /^(?:pay|paid|pays|cost|costs|spend|spent|price)$/;
const GOT = /^(?:get|got|gotten|obtain|obtained|acquire|acquired|receive|received|come|came|theirs)$/;
const PLAIN =
  /^(?:it|that|this|them|those|for|did|does|do|has|have|the|his|her|their|from|whom|first|by|how|much|total|in|all|then|on|average|each|token|coin|position|stack|bag|one|swap|swaps|trade|transfer|transfers|or|mint|minted|and|was|were|where)$/;

type Read = Omit<Question, 'unused' | 'language'>;

export function readGot(context: ParseContext): readonly Candidate[] {
  const { tokens, earlier, mentions } = context;
  if (earlier.length === 0 || context.time !== undefined || context.isYesNo) return [];
  const isPaid = tokens.some(({ text }) => PAID.test(text));
  const isGot = tokens.some(({ text }) => GOT.test(text));
  const asksHow =
    context.has('ask', 'when', 'who', 'where') || tokens.some(({ text }) => /^(?:how|whom)$/.test(text));
  const again = isPaid || isGot ? undefined : toGotBefore(context);
  if (!isPaid && !(isGot && asksHow) && again === undefined) return [];
  const named = mentions.filter(({ isSoft }) => isSoft !== true);
  const owner = again?.[0] ?? toOwner(context);
  const token =
    again?.[1] ?? named.find(({ subject }) => subject.kind === 'token')?.subject ?? toToken(context);
  if (owner === undefined || token === undefined) return [];
  if (named.some(({ subject }) => subject.id !== owner.id && subject.id !== token.id)) return [];
  const plain = tokens.flatMap(({ text }, index) =>
    PLAIN.test(text) || PAID.test(text) || GOT.test(text) || PERSON.test(text) ? [index] : [],
  );
  const words = ['ask', 'event', 'ordinal'].flatMap((section) => context.of(section).flatMap(({ at }) => at));
  const left = restOf(context, new Set(plain), [...words, ...mentions.flatMap(({ at }) => at)]);
  if (left.rest.length > 0) return [];
  if (isPaid) return [{ used: left.used, bonus: BONUS, question: toPaid(owner, token) }];
  const [buys, transfers, mints] = ['buy', 'receive', 'mint'].map((key) => toFirst(key, owner, token));
  if (buys === undefined) return [];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: buys,
      also: [transfers, mints].filter((one) => one !== undefined),
    },
  ];
}

/** `from whom?`, `when?` after how somebody came by a token was told: of all the ways again. */
function toGotBefore({ earlier, tokens }: ParseContext): readonly [Subject, Subject] | undefined {
  const question = earlier[0]?.question;
  const [owner, token] = question?.subjects ?? [];
  const { want } = question ?? {};
  const isOfGetting =
    want?.kind === 'query' &&
    want.query.from === 'trades' &&
    want.answers === 'first' &&
    want.query.order?.descending === false &&
    token?.kind === 'token';
  const isShort = tokens.length <= 3 && tokens.some(({ text }) => /^(?:who|whom|when|how|from)$/.test(text));
  return isOfGetting && isShort && owner !== undefined ? [owner, token] : undefined;
}

/** Who is named by a row or as somebody, else whose holding was told. */
function toOwner({ mentions, tokens, earlier }: ParseContext): Subject | undefined {
  const row = mentions.find(
    ({ isOrdinal, isSoft, subject }) => isOrdinal === true && isSoft !== true && subject.kind === 'account',
  );
  const named = mentions.find(({ isSoft, subject }) => isSoft !== true && subject.kind === 'account');
  const person = tokens.some(({ text }) => PERSON.test(text)) ? personBack(earlier) : undefined;
  const found = (row ?? named)?.subject ?? person;
  return found?.kind === 'account' ? found : undefined;
}

/** The token that leads the last answer or was asked about, where it was one of somebody's. */
function toToken({ earlier }: ParseContext): Subject | undefined {
  const [turn] = turnsBack(earlier);
  const answer =
    turn === undefined ? undefined : answeredBy(turn).find(({ subject }) => subject.kind === 'token');
  const asked = turn?.subjects.find(({ kind }) => kind === 'token');
  const holders = newestOfKind(earlier, 'token');
  return asked ?? answer?.subject ?? holders;
}

const plainly = { bounds: [], shape: {}, negated: false };

function toWhere(key: string, owner: Subject, token: Subject): AskedQuery | undefined {
  const event = EVENTS_BY_KEY.get(key);
  const [who, what] = [event?.actor, event?.things.token];
  if (event === undefined || who === undefined || what === undefined) return undefined;
  return {
    from: event.source,
    where: [
      ...(event.where ?? []),
      { field: who, is: '=', value: owner.id },
      { field: what, is: '=', value: token.id },
    ],
    time: {},
  };
}

/** All that was paid for it in trades, and how much of it that bought. */
function toPaid(owner: Subject, token: Subject): Read {
  const body = toWhere('buy', owner, token) ?? { from: 'trades' };
  return {
    ...plainly,
    subjects: [owner, token],
    form: 'value',
    want: {
      kind: 'query',
      answers: 'figure',
      query: {
        ...body,
        measures: [
          { measure: 'sum', field: 'microUsd' },
          { measure: 'sum', field: 'baseAmount' },
          { measure: 'count' },
        ],
      },
    },
  };
}

function toFirst(key: string, owner: Subject, token: Subject): Read | undefined {
  const body = toWhere(key, owner, token);
  const event = EVENTS_BY_KEY.get(key);
  if (body === undefined || event === undefined) return undefined;
  return {
    ...plainly,
    subjects: [owner, token],
    form: 'value',
    want: {
      kind: 'query',
      answers: 'first',
      query: { ...body, show: [...event.show], order: { by: 'time', descending: false }, limit: 1 },
    },
  };
}
