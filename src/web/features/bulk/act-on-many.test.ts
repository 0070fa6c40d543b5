import { describe, expect, test } from 'vitest';
import type { Alert, AlertRule, Watched } from '#contracts/people/people';
import { sleep } from '#std/concurrency';
import { ActionFailure } from '../../api/act.ts';
import { NO_NAMES } from '../../values/names.ts';
import { actOnMany, toWatchedKind, type ActParts, type Target, type Wish } from './act-on-many.ts';

const ACTIVITY: AlertRule = { kind: 'activity' };
const targetsOf = (count: number, kind?: Target['kind']): readonly Target[] =>
  Array.from({ length: count }, (_, i) => ({ address: `a${i}`, kind }));

const account = { exists: true, lamports: '1', executable: false, byteLength: 0, title: '' };
const mint = { supply: '1', decimals: 0 };

/** Does the actions as the server does them; `refuse` may throw at one instead. */
function createBench(refuse: (name: string, times: number) => void = () => undefined) {
  const alerts: Alert[] = [];
  const watched = new Map<string, Watched>();
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const run = (name: string, input: Record<string, unknown>): unknown => {
    calls.push({ name, input });
    refuse(name, calls.filter((one) => one.name === name).length);
    switch (name) {
      case 'addAlert': {
        const { cluster, address, rule } = input as unknown as Pick<Alert, 'cluster' | 'address' | 'rule'>;
        const id = `${alerts.length}`;
        alerts.push({
          id,
          cluster,
          address,
          rule,
          isOn: true,
          createdMs: 1,
          checkedMs: undefined,
          problem: undefined,
        });
        return { alerts: [...alerts] };
      }
      case 'switchAlert': {
        const at = alerts.findIndex(({ id }) => id === input['id']);
        alerts[at] = { ...alerts[at]!, isOn: input['isOn'] === true };
        return { alerts: [...alerts] };
      }
      case 'alerts':
        return { alerts: [...alerts] };
      case 'watchMany': {
        const { cluster, entries, note } = input as unknown as Pick<Watched, 'cluster' | 'note'> & {
          readonly entries: readonly Pick<Watched, 'address' | 'kind'>[];
        };
        for (const one of entries) watched.set(one.address, { ...one, cluster, note, addedMs: 1 });
        return { entries: [...watched.values()] };
      }
      case 'watchlist':
        return { entries: [...watched.values()] };
      default:
        return {};
    }
  };
  const slept: number[] = [];
  const asked: (readonly string[])[] = [];
  const parts: ActParts = {
    act: (async (name: string, input: object) =>
      run(name, input as Record<string, unknown>)) as ActParts['act'], // of these actions
    ask: async ({ items }) => {
      asked.push(items);
      return {
        kind: 'found',
        provenance: { cluster: 'mainnet', source: 'node', fetchedAt: '2026-11-26T00:00:00Z' },
        rows: items.map((item) => ({
          item,
          kind: 'address',
          state: 'found',
          account: { ...account, ...(item === 'a1' && { mint }), executable: item === 'a2' },
        })),
        names: NO_NAMES,
      };
    },
    sleep: async (ms) => void slept.push(ms),
  };
  const stop = new AbortController();
  const doing = (wish: Wish, targets: readonly Target[], { signal } = stop, more: Partial<ActParts> = {}) => {
    const done: number[] = [];
    const end = actOnMany(wish, targets, (count) => done.push(count), signal, {
      ...parts,
      ...more,
    });
    return { done, end };
  };
  return { alerts, watched, calls, slept, asked, doing, stop };
}

