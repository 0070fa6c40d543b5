import { defineColumns } from '#contracts/columns/define-columns';
import type { DefiInstructions, InstructionUse } from '#contracts/market/defi';
import { toShareText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import styles from './defi.module.css';

const DESCRIBED = defineColumns<Wire<InstructionUse>>()(({ address, count, text }) => [
  text('instruction', 'Instruction', ({ instruction }) => instruction),
  address('program', 'Program', ({ program }) => program),
  count('calls', 'Calls', ({ calls }) => calls),
  count('failed', 'Failed', ({ failed }) => failed),
]);

const COLUMNS = toRowColumns(DESCRIBED, [
  {
    of: 'instruction',
    fixed: true,
    wide: true,
    cell: ({ instruction }) =>
      instruction === '' ? (
        <span className={styles.quiet}>not read here</span>
      ) : (
        <code>
          <ChainText text={instruction} limit={48} />
        </code>
      ),
  },
  { of: 'program', cell: ({ program }) => <AddressValue address={program} bare /> },
  { of: 'calls' },
  {
    of: 'failed',
    cell: ({ calls, failed }) =>
      failed === 0 ? (
        <span className={styles.quiet}>0</span>
      ) : (
        <span title={toShareText(failed / calls)}>{toGrouped(failed)}</span>
      ),
  },
]);

/** Which instructions of a category ran how often. */
export function InstructionTable({
  instructions: { rows, isCut },
  hours,
}: {
  readonly instructions: Wire<DefiInstructions>;
  readonly hours: string;
}) {
  return (
    <Section title="Instructions" flush aside={`${isCut ? 'the most called, ' : ''}${hours}`}>
      <RankingTable
        id="defi-instructions"
        label="Instructions by calls"
        downloadName="defi-instructions"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ program, instruction }) => `${program} ${instruction}`}
      />
    </Section>
  );
}
