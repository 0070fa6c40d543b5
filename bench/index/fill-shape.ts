/** What `fill-store.ts` makes and `read-store.ts` asks about. */
export const FILL = { markets: 20_000, traders: 200_000, days: 30, firstTime: 1_790_000_000 } as const;
