/**
 * Two replicas behind nginx that share a Redis, and what becomes of visitors when any of them is killed.
 * `REPLICA_ROUNDS=50` for the whole measurement.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFaultUpstream, type FaultUpstream } from '#chain/fault-upstream/fault-upstream';
import { findTwoFreePorts } from '#std/free-ports';
import { GONE_GAP } from '../../src/server/shared-state/shared-state.ts';
import { REDIS_ABSENCE, startRedis, type Redis } from '../../src/server/shared-state/testing/start-redis.ts';
import { pause, startInstance, type Instance } from '../drain/instances.ts';
import { NGINX_ABSENCE, startNginx, type Nginx } from './start-nginx.ts';
import { createVisitor, followRun, type FollowedRun, type Visitor } from './visitor.ts';

const ABSENCE = REDIS_ABSENCE ?? NGINX_ABSENCE;
const ROUNDS = Number(process.env['REPLICA_ROUNDS'] ?? 2);
const RUNS_A_ROUND = 4;
const SPENDING_SECONDS = 5;
/** Fewer than are sent without a delay (`LIMITS.refusal`). */
const REFUSED_A_SECOND = 12;
const AWAY = 'what replicas share is away: this process goes on by itself';
const BACK = 'what replicas share is back';

let upstream: FaultUpstream;
let redis: Redis;
let nginx: Nginx;
let ports: readonly [number, number];
let replicas: [Instance, Instance];
let visitors = 0;
const opened: Visitor[] = [];

/** One nobody has been yet. */
function visit(): Visitor {
  visitors++;
  const visitor = createVisitor(nginx.port, `127.1.${visitors >> 8}.${visitors & 255}`);
  opened.push(visitor);
  return visitor;
}

const start = (port: number): Promise<Instance> =>
  startInstance(upstream.url, {
    PORT: String(port),
    REDIS_URL: redis.url,
    RATE_LIMITS: 'on',
    TRUSTED_HOPS: '1',
  });

interface Readiness {
  readonly status: number;
  readonly degraded: readonly { readonly part: string; readonly fault: string }[];
}

async function readReadiness({ url }: Instance): Promise<Readiness> {
  const response = await fetch(`${url}/readyz`);
  const { degraded } = (await response.json()) as Pick<Readiness, 'degraded'>;
  return { status: response.status, degraded };
}

