/** How a visitor hears how often the server asked a node on their behalf: an entry of `Server-Timing`. */
export const toCallsHeader = (calls: number): string => `rpc;desc="${calls}"`;

/** The number in such a header; 0 where there is none. */
export const readCallsHeader = (header: string | null): number =>
  toCalls(/\brpc;desc="([^"]{0,20})"/.exec(header ?? '')?.[1]);

/** The number among the entries a browser has read of such a header; 0 where there is none. */
export const readCallsTimings = (
  timings: readonly { readonly name: string; readonly description: string }[],
): number => toCalls(timings.find(({ name }) => name === 'rpc')?.description);

const toCalls = (text: string | undefined): number =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : 0;
