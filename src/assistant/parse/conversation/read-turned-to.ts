/** `thanks, what's the current slot`, `what did he do last`, `did B trade the same thing`: short turns to something beside. */
import type { Question, Subject } from '../../question/question.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import { PERSON } from './find-references.ts';
import { newestOfKind, personBack, rootsOf, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.75;
type Read = Candidate['question'];
const plainly = (): Pick<Question, 'bounds' | 'shape' | 'negated'> => ({
  bounds: [],
  shape: {},
  negated: false,
});

export function readTurnedTo(context: ParseContext): readonly Candidate[] {
  return [...toPresent(context), ...toLastDone(context), ...toSameTraded(context)];
}

/** The present slot and epoch, whatever was spoken of. */
function toPresent(context: ParseContext): readonly Candidate[] {
  const { tokens, mentions, time } = context;
  if (time !== undefined || mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const words = tokens.map(({ text }) => text).join(' ');
  const isPresent =
    /\b(?:current(?:ly)? (?:slot|epoch)|(?:slot|epoch) (?:is it|are we|now|right now))\b/.test(words);
  const found = pickApart(context.of('network')).find(({ key }) => key === 'slot' || key === 'epoch');
  if (!isPresent || found === undefined) return [];
  const now = tokens.flatMap(({ text }, index) => (/^(?:current|currently|now)$/.test(text) ? [index] : []));
  return toCandidate(context, [...found.at, ...now], {
    ...plainly(),
    subjects: [{ kind: 'network', id: '' }],
    want: { kind: 'measures', of: 'network', keys: [found.key] },
    form: 'value',
  });
}

/** What somebody who was named did last: their last transaction. */
function toLastDone(context: ParseContext): readonly Candidate[] {
  const { tokens, mentions, time, earlier } = context;
  if (time !== undefined || mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const words = tokens.map(({ text }) => text).join(' ');
  const isLast =
    /\b(?:did|does|has|been|was)\b.{0,90}\b(?:do|done|doing|up to)\b.{0,90}\b(?:last|lately|latest|most recently)$/.test(
      words,
    );
  const person = tokens.some(({ text }) => PERSON.test(text) || text === 'it')
    ? personBack(earlier)
    : undefined;
  if (!isLast || person?.kind !== 'account') return [];
  const last = tokens.flatMap(({ text }, index) =>
    /^(?:last|lately|latest|recently)$/.test(text) ? [index] : [],
  );
  return toCandidate(context, last, {
    ...plainly(),
    subjects: [person],
    want: { kind: 'measures', of: 'account', keys: ['lastTransaction'] },
    form: 'value',
  });
}

/** Whether another wallet traded the token of the trade that was told. */
function toSameTraded(context: ParseContext): readonly Candidate[] {
  const { tokens, mentions, earlier, isYesNo } = context;
  const [root] = rootsOf(earlier);
  const named = mentions.filter(({ isSoft }) => isSoft !== true);
  const [other] = named;
  const same = tokens.findIndex(({ text }) => text === 'same');
  const isTrade = root?.want.kind === 'query' && root.want.query.from === 'trades';
  if (!isYesNo || !isTrade || same < 0 || named.length !== 1 || other?.subject.kind !== 'account') return [];
  // A row names its token by the unit of its amount alone.
  const mint = turnsBack(earlier)
    .flatMap(({ values }) => values)
    .find((value) => value.mint !== undefined)?.mint;
  const token: Subject | undefined =
    mint === undefined ? newestOfKind(earlier, 'token') : { kind: 'token', id: mint };
  if (token === undefined) return [];
  const words = tokens.flatMap(({ text }, index) => (SAME.test(text) ? [index] : []));
  return toCandidate(context, [...other.at, ...words], toTraded(other.subject, token, context));
}

const SAME = /^(?:same|thing|token|coin|one|pair|trade|traded|trading|swap|swapped|too|also|ever)$/;

const toTraded = (trader: Subject, token: Subject, { isNegated }: ParseContext): Read => ({
  ...plainly(),
  negated: isNegated,
  subjects: [trader, token],
  form: 'yes-no',
  want: {
    kind: 'query',
    answers: 'exists',
    query: {
      from: 'trades',
      where: [
        { field: 'trader', is: '=', value: trader.id },
        { field: 'base', is: '=', value: token.id },
      ],
      time: {},
      show: ['time', 'trader', 'isBuy', 'base', 'baseAmount', 'microUsd', 'signature'],
      limit: 5,
    },
  },
});

function toCandidate(context: ParseContext, at: readonly number[], question: Read): readonly Candidate[] {
  const left = restOf(context, new Set(at));
  return left.rest.length > 0 ? [] : [{ question, used: left.used, bonus: BONUS }];
}
