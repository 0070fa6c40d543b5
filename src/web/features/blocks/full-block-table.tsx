import { useMemo } from 'react';
import type { BlockRow } from '#contracts/answers';
import { BLOCK_COLUMNS } from '#contracts/columns/block-columns';
import { toShareText } from '#contracts/assistant/share-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Meter } from '../../ui/block/meter.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { BLOCKS, BlockTable, type BlockColumn } from './block-table.tsx';
import styles from './blocks.module.css';

/** Blocks with all that is known of them; how full one is, beside the fullest of those shown. */
export function FullBlockTable({
  blocks,
  still,
}: {
  readonly blocks: readonly Wire<BlockRow>[];
  readonly still?: number | undefined;
}) {
  const most = Math.max(1, ...blocks.map(({ computeUnits }) => computeUnits ?? 0));
  const columns = useMemo(
    () =>
      withColumn({
        of: 'computeUnits',
        phone: 'hidden',
        room: 24,
        cell: ({ computeUnits }) =>
          computeUnits !== undefined && (
            <span className={styles.units}>
              <Meter
                share={computeUnits / most}
                label={`${toShareText(computeUnits / most)} of the fullest block shown`}
              />
              {toGrouped(computeUnits)}
            </span>
          ),
      }),
    [most],
  );
  return <BlockTable blocks={blocks} columns={columns} still={still} />;
}

/** All columns of blocks, one in place of that of its key. */
const withColumn = (own: Extract<BlockColumn, { readonly of: string }>) =>
  toRowColumns(
    BLOCK_COLUMNS,
    BLOCKS.map((column) => (column !== false && 'of' in column && column.of === own.of ? own : column)),
  );
