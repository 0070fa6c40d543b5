/** How a visitor hears how often the server asked a node on their behalf: an entry of `Server-Timing`. */
export const toCallsHeader = (calls: number): string => `rpc;desc="${calls}"`;

/** The number in such a header; 0 where there is none. */
export function readCallsHeader(header: string | null): number {
  const calls = Number(/\brpc;desc="(\d{1,6})"/.exec(header ?? '')?.[1] ?? 0);
  return Number.isSafeInteger(calls) ? calls : 0;
}
