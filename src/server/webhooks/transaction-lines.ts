import type { Cluster } from '#contracts/cluster';
import type { WebhookTransaction } from '#contracts/people/webhooks';
import type { ToLink } from './sources/define-source.ts';

const MOST_LINES = 10;

/** Transactions as lines for people, the first ten, with what is said of each and where it is. */
export function toTransactionLines<Row extends WebhookTransaction>(
  cluster: Cluster,
  rows: readonly Row[],
  leftOut: boolean,
  toLink: ToLink,
  say: (row: Row) => string = () => '',
): readonly string[] {
  const lines = rows.slice(0, MOST_LINES).map((row) => {
    const where = toLink(`/tx/${row.signature}?cluster=${cluster}`) ?? row.signature;
    const said = say(row);
    return `${row.outcome === 'failed' ? 'failed ' : ''}${said}${said === '' ? '' : ' '}${where}`;
  });
  if (rows.length > MOST_LINES) lines.push(`and ${rows.length - MOST_LINES} more`);
  if (leftOut) lines.push('There were more than can be listed here; those before are left out.');
  return lines;
}
