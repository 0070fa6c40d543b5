// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAs } from '../../visitor/acting-team.ts';
import { browserLabels } from '../../visitor/browser-labels.ts';
import { forgetOwnThings, readOwnThings } from '../../visitor/own-things.ts';
import { ANONYMOUS, setSession, toSession } from '../../visitor/session.ts';
import { saveLabel } from './save-label.ts';
import { takeLabels } from './take-labels.ts';

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const SYSTEM = '11111111111111111111111111111111';
const TEAM = { id: 'team', name: 'Team', role: 'owner' } as const;
const MINE = [
  { address: TOKEN, label: 'One' },
  { address: SYSTEM, label: 'Two' },
];

const join = (walletAddress: string) =>
  setSession(toSession({ authenticated: true, walletAddress, signedInBy: 'wallet' }));
const asked: string[] = [];
/** Runs while the server answers. */
let meanwhile = (): void => undefined;

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push(`${init?.method} ${typeof url === 'string' ? url : ''}`);
    meanwhile();
    return Promise.resolve(Response.json({ labels: [{ address: TOKEN, label: 'Theirs' }] }));
  });
  join('ana');
  browserLabels.write(MINE);
});
afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
  meanwhile = () => undefined;
  actAs(undefined);
  setSession(ANONYMOUS);
  browserLabels.write([]);
  forgetOwnThings();
});

test.each(['Saved', ''])(
  'a label of the account, written %j, leaves none of that address in the browser',
  async (written) => {
    await saveLabel(TOKEN, written);
    expect(asked).toHaveLength(1);
    expect(browserLabels.read()).toEqual([MINE[1]]);
  },
);

test('one of a team leaves those of the browser as they are', async () => {
  actAs(TEAM);
  await saveLabel(TOKEN, 'Saved');
  expect(asked).toHaveLength(1);
  expect(browserLabels.read()).toEqual(MINE);
});

test.each([
  ['somebody else is signed in', () => join('bob')],
  ['they signed out', () => setSession(ANONYMOUS)],
  ['they act as a team', () => actAs(TEAM)],
])(
  'once %s, a label that is saved changes nothing they see or have in the browser',
  async (_when, change) => {
    meanwhile = change;
    await saveLabel(TOKEN, 'Saved');
    expect(asked).toHaveLength(1);
    expect(browserLabels.read()).toEqual(MINE);
    expect(readOwnThings().labels.size).toBe(0);
  },
);

test('once they act as another team, a label of the first is not shown', async () => {
  actAs(TEAM);
  meanwhile = () => actAs({ ...TEAM, id: 'other' });
  await saveLabel(TOKEN, 'Saved');
  expect(asked).toHaveLength(1);
  expect(readOwnThings().labels.size).toBe(0);
});

test('all are taken into the account', async () => {
  await takeLabels([]);
  expect(asked).toHaveLength(2);
  expect(browserLabels.read()).toEqual([]);
  expect(readOwnThings().labels.get(TOKEN)).toBe('Theirs');
});

test.each([
  ['somebody else is signed in', () => join('bob')],
  ['they signed out', () => setSession(ANONYMOUS)],
  ['they act as a team', () => actAs(TEAM)],
])(
  'once %s, the rest stays in the browser and nothing is shown of the account before',
  async (_when, change) => {
    meanwhile = change;
    await takeLabels([]);
    expect(asked).toHaveLength(1);
    expect(browserLabels.read()).toEqual([MINE[1]]);
    expect(readOwnThings().labels.size).toBe(0);
  },
);
