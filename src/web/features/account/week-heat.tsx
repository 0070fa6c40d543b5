import { toGrouped } from '#contracts/text/value-text';
import styles from './insights.module.css';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const HOURS = 24;
/** Shades above none. */
const SHADES = 4;

/** Counts of the hours of a week, Monday first: the darker, the nearer to the most. */
export function WeekHeat({ hours }: { readonly hours: readonly number[] }) {
  const most = Math.max(1, ...hours);
  return (
    <table className={styles.heat}>
      <caption className="visually-hidden">Transactions by weekday and hour of UTC</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Day</span>
          </th>
          {Array.from({ length: HOURS }, (_, hour) => (
            <th key={hour} scope="col">
              <span className={hour % 6 === 0 ? undefined : 'visually-hidden'}>{toTwo(hour)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAYS.map((day, row) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {hours.slice(row * HOURS, (row + 1) * HOURS).map((count, hour) => (
              <td
                key={hour}
                data-shade={Math.ceil((count / most) * SHADES)}
                title={`${day} ${toTwo(hour)}:00–${toTwo((hour + 1) % HOURS)}:00 UTC: ${toGrouped(count)}`}
              >
                <span className="visually-hidden">{toGrouped(count)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toTwo = (number: number): string => String(number).padStart(2, '0');
