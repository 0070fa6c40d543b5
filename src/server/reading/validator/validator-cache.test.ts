import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { VALIDATOR_NODE, VOTES } from '../../testing/validator-answers.ts';

const MINUTE_MS = 60_000;
const NAMED = [
  expect.objectContaining({ vote: VOTES[0], name: '<b>Ada</b>' }),
  expect.objectContaining({ vote: VOTES[1], name: undefined }),
  expect.objectContaining({ vote: VOTES[2], name: undefined }),
];

/** Validators of a node whose list of names, and of votes, can be made to wait. */
function setUp() {
  const waits: { names?: Promise<void>; votes?: Promise<void> } = {};
  const clusters = createScriptedClusters({
    mainnet: {
      ...VALIDATOR_NODE,
      getProgramAccounts: async (params) => {
        await waits.names;
        return VALIDATOR_NODE['getProgramAccounts']!(params);
      },
      getVoteAccounts: async (params) => {
        await waits.votes;
        return VALIDATOR_NODE['getVoteAccounts']!(params);
      },
    },
  });
  return { waits, clusters, validators: clusters.reader('mainnet').validators };
}

describe('names of validators', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are waited for where the list of validators goes without them', async () => {
    const { waits, validators } = setUp();
    const published = Promise.withResolvers<void>();
    waits.names = published.promise;
    const named = validators.names();
    const listed = validators.read();
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await listed).rows.map(({ name }) => name)).toEqual([undefined, undefined, undefined]);
    published.resolve();
    expect(await named).toEqual(expect.arrayContaining(NAMED));
  });

  test('that were read once are given at once, however long a newer list takes', async () => {
    const { waits, clusters, validators } = setUp();
    await validators.names();
    waits.votes = new Promise(() => {});
    vi.advanceTimersByTime(10 * MINUTE_MS);
    const before = clusters.calls.length;
    expect(await validators.names()).toEqual(expect.arrayContaining(NAMED));
    expect(clusters.calls.slice(before)).toContain('mainnet getVoteAccounts');
  });
});
