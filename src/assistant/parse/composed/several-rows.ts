/** `biggest single buy and biggest single sell of T0 – who, how much, when`: one row of each. */
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import { SOL_MINT } from '../../question/sol.ts';
import type { QueryWant } from '../events/query-shape.ts';
import type { Composed } from './composed.ts';
import { toThings, type Where } from './figures.ts';
import { toPhraseTime } from './phrase-time.ts';
import { tokensIn, type Phrase } from './phrase.ts';

const ROW =
  /(?<!\w)(?<order>biggest|largest|highest|smallest|lowest|first|earliest|last|latest|newest)(?: (?:single|ever|one|sol))? (?<what>trade|swap|buy|purchase|sell|sale|transfer|payment)(?!\w)/g;
const EVENTS: Readonly<Record<string, string>> = {
  trade: 'trade',
  swap: 'trade',
  buy: 'buy',
  purchase: 'buy',
  sell: 'sell',
  sale: 'sell',
  transfer: 'transfer',
  payment: 'transfer',
};
const GROUPED = /(?<!\w)(?:per|each|every|between|than|gap|time from)(?!\w)/;
const ASIDE =
  /^(?:who|how|much|when|what|by|whom|where|it|was|were|and|the|single|ever|size|amount|time|price)$/;
const MOST = 3;

export function toSeveralRows(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const found = [...text.matchAll(ROW)];
  if (found.length < 2 || found.length > MOST || GROUPED.test(text) || context.isYesNo) return undefined;
  const isOfSol = found.some(({ groups }) => EVENTS[groups?.['what'] ?? ''] === 'transfer');
  const used: number[] = [];
  const wants = found.map(({ 0: said, index, groups }): QueryWant | undefined => {
    const event = EVENTS_BY_KEY.get(EVENTS[groups?.['what'] ?? ''] ?? '');
    const things = event === undefined ? undefined : toThings(phrase, event.source);
    if (event === undefined || things === undefined) return undefined;
    const order = groups?.['order'] ?? '';
    const isTimed = /^(?:first|earliest|last|latest|newest)$/.test(order);
    const isOne = things.where.some(({ field, is }) => field === 'base' && is === '=');
    // Amounts of different tokens have no common size.
    const sol: readonly Where[] =
      event.source === 'transfers' && !isTimed && !things.where.some(({ field }) => field === 'mint')
        ? [{ field: 'mint', is: '=', value: SOL_MINT }]
        : [];
    const size = event.source === 'trades' && isOne && event.key !== 'trade' ? 'baseAmount' : event.size;
    const where = [...(event.where ?? []), ...things.where, ...sol];
    used.push(...tokensIn(phrase, index, index + said.length), ...things.at);
    return {
      kind: 'query',
      answers: 'first',
      query: {
        from: event.source,
        time: toPhraseTime(context),
        ...(where.length > 0 && { where }),
        show: [...event.show],
        order: {
          by: isTimed ? 'time' : (size ?? 'time'),
          descending: !/^(?:smallest|lowest|first|earliest)$/.test(order),
        },
        limit: 1,
      },
    };
  });
  const [want, ...also] = wants.filter((one) => one !== undefined);
  if (want === undefined || also.length + 1 < found.length) return undefined;
  return {
    want,
    also,
    bounds: [],
    used: [
      ...used,
      ...context.of('ask').flatMap(({ at }) => at),
      ...context.tokens.flatMap((token, index) => (ASIDE.test(token.text) ? [index] : [])),
    ],
    notes: isOfSol && !/(?<!\w)sol(?!\w)/.test(text) ? ['note-sol-alone'] : [],
  };
}
