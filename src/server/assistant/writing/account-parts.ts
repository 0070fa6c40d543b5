/** What a stake account, a loan, a perpetual position or an order book holds, told behind what is stored at its address. */
import type { ToolResult } from '#contracts/assistant/agent';
import type { Writer } from '#assistant/write/writer';
import type { Found } from '../tools/define-tool.ts';
import type getLender from '../tools/get-lender.ts';
import type getOrderbook from '../tools/get-orderbook.ts';
import type getPerpetuals from '../tools/get-perpetuals.ts';
import type getStakes from '../tools/get-stakes.ts';
import { counted } from './counted.ts';
import type { AccountStep } from '../narratives/define-account-narrative.ts';
import { tellOrderbooks, type ReadStep } from './venue-figures.ts';

type DataOf<Tool> = NonNullable<Found<Tool>['data']>;

const typeOf = (result: ToolResult | undefined): string | undefined =>
  result?.facts.find(({ path }) => path === '/type')?.raw;

/** A call that is made only where an account of that type stands there. */
const stepOf = (type: string, tool: string, argument: string, title: string): AccountStep<'address'> => ({
  id: type,
  tool,
  title,
  after: ['account'],
  isExtra: true,
  args: ({ address }, results) =>
    typeOf(results.get('account')) === type && address !== undefined ? { [argument]: address } : undefined,
});

export const partSteps: readonly AccountStep<'address'>[] = [
  stepOf('stake', 'get_stakes', 'address', 'Read its stake'),
  stepOf('position', 'get_lender', 'wallet', 'Read its loan'),
  stepOf('perpetual-position', 'get_perpetuals', 'wallet', 'Read its position'),
  stepOf('order-book', 'get_order_book', 'wallet', 'Read its orders'),
];

export function tellParts(writer: Writer, read: ReadStep): void {
  const [row] = read<DataOf<typeof getStakes>>('stake')?.data.stakes ?? [];
  if (row?.validator !== undefined) {
    writer.text`Its stake of ${row.staked} with ${row.validator} is ${row.state}: ${row.active} active, ${row.activating} activating, ${row.deactivating} deactivating.`;
    writer.text`${row.withdrawable} can be withdrawn now.`;
  }
  for (const loan of read<DataOf<typeof getLender>>('position')?.data.loans ?? []) {
    writer.text`It owes ${loan.borrowed} against ${loan.collateral} of collateral.`;
    if (loan.health !== undefined)
      writer.text`Its loan is ${loan.loanToValue} of the value of the collateral and is liquidated at ${loan.liquidatedAt}: a health of ${loan.health}, and the collateral may fall by ${loan.mayFall}.`;
  }
  for (const one of read<DataOf<typeof getPerpetuals>>('perpetual-position')?.data.positions ?? []) {
    writer.text`It is ${one.side} ${one.positionSize} with ${one.collateral} of collateral, at ${one.leverage} of leverage.`;
    writer.text`Before funding and fees its profit is ${one.change}, and it would be liquidated at a price of ${one.liquidationPrice}.`;
  }
  const orders = read<DataOf<typeof getOrderbook>>('order-book');
  if (orders !== undefined) {
    tellOrderbooks(writer, orders);
    writer.text`In the newest ${counted(orders.data.looked, 'transaction')} of its program, ${counted(orders.data.placed, 'order')} of it were placed, ${orders.data.cancelled} cancelled, and ${counted(orders.data.fills, 'fill')} made.`;
  }
}
