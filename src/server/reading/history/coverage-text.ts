import type { HistoryPick } from '#contracts/account/history-filter';
import { toGrouped, toInstantText } from '#contracts/text/value-text';

/** What a page of a history covers, in a sentence. */
export function toHistoryCoverage(
  read: number,
  isEnd: boolean,
  picked: HistoryPick | undefined,
  matching: number,
): string {
  if (picked === undefined) return `${toCount(read)}, ${toEnd(isEnd)}.`;
  const { unread, source, since, filter } = picked;
  const missing =
    unread > 0 ? ` ${toGrouped(unread)} could not be read and ${unread === 1 ? 'is' : 'are'} left out.` : '';
  const found = `${toGrouped(matching)} of ${toCount(read)} match (${filter}).`;
  if (source === 'index') {
    const from = since === undefined ? '' : `, since ${toInstantText(since)}`;
    return `${found}${missing} From the index: trades, and transfers above dust outside of trades${from}${isEnd ? '' : ', with older ones to be read'}.`;
  }
  return `${found}${missing} Looked through ${toEnd(isEnd)}.`;
}

const toCount = (count: number): string =>
  `${toGrouped(count)} ${count === 1 ? 'transaction' : 'transactions'}`;

const toEnd = (isEnd: boolean): string =>
  isEnd
    ? 'to the oldest transaction the node has for this address'
    : 'newest first, with more before the last one';
