import type { NetworksAnswer } from '#contracts/network/networks';
import type { Wire } from '#std/json';
import { useAnswer } from '../../api/use-answer.ts';

const EVERY_MS = 10_000;

/** The networks, asked for again every ten seconds while the page is looked at. */
export function useNetworks(start: Wire<NetworksAnswer>): Wire<NetworksAnswer> {
  // What could not be read again says when it was read.
  return useAnswer('networks', {}, { initial: start, refetchInterval: EVERY_MS }).data ?? start;
}
