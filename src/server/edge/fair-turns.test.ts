import { afterEach, describe, expect, test } from 'vitest';
import { createFairTurns, FAIR_TURNS, type Turn } from './fair-turns.ts';

/** What still waits at the end of a test goes away then, and not after its ten seconds, when another test runs. */
let over = new AbortController();
afterEach(() => {
  over.abort(new Error('over'));
  over = new AbortController();
});
const unlessOver = (error: unknown): void => {
  if (!(error instanceof Error && error.message === 'over')) throw error;
};

/** A clock that stands still unless it is moved. */
function create(bounds: Partial<Record<keyof typeof FAIR_TURNS, number>> = {}) {
  const clock = { ms: 0 };
  const fair = createFairTurns({ nowMs: () => clock.ms, bounds: { ...FAIR_TURNS, ...bounds } });
  /** Turns in the order in which they came. */
  const order: string[] = [];
  const turns = new Map<string, Turn>();
  const ask = (client: string, as = client): void =>
    void fair.enter(client, over.signal).then((turn) => {
      order.push(as);
      turns.set(as, turn);
    }, unlessOver);
  return { clock, fair, order, turns, ask };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  test('what waits of one client waits behind no more than its own', async () => {
    const { fair, order, turns, ask } = create({ most: 2 });
    for (let i = 0; i < 20; i++) ask('flood', `flood ${i}`);
    await settle();
    ask('reader');
    expect(fair.waiting).toBe(19);
    turns.get('flood 0')!.leave(50);
    await settle();
    expect(order).toEqual(['flood 0', 'flood 1', 'reader']);
  });

  test('whoever has used up its share waits until it has some again, while there are others', async () => {
    const { clock, fair, order, ask } = create({ burstMs: 100, perSecondMs: 200 });
    (await fair.enter('reader')).leave(1);
    (await fair.enter('flood')).leave(200);
    ask('flood');
    ask('reader');
    await settle();
    expect(order).toEqual(['reader']);
    clock.ms += 499;
    ask('other');
    await settle();
    expect(order).toEqual(['reader', 'other']);
    clock.ms += 1;
    ask('another');
    await settle();
    // A turn that ends is when those who wait are looked at.
    (await fair.enter('reader')).leave(1);
    await settle();
    expect(order).toEqual(['reader', 'other', 'another', 'flood']);
  });

  test('it is looked at again by itself when it has some', async () => {
    const { clock, fair } = create({ burstMs: 20, perSecondMs: 1_000 });
    (await fair.enter('reader')).leave(1);
    (await fair.enter('flood')).leave(40);
    const asked = fair.enter('flood');
    expect(fair.waiting).toBe(1);
    clock.ms += 20;
    // Nobody ends a turn meanwhile: only a timer looks again.
    await asked;
    expect(fair.waiting).toBe(0);
  });

  test('alone it may use all there is, two turns at once', async () => {
    const { clock, fair, order, turns, ask } = create();
    (await fair.enter('reader')).leave(1);
    clock.ms += 10_000;
    for (let i = 0; i < 100; i++) (await fair.enter('flood')).leave(100);
    for (const name of ['a', 'b', 'c']) ask('flood', name);
    await settle();
    expect(order).toEqual(['a', 'b']);
    turns.get('a')!.leave(100);
    await settle();
    expect(order).toEqual(['a', 'b', 'c']);
  });

  test('turns of a client that has used up much of its share are heavy until it has it back', async () => {
    const { clock, fair } = create({ burstMs: 100, perSecondMs: 100, lightMs: 50 });
    const isHeavy = async (client: string, workMs: number): Promise<boolean> => {
      const turn = await fair.enter(client);
      turn.leave(workMs);
      return turn.isHeavy;
    };
    expect(await isHeavy('flood', 60)).toBe(false);
    expect(await isHeavy('flood', 0)).toBe(true);
    expect(await isHeavy('reader', 40)).toBe(false);
    expect(await isHeavy('reader', 0)).toBe(false);
    clock.ms += 100;
    expect(await isHeavy('flood', 0)).toBe(false);
  });

  test('too many of one client are turned away, and nobody else is', async () => {
    const { fair, ask } = create({ ofClient: 2, waitingOfClient: 3 });
    for (let i = 0; i < 5; i++) ask('flood');
    await expect(fair.enter('flood')).rejects.toMatchObject({
      code: 'server/overloaded',
      retryAfterSeconds: 2,
    });
    expect(fair.waiting).toBe(3);
    await expect(fair.enter('reader')).resolves.toBeDefined();
  });

  test('who leaves while waiting is not waited for, and a turn ends once', async () => {
    const { fair } = create({ ofClient: 1 });
    const first = await fair.enter('a');
    const gone = new AbortController();
    const second = fair.enter('a', gone.signal);
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect(fair.waiting).toBe(0);
    first.leave(1);
    first.leave(1);
    await fair.enter('a');
    fair.enter('a', over.signal).then(() => undefined, unlessOver);
    await settle();
    expect(fair.waiting).toBe(1);
    await expect(fair.enter('a', gone.signal)).rejects.toThrow('gone');
  });

  test('who waits for too long is told to come again', async () => {
    const { fair } = create({ most: 0, waitMs: 20 });
    await expect(fair.enter('a')).rejects.toMatchObject({ code: 'server/overloaded' });
    expect(fair.waiting).toBe(0);
  });

  test('clients that are not distinguished have a turn each', async () => {
    const { fair } = create({ ofClient: 1 });
    const turns = await Promise.all([fair.enter(undefined), fair.enter(undefined), fair.enter(undefined)]);
    expect(turns).toHaveLength(3);
  });
});
