import { toGrouped } from '#contracts/text/value-text';
import { toCsv } from '#std/csv';
import { saveText } from '../../ui/copy/save-text.ts';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { ChainText } from '../../values/display-text.tsx';
import type { LeftOut } from './read-list.ts';
import styles from './bulk.module.css';

const COLUMNS: readonly Column<LeftOut>[] = [
  { key: 'line', title: 'Line', align: 'right', cell: ({ line }) => toGrouped(line) },
  { key: 'reason', title: 'Why', wide: true, cell: ({ reason }) => reason },
  { key: 'text', title: 'What is stored there', cell: ({ text }) => <ChainText text={text} limit={80} /> },
];

/** Lines of which nothing was taken, with the reasons; those that say what another line says are counted beside. */
export default function LeftOutLines({
  leftOut,
  label = 'Lines not understood',
}: {
  readonly leftOut: readonly LeftOut[];
  /** What its table lists, where there are several. */
  readonly label?: string | undefined;
}) {
  const bad = leftOut.filter(({ isRepeated }) => !isRepeated);
  const repeated = leftOut.length - bad.length;
  if (leftOut.length === 0) return null;
  const save = () =>
    saveText(
      'lines-left-out.csv',
      toCsv([
        ['Line', 'Why', 'What is stored there'],
        ...leftOut.map(({ line, reason, text }) => [String(line), reason, text]),
      ]),
      'text/csv',
    );
  return (
    <div className={styles.leftOut} data-left-out>
      {bad.length > 0 && (
        <Disclosure
          summary={`${toGrouped(bad.length)} ${bad.length === 1 ? 'line' : 'lines'} not understood`}
        >
          <Table
            label={label}
            columns={COLUMNS}
            rows={bad}
            keyOf={({ line, text }) => `${line} ${text}`}
            bare
          />
        </Disclosure>
      )}
      <p className={styles.row}>
        {repeated > 0 && <span className={styles.quiet}>{toGrouped(repeated)} repeated.</span>}
        <Button look="plain" onClick={save}>
          Download the lines left out
        </Button>
      </p>
    </div>
  );
}