/** Waits until every replica says whether it is degraded, and is ready either way. */
async function untilDegraded(isDegraded: boolean): Promise<void> {
  for (const replica of replicas) {
    for (;;) {
      const { status, degraded } = await readReadiness(replica);
      expect(status).toBe(200);
      if (degraded.some(({ part, fault }) => part === 'redis' && fault === 'away') === isDegraded) break;
      await pause(50);
    }
  }
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const count = (text: string, part: string): number => text.split(part).length - 1;

interface Spent {
  readonly passed: number;
  readonly refused: number;
  /** Seconds between the first and the last look at the limit: at least, and at most. */
  readonly least: number;
  readonly most: number;
}

/**
 * Asks as fast as it can until it is refused, and then somewhat more often than a limit lets through: so seldom that no
 * refusal is held back, and so often that no token is left at the end.
 */
async function spend(visitor: Visitor, path: string, perSecond: number): Promise<Spent> {
  const spent = { passed: 0, refused: 0 };
  const firstSent = performance.now();
  let firstBack = Infinity;
  let lastSent = firstSent;
  const send = async (): Promise<void> => {
    lastSent = performance.now();
    const reply = await visitor.send('GET', path);
    await reply.text();
    firstBack = Math.min(firstBack, performance.now());
    if (reply.status === 429) spent.refused++;
    else spent.passed++;
  };
  const lane = async (): Promise<void> => {
    while (spent.refused === 0) await send();
  };
  await Promise.all(Array.from({ length: 32 }, lane));
  const begun = performance.now();
  const underWay: Promise<void>[] = [];
  const wanted = perSecond + REFUSED_A_SECOND;
  while (underWay.length < wanted * SPENDING_SECONDS) {
    const due = ((performance.now() - begun) / 1_000) * wanted;
    while (underWay.length < due) underWay.push(send());
    await pause(10);
  }
  await Promise.all(underWay);
  return {
    ...spent,
    least: Math.max(0, lastSent - firstBack) / 1_000,
    most: (performance.now() - firstSent) / 1_000,
  };
}

/** Within two of a hundred of what one bucket gives in that time, but for the part of a token that is left. */
function expectWithin({ passed, refused, least, most }: Spent, burst: number, perSecond: number): void {
  const [low, high] = [burst + perSecond * least, burst + perSecond * most];
  say(`${passed} passed, ${refused} were refused: one bucket gives ${low.toFixed()} to ${high.toFixed()}`);
  expect(refused).toBeGreaterThan(0);
  expect(passed).toBeGreaterThanOrEqual(0.98 * low - 1);
  expect(passed).toBeLessThanOrEqual(1.02 * high);
}

/** Every event came once, in order, and the last is the end. Says how it ended. */
function expectWhole({ seen }: FollowedRun): string | undefined {
  const ids = seen.map(({ id }) => id);
  const last = seen.at(-1)!;
  expect(ids.slice(0, -1)).toEqual(ids.slice(0, -1).map((_, i) => i + 1));
  expect(last.event.type).toBe('finished');
  expect(seen.filter(({ event }) => event.type === 'finished')).toHaveLength(1);
  expect(last.id === ids.length || last.id > GONE_GAP).toBe(true);
  return last.event.type === 'finished' ? last.event.outcome : undefined;
}

/** Runs of visitors, all under way when `act` is called. */
async function followWhile(act: () => Promise<void>): Promise<readonly FollowedRun[]> {
  const begun = Promise.withResolvers<void>();
  let underWay = 0;
  const runs = Array.from({ length: RUNS_A_ROUND }, () =>
    followRun(visit(), 3, (events) => {
      if (events === 4 && ++underWay === RUNS_A_ROUND) begun.resolve();
    }),
  );
  const all = Promise.all(runs);
  await Promise.race([begun.promise, all]);
  await act();
  return all;
}

describe.skipIf(ABSENCE !== undefined)(
  `two replicas behind nginx${ABSENCE === undefined ? '' : ` (skipped: ${ABSENCE})`}`,
  () => {
    beforeAll(async () => {
      upstream = await startFaultUpstream();
      redis = await startRedis();
      const first = (await findTwoFreePorts(0))!;
      ports = [first, first + 1];
      replicas = (await Promise.all(ports.map(start))) as [Instance, Instance]; // there are two ports
      const port = (await findTwoFreePorts(first + 2))!;
      nginx = await startNginx(port, ports);
    }, 120_000);
    afterAll(async () => {
      for (const visitor of opened) visitor.close();
      for (const { process } of replicas ?? []) process.kill('SIGKILL');
      await nginx?.close();
      await redis?.close();
      await upstream?.close();
    });

    test('limits hold as they do on one', async () => {
      // There is no such picture, so what passes is no work.
      expectWithin(await spend(visit(), '/og/nothing', 1), 120, 1);
      expectWithin(await spend(visit(), '/api/clusters', 50), 400, 50);
    });

    test('a run is gone on with at the other, and none of its events is lost or comes twice', async () => {
      const runs = await followWhile(() => Promise.resolve());
      expect(runs.map(expectWhole)).toEqual(Array.from({ length: RUNS_A_ROUND }, () => 'completed'));
      for (const { resumed } of runs) expect(resumed).toBeGreaterThan(2);
    });

    test(
      `a replica is killed ${ROUNDS} times, and every run comes to an end, with nothing lost or twice`,
      async () => {
        const outcomes: (string | undefined)[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const victim = round % 2;
          const runs = await followWhile(async () => {
            replicas[victim]!.process.kill('SIGKILL');
            await replicas[victim]!.ended();
          });
          outcomes.push(...runs.map(expectWhole));
          replicas[victim] = await start(ports[victim]!);
        }
        // Those of the one that went on are completed; of the other it is said that they failed.
        expect(new Set(outcomes)).toEqual(new Set(['completed', 'failed']));
        say(`${outcomes.length} runs over ${ROUNDS} kills: ${JSON.stringify(tally(outcomes))}`);
      },
      120_000 + ROUNDS * 60_000,
    );

    test(
      `Redis is killed ${ROUNDS} times, which is said, and nothing stops`,
      async () => {
        for (let round = 0; round < ROUNDS; round++) {
          const before = replicas.map(({ output }) => output().length);
          let meanwhile: Spent | undefined;
          const runs = await followWhile(async () => {
            await redis.kill();
            await untilDegraded(true);
            meanwhile = await spend(visit(), '/og/nothing', 1);
            await redis.start();
            await untilDegraded(false);
          });
          expect(runs.map(expectWhole)).toEqual(Array.from({ length: RUNS_A_ROUND }, () => 'completed'));
          // Each replica has counted by itself.
          expect(meanwhile!.refused).toBeGreaterThan(0);
          expect(meanwhile!.passed).toBeLessThanOrEqual(2 * (120 + meanwhile!.most) + 1);
          expectWithin(await spend(visit(), '/og/nothing', 1), 120, 1);
          for (const [i, { output }] of replicas.entries()) {
            const said = output().slice(before[i]);
            expect([count(said, AWAY), count(said, BACK)]).toEqual([1, 1]);
          }
        }
      },
      120_000 + ROUNDS * 60_000,
    );
  },
);

const tally = (outcomes: readonly (string | undefined)[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one ?? 'none', outcomes.filter((each) => each === one).length]),
  );
