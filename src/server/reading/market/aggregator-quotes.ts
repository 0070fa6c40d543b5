/**
 * Quotes of a service the operator named, in the form Jupiter gave to such services (dev.jup.ag, "Swap API: Quote"):
 * `GET …/quote?inputMint&outputMint&amount&slippageBps`. Nothing it says is believed that contradicts the question.
 */
import { toLeastAmount } from './amm-quote.ts';
import { trimEndOf } from '#std/text';
import { createGuardedFetch, type FetchJson } from '../../outbound/guarded-fetch.ts';

const MOST_VENUES = 12;
const MOST_LABEL = 40;

export interface AggregatorWish {
  readonly inputMint: string;
  readonly outputMint: string;
  readonly amount: bigint;
  readonly slippageBasisPoints: number;
}

export type AggregatorQuote =
  | {
      readonly kind: 'quote';
      readonly expectedAmount: bigint;
      readonly minimumAmount: bigint;
      readonly priceImpact: number | undefined;
      readonly venues: readonly string[];
    }
  /** Why there is none, for the visitor. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface Aggregator {
  readonly host: string;
  /** Never rejects. */
  quote(wish: AggregatorWish, signal?: AbortSignal): Promise<AggregatorQuote>;
}

/** `url` is an https address without a query, such as `https://quotes.example/swap/v1`. */
export function createAggregator(url: string, fetchJson: FetchJson = createGuardedFetch()): Aggregator {
  const { host } = new URL(url);
  return {
    host,
    async quote(wish, signal) {
      const query = new URLSearchParams({
        inputMint: wish.inputMint,
        outputMint: wish.outputMint,
        amount: String(wish.amount),
        slippageBps: String(wish.slippageBasisPoints),
      });
      const fetched = await fetchJson(`${trimEndOf(url, '/')}/quote?${query}`, signal);
      if (fetched.kind === 'refused') {
        return { kind: 'refused', reason: `${host} gave no quote. ${fetched.reason}` };
      }
      return (
        toQuote(fetched.json, wish) ?? {
          kind: 'refused',
          reason: `${host} returned something that is not a quote for this swap.`,
        }
      );
    },
  };
}

function toQuote(json: object, wish: AggregatorWish): AggregatorQuote | undefined {
  const said = json as Readonly<Record<string, unknown>>; // an object, as the fetch made sure
  const expectedAmount = toAmount(said['outAmount']);
  const minimumAmount = toAmount(said['otherAmountThreshold']);
  if (said['inputMint'] !== wish.inputMint || said['outputMint'] !== wish.outputMint) return undefined;
  if (toAmount(said['inAmount']) !== wish.amount) return undefined;
  if (expectedAmount === undefined || expectedAmount === 0n || minimumAmount === undefined) return undefined;
  // One unit of room for how it rounds.
  if (minimumAmount > expectedAmount) return undefined;
  if (minimumAmount + 1n < toLeastAmount(expectedAmount, wish.slippageBasisPoints)) return undefined;
  const impact = Number(said['priceImpactPct']);
  return {
    kind: 'quote',
    expectedAmount,
    minimumAmount,
    priceImpact: said['priceImpactPct'] === undefined || !(impact >= 0 && impact <= 1) ? undefined : impact,
    venues: toVenues(said['routePlan']),
  };
}

const toAmount = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : undefined;

function toVenues(plan: unknown): readonly string[] {
  if (!Array.isArray(plan)) return [];
  const labels = plan.flatMap((leg: unknown) => {
    const info = typeof leg === 'object' && leg !== null && 'swapInfo' in leg ? leg.swapInfo : undefined;
    const label = typeof info === 'object' && info !== null && 'label' in info ? info.label : undefined;
    return typeof label === 'string' ? [label.slice(0, MOST_LABEL)] : [];
  });
  return [...new Set(labels)].slice(0, MOST_VENUES);
}
