import { defineColumns } from '#contracts/columns/define-columns';
import type { WalletFlow } from '#contracts/people/wallet';
import { toGrouped, toPlainDecimal } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { messageOf } from '../../answers/failure.ts';
import { SourceLine } from '../../answers/source-line.tsx';
import { useAnswer } from '../../api/use-answer.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Table } from '../../ui/table/table.tsx';
import { SolValue, TokenAmountValue } from '../../values/amounts.tsx';
import { AgeValue } from '../../values/age.tsx';
import { NamesProvider } from '../../values/names.ts';
import { toRowColumns } from '../../values/row-columns.tsx';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Row = Wire<WalletFlow>;

/** What came in and went out of a wallet in its newest transactions. */
export function Flows({ wallet }: { readonly wallet: string }) {
  const { data: answer, error, refetch } = useAnswer('walletFlows', { wallet });
  if (error && answer === undefined) {
    return <FailedState message={messageOf(error)} again={() => void refetch()} />;
  }
  if (answer === undefined) return <Skeleton lines={6} />;
  if (answer.kind === 'absent') {
    return <AbsenceView part absence={answer} />;
  }
  const { flows, from, to, transactions, unread, hasMore, feeLamports } = answer;
  return (
    <NamesProvider value={answer.names}>
      {flows.length === 0 ? (
        <EmptyState title="Nothing moved in these transactions" />
      ) : (
        <Table
          label="Net flows by asset"
          columns={COLUMNS}
          rows={flows}
          keyOf={({ mint }) => mint ?? 'SOL'}
        />
      )}
      <div className="padded">
        <p>
          Summed over {hasMore ? 'the newest ' : 'all '}
          {toGrouped(transactions)} transactions{hasMore ? '; older ones are not part of the sums' : ''}
          {from && to && (
            <>
              , slots {toGrouped(from.slot)} to {toGrouped(to.slot)}
              {from.time !== undefined && (
                <>
                  {' '}
                  (since <AgeValue unixSeconds={from.time} />)
                </>
              )}
            </>
          )}
          . Of what went out, <SolValue lamports={feeLamports} /> were fees of this wallet.
        </p>
        {unread > 0 && (
          <Notice
            kind="truncated"
            title={`${toGrouped(unread)} transactions could not be read in time and are missing from the sums.`}
          />
        )}
        <SourceLine provenance={answer.provenance} what="history" />
      </div>
    </NamesProvider>
  );
}

const Amount = ({ flow, amount, signed }: { flow: Row; amount: string; signed?: boolean }) =>
  flow.mint === undefined ? (
    <SolValue lamports={amount} {...(signed !== undefined && { signed })} />
  ) : (
    <TokenAmountValue amount={amount} mint={flow.mint} decimals={flow.decimals} signed={signed} />
  );

const netOf = ({ received, sent }: Row): string => String(BigInt(received) - BigInt(sent));

const DESCRIBED = defineColumns<Row>()(({ count, number }) => [
  number('net', 'Net', (flow) => toPlainDecimal(netOf(flow), flow.decimals)),
  number('received', 'Received', ({ received, decimals }) => toPlainDecimal(received, decimals)),
  number('sent', 'Sent', ({ sent, decimals }) => toPlainDecimal(sent, decimals)),
  count('transactions', 'Transactions', ({ transactions }) => transactions),
]);

const COLUMNS = toRowColumns(DESCRIBED, [
  {
    of: 'net',
    wide: true,
    align: undefined,
    cell: (flow) => <Amount flow={flow} amount={netOf(flow)} signed />,
  },
  { of: 'received', cell: (flow) => <Amount flow={flow} amount={flow.received} /> },
  { of: 'sent', cell: (flow) => <Amount flow={flow} amount={flow.sent} /> },
  { of: 'transactions' },
]);
