import type { DefiRoutes } from '#contracts/market/defi';
import type { Wire } from '#std/json';

export interface RouterRow {
  readonly router: string;
  readonly swaps: number;
  readonly microUsd: string;
  /** By venue: the share of the router's volume, or of its swaps where nothing is known of their worth. */
  readonly shares: ReadonlyMap<string, { readonly share: number; readonly swaps: number }>;
}

/** A row for each program that routes, with what each venue got of it. */
export function toMatrix({
  routers,
  cells,
}: Pick<Wire<DefiRoutes>, 'routers' | 'cells'>): readonly RouterRow[] {
  return routers.map((router) => {
    const own = cells.filter((cell) => cell.router === router);
    const swaps = own.reduce((sum, cell) => sum + cell.swaps, 0);
    const microUsd = own.reduce((sum, cell) => sum + BigInt(cell.microUsd), 0n);
    return {
      router,
      swaps,
      microUsd: String(microUsd),
      shares: new Map(
        own.map((cell) => [
          cell.venue,
          {
            share: microUsd > 0n ? Number(cell.microUsd) / Number(microUsd) : cell.swaps / swaps,
            swaps: cell.swaps,
          },
        ]),
      ),
    };
  });
}
