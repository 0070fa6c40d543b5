import type { Field, Swap } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { listProtocols } from '../protocol-registry.ts';
import { countField } from './amounts.ts';

let orderBooks: ReadonlySet<string> | undefined;

/** Whether a venue keeps orders, so that it has no pools. */
function isOrderBook(venue: string): boolean {
  orderBooks ??= new Set(
    listProtocols().flatMap(({ definition: { name, category } }) => (category === 'clob' ? [name] : [])),
  );
  return orderBooks.has(venue);
}

/** Where swaps happened: by name where there are one or two venues or, if asked, a few more, else how many pools. */
export function describeVenues(
  swaps: readonly Swap[],
  mostNamed = 2,
): {
  readonly text: string;
  readonly fields: readonly Field[];
  readonly claims: readonly Claim[];
} {
  const venues = [...new Set(swaps.map(({ venue }) => venue))];
  const named = (name: string, text: string): Field => ({ name, value: { kind: 'text', text } });
  const claims = venues.map((name): Claim => ({ kind: 'ran', name }));
  if (venues.length === 1) return { text: 'on {venue}', fields: [named('venue', venues[0]!)], claims };
  if (venues.length === 2) {
    return {
      text: 'on {venue} and {second}',
      fields: [named('venue', venues[0]!), named('second', venues[1]!)],
      claims,
    };
  }
  if (venues.length <= mostNamed) {
    const holes = venues.map((_venue, i) => `venue${i + 1}`);
    return {
      text: `on ${holes
        .slice(0, -1)
        .map((hole) => `{${hole}}`)
        .join(', ')} and {${holes.at(-1)!}}`,
      fields: venues.map((venue, i) => named(holes[i]!, venue)),
      claims,
    };
  }
  const pools = new Set(swaps.map(({ pool }) => pool));
  const isKnown = !pools.has(undefined);
  const count = isKnown ? pools.size : swaps.length;
  return {
    text: isKnown ? `over {pools} ${venues.some(isOrderBook) ? 'markets' : 'pools'}` : 'in {swaps} swaps',
    fields: [countField(isKnown ? 'pools' : 'swaps', count)],
    claims: [...claims, { kind: 'count', of: 'swaps', count }],
  };
}
