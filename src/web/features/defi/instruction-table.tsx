import type { DefiInstructions, InstructionUse } from '#contracts/defi';
import { toShareText } from '#contracts/money-text';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { Section } from '../../ui/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import styles from './defi.module.css';

type Row = Wire<InstructionUse>;

const COLUMNS: readonly RankingColumn<Row>[] = [
  {
    key: 'instruction',
    title: 'Instruction',
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
    csv: ({ instruction }) => instruction,
  },
  {
    key: 'program',
    title: 'Program',
    cell: ({ program }) => <AddressValue address={program} bare />,
    csv: ({ program }) => program,
  },
  {
    key: 'calls',
    title: 'Calls',
    align: 'right',
    cell: ({ calls }) => toGrouped(calls),
    csv: ({ calls }) => String(calls),
  },
  {
    key: 'failed',
    title: 'Failed',
    align: 'right',
    cell: ({ calls, failed }) =>
      failed === 0 ? (
        <span className={styles.quiet}>0</span>
      ) : (
        <span title={toShareText(failed / calls)}>{toGrouped(failed)}</span>
      ),
    csv: ({ failed }) => String(failed),
  },
];

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
