import type { DefiTrend, DefiUse } from '#contracts/market/defi';
import { toShareText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Figures } from '../../ui/block/figures.tsx';
import { ChangeValue, UsdValue } from '../../values/money.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import { Missing } from '../../values/missing.tsx';

/** The figures of all categories together. */
export function UseFigures({
  total,
  trend,
  hasBefore,
  active,
  listed,
}: {
  readonly total: Wire<DefiUse>;
  readonly trend: DefiTrend;
  /** Whether there is anything to compare with. */
  readonly hasBefore: boolean;
  readonly active: number;
  readonly listed: number;
}) {
  return (
    <Figures
      figures={[
        {
          label: 'Volume',
          hint: 'Value of the trades in pools, pool by pool. What aggregators and bots route ends in a pool and is counted there',
          value: <UsdValue microUsd={total.swaps > 0 ? total.microUsd : undefined} />,
          more: (
            <>
              {toGrouped(total.swaps)} trades
              {hasBefore && (
                <>
                  , <ChangeValue share={trend.microUsd} />
                </>
              )}
            </>
          ),
        },
        {
          label: 'Calls',
          hint: 'Instructions of these programs, inner ones included, failed ones too',
          value: toGrouped(total.calls),
          more: hasBefore ? <ChangeValue share={trend.calls} /> : 'instructions, inner ones included',
        },
        {
          label: 'Failed',
          hint: 'Of the transactions of each program',
          value:
            total.transactions === 0 ? (
              <Missing why="No transactions" />
            ) : (
              toShareText(total.failed / total.transactions)
            ),
          more: `${toGrouped(total.failed)} of ${toGrouped(total.transactions)}, by program`,
        },
        {
          label: 'Fees',
          hint: 'Of transactions whose first program, apart from system programs, is one of these',
          value: <WholeSol lamports={total.feeLamports} />,
          more: 'network fees, priority included',
        },
        {
          label: 'Protocols called',
          value: toGrouped(active),
          more: `of ${toGrouped(listed)} listed`,
        },
      ]}
    />
  );
}
