import { afterEach, describe, expect, test } from 'vitest';
import { createDrawingThread, type DrawingThread } from './drawing-thread.ts';

/** A thread that counts its tasks; a page named `hang` never comes back. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, workerData } from 'node:worker_threads';
  let count = 0;
  parentPort.on('message', ({ id, drawing: { sheet } }) => {
    count++;
    if (sheet.name === 'hang') for (;;);
    if (sheet.name === 'exit') process.exit(1);
    const drawn = sheet.name === 'break' ? { broken: new TypeError('broken') } : { text: [workerData, sheet.name, count].join(' ') };
    parentPort.postMessage({ id, workMs: 7, ...drawn });
  });
`)}`,
);
const BOUNDS = { most: 3, timeoutMs: 10_000, idleMs: 10_000, memoryMb: 64 };

let thread: DrawingThread | undefined;
afterEach(() => thread?.close());

function create(bounds: Partial<typeof BOUNDS> = {}) {
  const made = createDrawingThread('dist', { thread: THREAD, bounds: { ...BOUNDS, ...bounds } });
  thread = made;
  const spent: number[] = [];
  const draw = (name: string) =>
    made.draw({ kind: 'page', sheet: { name } }, (ms) => {
      spent.push(ms);
    });
  return { draw, spent, close: () => made.close() };
}
const OVERLOADED = { code: 'server/overloaded' };

describe('the thread that pages are drawn on', () => {
  test('draws one after the other, and what each took is told', async () => {
    const { draw, spent } = create();
    expect(await Promise.all([draw('a'), draw('b')])).toEqual(['dist a 1', 'dist b 2']);
    expect(spent).toEqual([7, 7]);
  });

  test('gives what broke a page, and goes on', async () => {
    const { draw, spent } = create();
    await expect(draw('break')).rejects.toThrow(new TypeError('broken'));
    expect(await draw('a')).toBe('dist a 2');
    expect(spent).toEqual([7, 7]);
  });

  test('takes no more than so many at once', async () => {
    const { draw } = create();
    const taken = [draw('a'), draw('b'), draw('c')];
    await expect(draw('d')).rejects.toMatchObject(OVERLOADED);
    expect(await Promise.all(taken)).toHaveLength(3);
  });

  test('is stopped when it does not come back, and what waits is told so', async () => {
    const { draw } = create({ timeoutMs: 100 });
    const asked = await Promise.allSettled([draw('hang'), draw('a')]);
    for (const each of asked) expect(each).toMatchObject({ status: 'rejected', reason: OVERLOADED });
  });

  test('is begun again when it has gone', async () => {
    const { draw } = create();
    await expect(draw('exit')).rejects.toMatchObject(OVERLOADED);
    expect(await draw('a')).toBe('dist a 1');
  });

  test('ends when it has nothing to do, and is begun again by the next', async () => {
    const { draw } = create({ idleMs: 1 });
    expect(await draw('a')).toBe('dist a 1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await draw('b')).toBe('dist b 1');
  });

  test('is over when it is closed', async () => {
    const { draw, close } = create();
    const asked = draw('hang');
    const refused = expect(asked).rejects.toMatchObject(OVERLOADED);
    await close();
    await refused;
    await expect(draw('a')).rejects.toMatchObject(OVERLOADED);
  });
});
