/** Goal 15: how long what a stranger writes keeps this thread, whatever it is. */
import { READERS, understandWhole } from '../../test/patterns/hostile-readers.ts';
import { listHostileTexts } from '../../test/patterns/hostile-texts.ts';
import type { BenchRow } from '../row.ts';

const MOST_MS = 50;
/** Of every kind of text, some: there are fifteen in turn. */
const TEXTS = listHostileTexts(10_000);

export async function hostileRows(): Promise<readonly BenchRow[]> {
  // What is made once, with the first question.
  understandWhole('what can you do', 0);
  const rows: BenchRow[] = [await toRow('a question', TEXTS, understandWhole)];
  const some = TEXTS.filter((_text, index) => index % 32 === 0);
  for (const [name, read] of Object.entries(READERS)) rows.push(await toRow(name, some, read));
  return rows;
}

/** The slowest of the texts; the least of three tries of each, since a busy machine makes the same work longer. */
async function toRow(
  name: string,
  texts: readonly string[],
  read: (text: string, index: number) => unknown,
): Promise<BenchRow> {
  let slowest = 0;
  for (const [index, text] of texts.entries()) {
    let least = Infinity;
    for (let tried = 0; tried < 3 && least > slowest; tried++) {
      const before = process.threadCpuUsage();
      await read(text, index);
      const { user, system } = process.threadCpuUsage(before);
      least = Math.min(least, (user + system) / 1_000);
    }
    slowest = Math.max(slowest, least);
  }
  return {
    goal: 15,
    work: `hostile texts of 4,000 characters, ${name}: the slowest`,
    ours: slowest,
    unit: 'ms',
    peers: [],
    ratios: [{ name: 'work of the thread', wanted: MOST_MS, reached: slowest, better: 'lower' }],
  };
}
