import type { Found } from '../tools/define-tool.ts';
import type getPortfolio from '../tools/get-portfolio.ts';
import type listTransactions from '../tools/list-transactions.ts';
import type listTransfers from '../tools/list-transfers.ts';
import { counted } from './counted.ts';
import type { Writer } from '#assistant/write/writer';

export type PortfolioData = NonNullable<Found<typeof getPortfolio>['data']>;
export type TransactionsData = NonNullable<Found<typeof listTransactions>['data']>;
export type TransfersData = NonNullable<Found<typeof listTransfers>['data']>;

/** How far what was said of transfers reaches. */
export function tellReach(writer: Writer, data: TransfersData): void {
  if (data.complete.raw === 'yes')
    writer.note`These are moves by transfer instructions in ${counted(data.looked, 'transaction')}; fees, rent and mints are not among them.`;
  else if (data.oldest === undefined)
    writer.note`This is out of its newest ${counted(data.looked, 'transaction')} alone; it has older ones.`;
  else
    writer.note`This is out of its newest ${counted(data.looked, 'transaction')} alone, back to ${data.oldest}; it has older ones.`;
  if (data.unread.raw !== '0')
    writer.note`Not read in time, and so missing here: ${counted(data.unread, 'transaction')}.`;
}

/** Says where a wallet has more than was read. */
export function tellUnread(writer: Writer, { owner, whole }: PortfolioData): void {
  if (whole?.raw === 'no')
    writer.note`${owner} has more token accounts than were read; what is in the others is missing here.`;
}

/** The window of the question as arguments. */
export const toWindow = ({
  range,
}: {
  readonly range?: { readonly from: number; readonly to: number } | undefined;
}) => (range === undefined ? {} : { from: range.from, to: range.to });
