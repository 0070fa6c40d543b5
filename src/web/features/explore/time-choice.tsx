import { useId, useState, type SubmitEvent } from 'react';
import { toSeconds, toTimeText } from '#contracts/query/field-text';
import type { QueryTime } from '#contracts/query/index-query';
import { sayTime } from '#contracts/query/say-query';
import { Button } from '../../ui/form/button.tsx';
import { Chip } from './chip.tsx';
import styles from './explore.module.css';

const LENGTHS = [3_600, 21_600, 86_400, 604_800, 2_592_000] as const;
const DAY = 86_400;

/** When: the newest of the index, or an interval. */
export function TimeChoice({
  time = { last: DAY },
  onChange,
}: {
  readonly time?: QueryTime | undefined;
  readonly onChange: (time: QueryTime) => void;
}) {
  const said = sayTime(time);
  return (
    <Chip text={said.replace(/^of /, '')} name={`Time: ${said}`}>
      {(close) => {
        const choose = (next: QueryTime) => {
          close();
          onChange(next);
        };
        return (
          <div className={styles.stack}>
            <div className={styles.choices}>
              {LENGTHS.map((last) => (
                <Button key={last} aria-pressed={time.last === last} onClick={() => choose({ last })}>
                  {sayTime({ last }).replace('of the last ', '')}
                </Button>
              ))}
              <Button
                aria-pressed={time.last === undefined && time.to === undefined && (time.from ?? 0) === 0}
                onClick={() => choose({ from: 0 })}
              >
                all
              </Button>
            </div>
            <Interval time={time} onDone={choose} />
          </div>
        );
      }}
    </Chip>
  );
}

function Interval({
  time,
  onDone,
}: {
  readonly time: QueryTime;
  readonly onDone: (time: QueryTime) => void;
}) {
  const [from, setFrom] = useState(time.from ? toTimeText(time.from) : '');
  const [to, setTo] = useState(time.to === undefined ? '' : toTimeText(time.to));
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const [start, end] = [from, to].map((text) => (text.trim() === '' ? undefined : toSeconds(text.trim())));
    const isRead =
      (start === undefined) === (from.trim() === '') && (end === undefined) === (to.trim() === '');
    if (!isRead) return setWrong('Enter times in UTC, such as 2026-11-25 14:00.');
    if (start !== undefined && end !== undefined && start >= end) return setWrong('The end must be later.');
    onDone({ from: start ?? 0, ...(end !== undefined && { to: end }) });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <input
        aria-label="From (UTC)"
        placeholder="from, UTC"
        value={from}
        aria-describedby={wrong === undefined ? undefined : id}
        onInput={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <input
        aria-label="To (UTC)"
        placeholder="to, UTC"
        value={to}
        aria-describedby={wrong === undefined ? undefined : id}
        onInput={({ currentTarget }) => setTo(currentTarget.value)}
      />
      {wrong !== undefined && (
        <small id={id} role="alert" className={styles.wrong}>
          {wrong}
        </small>
      )}
      <Button type="submit" look="primary">
        Set
      </Button>
    </form>
  );
}
