import type { ReactNode } from 'react';
import { PARTS_OF_KIND, type BulkKind } from '#contracts/bulk/bulk';
import { BULK_COLUMNS, findBulkColumn } from '#contracts/columns/bulk-columns';
import { toDecimal, toShortAddress } from '#contracts/text/value-text';
import { Badge } from '../../ui/block/badge.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { Missing } from '../../values/missing.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { SignatureValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { StatusValue } from '../../values/status.tsx';
import type { WireNames } from '../../values/names.ts';
import type { ListRow } from './list-calls.ts';

type Sort = NonNullable<Column<ListRow>['sort']>;

/** The item, and the columns with these keys in their order. In a file the item says how far it was read. */
export function toListColumns(
  keys: readonly string[],
  names: WireNames,
  sortOf: (key: string) => Sort,
): readonly Column<ListRow>[] {
  const shown = toRowColumns(
    BULK_COLUMNS,
    [
      {
        of: 'item',
        with: keys.includes('state') ? ['reason'] : ['state', 'reason'],
        cell: toItem,
        fixed: true,
      },
      ...keys.filter((key) => key !== 'item' && key !== 'reason').map((key) => ({ of: key })),
    ],
    names,
  );
  return shown.map((column): Column<ListRow> => {
    const described = findBulkColumn(column.key);
    const sort = sortOf(column.key);
    if (column.key === 'item') return { ...column, sort };
    return {
      ...column,
      sort,
      wide: column.key === 'transactionSummary' || column.key === 'holdingsList',
      // What was chosen is shown, whatever room it takes.
      phone: column.key === 'state' ? 'figure' : 'text',
      cell: (row) => {
        const { part } = described ?? {};
        if (part !== undefined && !PARTS_OF_KIND[row.kind].includes(part))
          return (
            <span data-not-of>
              <Missing why={NOT_OF[row.kind]} />
            </span>
          );
        return toOwnCell(column.key, row, names) ?? column.cell(row);
      },
    };
  });
}

const NOT_OF: Readonly<Record<BulkKind, string>> = {
  address: 'Does not apply to addresses',
  transaction: 'Does not apply to transactions',
  block: 'Does not apply to blocks',
};

function toItem({ kind, item }: ListRow): ReactNode {
  switch (kind) {
    case 'address':
      return <AddressValue address={item} />;
    case 'transaction':
      return <SignatureValue signature={item} />;
    case 'block':
      return <SlotValue slot={item} />;
  }
}

/** Cells that say more than their kind does. */
function toOwnCell(key: string, { state, transaction, holdings }: ListRow, names: WireNames): ReactNode {
  if (key === 'state')
    return (
      <Badge tone={state === 'found' ? 'positive' : state === 'absent' ? 'negative' : 'neutral'}>
        {state}
      </Badge>
    );
  if (key === 'transactionStatus' && transaction !== undefined)
    return <StatusValue status={transaction.status} errorName={transaction.errorName} />;
  if (key === 'holdingsList' && holdings !== undefined && holdings.tokens > 0)
    return <ChainText text={toHoldingsText(holdings, names)} limit={120} />;
  return undefined;
}

/** The same as in a file, with short addresses for tokens without a symbol. */
function toHoldingsText({ first, tokens }: NonNullable<ListRow['holdings']>, names: WireNames): string {
  const said = first.slice(0, 3).map(({ mint, amount, decimals }) => {
    const name = names.tokens[mint]?.symbol || toShortAddress(mint);
    return decimals === undefined ? name : `${toDecimal(amount, decimals)} ${name}`;
  });
  return [...said, ...(tokens > said.length ? [`${tokens - said.length} more`] : [])].join('; ');
}
