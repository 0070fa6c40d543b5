/** `highest in the last 10 mins?`, `which minute was best`: the span of time in which the most of something happened. */
import { toMeasureKey } from '#contracts/query/index-query';
import { EVENTS } from '../../../catalogue/events.ts';
import type { ToEdit } from './define-edit.ts';

const SPANS: Readonly<Record<string, 'minute' | 'hour' | 'day'>> = {
  minute: 'minute',
  min: 'minute',
  hour: 'hour',
  day: 'day',
};
const HOURS = 6 * 3_600;

export const peak: ToEdit = (question, context) => {
  const { want } = question;
  if (want.kind !== 'query' || want.query.by !== undefined) return undefined;
  const { query } = want;
  const word = context.of('shape').find(({ key }) => key === 'most' || key === 'least');
  const [measure] = query.measures ?? [];
  const isSums = EVENTS.some(({ source, isSums: own }) => source === query.from && own === true);
  // `which wallet has most` asks for no time.
  const isOfThing = context
    .of('kind')
    .some(({ key }) => key !== 'network' && key !== 'transaction' && key !== 'block');
  if (isOfThing) return undefined;
  if (word === undefined || measure === undefined || (query.per === undefined && !isSums)) return undefined;
  // After the cheapest hour the worst one is the dearest.
  const isOtherEnd =
    query.order !== undefined &&
    query.order.descending !== true &&
    word.at.some((index) => context.tokens[index]?.text === 'worst');
  const timed = context.time?.at ?? [];
  const said = context.tokens.flatMap(({ text }, index) =>
    SPANS[text] === undefined || timed.includes(index) ? [] : [index],
  );
  const own = said.map((index) => SPANS[context.tokens[index]!.text])[0]; // it was found by that
  const { from = 0, to = 0 } = query.time ?? {};
  const per = query.per ?? own ?? (to - from > HOURS || query.time === undefined ? 'hour' : 'minute');
  const { show: _show, ...rest } = query;
  return {
    at: [...word.at, ...said, ...context.of('ask').flatMap(({ key, at }) => (key === 'which' ? at : []))],
    question: {
      ...question,
      form: 'value',
      negated: false,
      want: {
        ...want,
        answers: 'rows',
        query: {
          ...rest,
          per,
          order: { by: toMeasureKey(measure), descending: word.key === 'most' || isOtherEnd },
          limit: 1,
        },
      },
    },
  };
};