describe('an alert for many addresses', () => {
  test('is made once for each, also when it is stopped and begun again', async () => {
    const bench = createBench((name, times) => {
      if (name === 'addAlert' && times === 3) bench.stop.abort();
    });
    const first = bench.doing({ kind: 'alert', cluster: 'mainnet', rule: ACTIVITY }, targetsOf(5));
    await expect(first.end).rejects.toThrow('aborted');
    expect(bench.alerts).toHaveLength(3);
    const second = bench.doing(
      { kind: 'alert', cluster: 'mainnet', rule: ACTIVITY },
      targetsOf(5),
      new AbortController(),
    );
    await second.end;
    expect(second.done).toEqual([1, 2, 3, 4, 5]);
    expect(bench.alerts.map(({ address }) => address)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  });

  test('is another one for another limit, and one that is off is switched on', async () => {
    const bench = createBench();
    const rule = { kind: 'balance-below', lamports: '5' } as const;
    await bench.doing({ kind: 'alert', cluster: 'mainnet', rule }, targetsOf(1)).end;
    await bench.doing({ kind: 'alert', cluster: 'mainnet', rule: { ...rule, lamports: '6' } }, targetsOf(1))
      .end;
    await bench.doing(
      { kind: 'alert', cluster: 'mainnet', rule: { ...rule, kind: 'balance-above' } },
      targetsOf(1),
    ).end;
    expect(bench.alerts).toHaveLength(3);
    bench.alerts[1] = { ...bench.alerts[1]!, isOn: false };
    await bench.doing({ kind: 'alert', cluster: 'mainnet', rule: { ...rule, lamports: '6' } }, targetsOf(1))
      .end;
    expect(bench.alerts.map(({ isOn }) => isOn)).toEqual([true, true, true]);
  });

  test('waits as long as the server says, and stops waiting at once', async () => {
    const bench = createBench((name, times) => {
      if (name === 'addAlert' && times === 1) throw new ActionFailure('Busy.', 429, true, 7);
    });
    await bench.doing({ kind: 'alert', cluster: 'mainnet', rule: ACTIVITY }, targetsOf(2)).end;
    expect([bench.slept, bench.alerts.length]).toEqual([[7_000], 2]);

    const busy = createBench((name) => {
      if (name === 'addAlert') throw new ActionFailure('Busy.', 429, true, 600);
    });
    const { end } = busy.doing(
      { kind: 'alert', cluster: 'mainnet', rule: ACTIVITY },
      targetsOf(2),
      busy.stop,
      {
        sleep: (ms, signal) => {
          queueMicrotask(() => busy.stop.abort());
          return sleep(ms, signal);
        },
      },
    );
    await expect(end).rejects.toThrow('aborted');
    expect(busy.calls.filter(({ name }) => name === 'addAlert')).toHaveLength(1);
  });
});

describe('many addresses are watched', () => {
  test('as what they are, which is read where the list does not say', async () => {
    const bench = createBench();
    const { done, end } = bench.doing({ kind: 'watch', cluster: 'mainnet', note: undefined }, [
      ...targetsOf(40),
      { address: 'known', kind: 'validator' },
    ]);
    await end;
    expect(bench.asked.map((items) => items.length)).toEqual([40]);
    expect(['a0', 'a1', 'a2', 'known'].map((address) => bench.watched.get(address)?.kind)).toEqual([
      'account',
      'token',
      'program',
      'validator',
    ]);
    expect(done).toEqual([0, 16, 32, 41]);
  });

  test('and those on the watchlist keep their kind, and their note where none is given', async () => {
    const bench = createBench();
    bench.watched.set('a0', { cluster: 'mainnet', kind: 'market', address: 'a0', note: 'mine', addedMs: 1 });
    bench.watched.set('a1', {
      cluster: 'devnet',
      kind: 'account',
      address: 'a1',
      note: undefined,
      addedMs: 1,
    });
    const { done, end } = bench.doing(
      { kind: 'watch', cluster: 'mainnet', note: undefined },
      targetsOf(2, 'account'),
    );
    await end;
    expect(done).toEqual([1, 2]);
    expect(bench.watched.get('a0')).toMatchObject({ kind: 'market', note: 'mine' });
    expect(bench.watched.get('a1')?.cluster).toBe('mainnet');
    await bench.doing({ kind: 'watch', cluster: 'mainnet', note: 'all' }, targetsOf(2, 'account')).end;
    expect([...bench.watched.values()]).toMatchObject([
      { kind: 'market', note: 'all' },
      { kind: 'account', note: 'all' },
    ]);
    expect(bench.asked).toEqual([]);
  });

  test.each([
    ['token', { ...account, mint }],
    ['program', { ...account, executable: true }],
    ['validator', { ...account, owner: 'Vote111111111111111111111111111111111111111' }],
    ['account', account],
    [undefined, undefined],
  ] as const)('a %s by its account', (kind, given) => {
    expect(toWatchedKind(given as Parameters<typeof toWatchedKind>[0])).toBe(kind); // addresses are texts here
  });
});

test('a label is given in as few requests as that takes', async () => {
  const bench = createBench();
  const { done, end } = bench.doing({ kind: 'label', label: 'team' }, targetsOf(20));
  await end;
  expect(done).toEqual([16, 20]);
  expect(bench.calls.map(({ name }) => name)).toEqual(['labelMany', 'labelMany']);
});
