/** What a trade of a size would do to the price of a pool: a quote of each pool, or of the deepest one of a token. */
import type { ToolResult } from '#contracts/assistant/agent';
import type { Subject, Want } from '../question/question.ts';
import { SOL_MINT } from '../question/sol.ts';
import type { Words } from '../write/words.ts';
import type { Writer } from '../write/writer.ts';
import { step, type Step } from './define-plan.ts';
import { factAt } from './query/read-fact.ts';

type Conversion = Extract<Want, { kind: 'convert' }>;

const MOST_POOLS = 2;
const QUOTE = 'quote';

/** `from` is what the size is in: `tokens`, `SOL` or `USD`; `to` the side, `sell` or `buy`. */
export function toImpact({ value, from, to }: Conversion, subjects: readonly Subject[]): readonly Step[] {
  const pools = subjects.filter(({ kind }) => kind === 'pool').slice(0, MOST_POOLS);
  const token = subjects.find(({ kind }) => kind === 'token')?.id;
  const size =
    from === 'SOL' ? { worthSol: value } : from === 'USD' ? { worthUsd: value } : { amount: value };
  if (pools.length === 0) {
    if (token === undefined) return [];
    const sides = to === 'sell' ? { sell: token } : { sell: SOL_MINT, buy: token };
    return [step(QUOTE, 'get_quote', 'Ask the deepest pool', { ...sides, ...size })];
  }
  return [
    ...pools.map(({ id }, index) => step(poolStep(index), 'get_pool', 'Read the pool', { pool: id })),
    ...pools.map(({ id }, index): Step => ({
      id: `${QUOTE}.${index}`,
      tool: 'get_quote',
      title: 'Ask the pool',
      after: [poolStep(index)],
      isExtra: true,
      args(results) {
        const result = results.get(poolStep(index));
        if (result?.ok !== true) return undefined;
        const [base, quote] = ['/base', '/quote'].map((place) => factAt(result, place)?.raw);
        // A token that is named is the one that is traded, whichever side of the pool it is.
        const [traded, other] = token === quote ? [quote, base] : [base, quote];
        const sell = to === 'sell' ? traded : other;
        return sell === undefined ? undefined : { sell, market: id, ...size };
      },
    })),
  ];
}

const poolStep = (index: number): string => `pool.${index}`;

export function writeImpact({
  question: { want },
  writer,
  words,
  results,
}: {
  readonly question: { readonly want: Conversion };
  readonly writer: Writer;
  readonly words: Words;
  readonly results: ReadonlyMap<string, ToolResult>;
}): void {
  for (const [id, result] of results) {
    if (!id.startsWith(QUOTE)) continue;
    if (!result.ok) {
      const pool = results.get(id.replace(QUOTE, 'pool'));
      const market = pool === undefined ? undefined : factAt(pool, '/pool');
      const reason = result.facts[0];
      if (market !== undefined && reason !== undefined)
        writer.spans(1, words.say('impact-refused', { market, reason }));
      continue;
    }
    const read = (place: string) => factAt(result, place);
    const change = read(want.to === 'sell' ? '/sellPriceChange' : '/buyPriceChange');
    const [market, amount, expected] = [read('/market'), read('/amount'), read('/expected')];
    if (change !== undefined) writer.spans(1, words.say('impact-moves', { market, change }));
    writer.spans(1, words.say('quote-is', { amount, expected }));
    const [impact, least, fee] = [read('/priceImpact'), read('/leastOut'), read('/fee')];
    if (impact !== undefined) writer.spans(2, words.say('quote-more', { impact, least }));
    if (fee !== undefined) writer.spans(2, words.say('quote-fee', { fee }));
  }
}
