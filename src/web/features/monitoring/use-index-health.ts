import type { IndexHealthAnswer } from '#contracts/operation/monitoring';
import type { Wire } from '#std/json';
import { useAnswer } from '../../api/use-answer.ts';

const EVERY_MS = 5_000;

/** How the index does, asked for again every five seconds while the page is looked at. */
export function useIndexHealth(start: Wire<IndexHealthAnswer>): Wire<IndexHealthAnswer> {
  // What could not be read again names its newest block.
  return useAnswer('indexHealth', {}, { initial: start, refetchInterval: EVERY_MS }).data ?? start;
}
