import { BULK_COLUMNS, DEFAULT_BULK_COLUMNS } from '#contracts/columns/bulk-columns';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './bulk.module.css';

const CHOOSABLE = BULK_COLUMNS.filter(({ key }) => key !== 'item' && key !== 'reason');
const GROUPS = [...new Set(CHOOSABLE.map(({ group }) => group))];

/** What a group of columns costs or rests on. */
const NOTES: Readonly<Record<string, string>> = {
  Holdings: 'Two calls of a node for every address.',
  'Newest transaction': 'A call of a node for every address.',
  'As fee payer': 'From the index, as far back as it reaches.',
  Market: 'From the index; figures are of the last 24 hours.',
  Transaction: 'A call of a node for every signature.',
};

/** Every column there is, group by group. The choice is part of the address. */
export function ColumnChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
}) {
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <Disclosure summary={`Columns (${chosen.length} of ${CHOOSABLE.length})`}>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend>{group}</legend>
            {CHOOSABLE.filter((column) => column.group === group).map(({ key, title }) => (
              <label key={key} className={styles.check}>
                <input
                  type="checkbox"
                  checked={chosen.includes(key)}
                  disabled={chosen.length === 1 && chosen[0] === key}
                  onChange={() => toggle(key)}
                />
                {title}
              </label>
            ))}
            {NOTES[group] !== undefined && <small className={styles.quiet}>{NOTES[group]}</small>}
          </fieldset>
        ))}
      </div>
      <Button onClick={() => onChoose(DEFAULT_BULK_COLUMNS)}>Back to the first choice</Button>
    </Disclosure>
  );
}
