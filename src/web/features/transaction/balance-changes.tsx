import { SOL_DECIMALS } from '#contracts/chain';
import type { PastPrices } from '#contracts/market/past-prices';
import { toPlainDecimal } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { ExportButton } from '../../ui/table/export-button.tsx';
import type { Records } from '../../ui/table/shown-records.ts';
import { AddressValue } from '../../values/address.tsx';
import { AssetAmount } from '../../values/amounts.tsx';
import { ChainText, toPlainText } from '../../values/display-text.tsx';
import { useNames, type WireNames } from '../../values/names.ts';
import {
  toOwnerGroups,
  type BalancedTransaction,
  type ChangeRow,
  type OwnerGroup,
} from './balance-groups.ts';
import { PastUsd } from './past-usd.tsx';
import styles from './moves.module.css';

/** Who gained and lost what, as the node measured it: by owner, with what each account is and the fee by itself. */
export function BalanceChanges({
  transaction,
  prices,
}: {
  readonly transaction: BalancedTransaction;
  /** What the assets cost then, where that is known. */
  readonly prices?: Wire<PastPrices> | undefined;
}) {
  const names = useNames();
  if (transaction.balanceChanges.length === 0) {
    const isMissing = transaction.missing.some((what) => what.includes('balances'));
    return (
      <EmptyState
        title={isMissing ? 'The node recorded no balances for this transaction' : 'No balance changed'}
      />
    );
  }
  const groups = toOwnerGroups(transaction);
  const isPriced = prices !== undefined && prices.rows.length > 0;
  return (
    <>
      <table className={styles.balances}>
        <caption className="visually-hidden">Balance changes</caption>
        <thead>
          <tr>
            <th scope="col">Owner</th>
            <th scope="col">Change</th>
            {isPriced && <th scope="col">Value then</th>}
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.owner}>
            <tr>
              <th scope="rowgroup" colSpan={isPriced ? 5 : 4}>
                <span className={styles.ownerRoles}>
                  <AddressValue address={group.owner} />
                  {group.roles.map((role) => (
                    <Badge key={role}>
                      <ChainText text={role} limit={40} />
                    </Badge>
                  ))}
                </span>
              </th>
            </tr>
            {group.rows.map((row, i) => (
              <tr key={i} data-part={row.isPart}>
                <th scope="row">
                  <ChainText text={toSubjectText(row, names)} limit={60} />
                </th>
                <td>
                  <AssetAmount asset={row.asset} amount={row.change} signed />
                </td>
                {isPriced && (
                  <td>
                    {!row.isCounted && !row.isPart && (
                      <PastUsd asset={row.asset} amount={row.change} prices={prices} />
                    )}
                  </td>
                )}
                <td data-title="Before">
                  {row.before !== undefined && <AssetAmount asset={row.asset} amount={row.before} />}
                </td>
                <td data-title="After">
                  {row.after !== undefined && <AssetAmount asset={row.asset} amount={row.after} />}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className={styles.balanceTools}>
        <ExportButton
          toRequest={() => ({ title: 'Balance changes', shown: toRecords(groups, names), list: undefined })}
        />
      </div>
    </>
  );
}

/** What a row is about, in the words of the reader. */
function toSubjectText({ subject, asset }: ChangeRow, names: WireNames): string {
  const symbolOf = (mint: string | undefined): string => {
    const symbol = names.tokens[mint ?? '']?.symbol;
    return symbol ? `${toPlainText(symbol, 16)} ` : 'token ';
  };
  const accounts = (count: number, what: string): string =>
    count === 1 ? `the new ${what}account` : `${count} new ${what === '' ? '' : 'token '}accounts`;
  switch (subject.kind) {
    case 'balance':
      return asset.kind === 'sol' ? 'SOL' : symbolOf(asset.mint).trim();
    case 'vault':
      return `${subject.ofPool ? 'Pool’s ' : ''}${symbolOf(subject.mint)}vault`;
    case 'fee':
      return 'Transaction fee';
    case 'rent':
      return subject.isOver
        ? `Rent of the closed ${symbolOf(subject.mint)}account`
        : `Rent of ${accounts(subject.count, symbolOf(subject.mint))}`;
    case 'new-accounts':
      return `Put into ${accounts(subject.count, '')}`;
    case 'closed-accounts':
      return subject.count === 1
        ? 'Back from the closed account'
        : `Back from ${subject.count} closed accounts`;
    case 'wrapped':
      return 'SOL in the wSOL account';
    case 'other':
      return 'Other transfers';
  }
}

const TITLES = ['Owner', 'Role', 'What', 'Asset', 'Change', 'Before', 'After'];

/** For files: whole amounts without groups, tokens by their mint. */
function toRecords(groups: readonly OwnerGroup[], names: WireNames): Records {
  return {
    titles: TITLES,
    rows: groups.flatMap(({ owner, roles, rows }) =>
      rows.map((row) => {
        const { asset, change, before, after } = row;
        const decimals =
          asset.kind === 'sol' ? SOL_DECIMALS : (asset.decimals ?? names.tokens[asset.mint ?? '']?.decimals);
        const toText = (units: string | undefined): string =>
          units === undefined ? '' : decimals === undefined ? units : toPlainDecimal(units, decimals);
        return [
          owner,
          roles.join(', '),
          toSubjectText(row, names),
          asset.kind === 'sol' ? 'SOL' : (asset.mint ?? ''),
          toText(change),
          toText(before),
          toText(after),
        ];
      }),
    ),
  };
}
