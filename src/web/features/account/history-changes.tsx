import { toValueText } from '#contracts/text/value-text';
import type { TransactionColumn } from '../../answers/transaction-table.tsx';
import type { WireNames } from '../../values/names.ts';
import { ShortChange } from '../../values/short-amount.tsx';
import styles from './history-changes.module.css';

/** What each transaction changed of the account. */
export const toChangesColumn = (names: WireNames): TransactionColumn => ({
  key: 'changes',
  title: 'Change',
  align: 'right',
  phone: 'quiet',
  short: '',
  cell: ({ changes }) => (
    <span className={styles.changes}>
      {changes?.slice(0, 3).map(({ asset, change }, i) => (
        <ShortChange key={i} asset={asset} change={change} />
      ))}
      {changes && changes.length > 3 && <span className={styles.quiet}>and {changes.length - 3} more</span>}
    </span>
  ),
  csv: ({ changes = [] }) =>
    changes
      .map(({ asset, change }) =>
        toValueText(
          asset.kind === 'sol'
            ? { kind: 'lamports', lamports: change }
            : { ...asset, kind: 'amount', amount: change },
          names,
        ),
      )
      .join('; '),
});
