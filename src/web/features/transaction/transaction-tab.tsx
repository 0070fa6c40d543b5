import type { TRANSACTION_TABS } from '#contracts/people/people';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { AccountList } from './account-list.tsx';
import { BalanceChanges } from './balance-changes.tsx';
import { MOST_IN_HERO } from './flow-layout.ts';
import { Funds } from './funds.tsx';
import { InstructionTree } from './instruction-tree.tsx';
import { NamedLog } from './named-log.tsx';
import RawView from './raw-view.tsx';
import type { FoundTransaction, WireTransaction } from './types.ts';

export interface TransactionTabProps {
  readonly tab: (typeof TRANSACTION_TABS)[number];
  readonly found: FoundTransaction;
}

/** What a tab shows. */
export default function TransactionTab({ tab, found }: TransactionTabProps) {
  const { transaction, wire, prices } = found;
  switch (tab) {
    case 'changes':
      return <BalanceChanges transaction={transaction} prices={prices} />;
    case 'funds':
      return <Funds transaction={transaction} prices={prices} drawnAbove={MOST_IN_HERO} />;
    case 'accounts':
      return <AccountList accounts={transaction.accounts} />;
    case 'logs':
      return <Logs transaction={transaction} />;
    case 'raw':
      return <RawView signature={transaction.signature} wire={wire} />;
    case 'instructions':
      return <InstructionTree transaction={transaction} />;
  }
}

function Logs({ transaction }: { readonly transaction: WireTransaction }) {
  if (transaction.logs.length === 0) return <EmptyState title="The node recorded no logs" />;
  return (
    <>
      {transaction.logsTruncated && (
        <Notice
          kind="truncated"
          title="The runtime truncated these logs; what programs logged later is lost."
        />
      )}
      <div className="padded">
        <NamedLog lines={transaction.logs} computeUnits={transaction.computeUnits} />
      </div>
    </>
  );
}
