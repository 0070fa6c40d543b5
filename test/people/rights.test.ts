/** What every action asks of whoever does it, tried: each role, a key of each role, strangers and nobody, on both engines. */
import { readFileSync } from 'node:fs';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { ACTION_ROUTES, type ActionName } from '#contracts/actions';
import { RIGHT_TEXTS } from '#contracts/people/right-texts';
import {
  hasKeyRight,
  hasRight,
  isTeamRight,
  PLAIN_RIGHTS,
  ROLES,
  TEAM_RIGHTS,
  type Right,
  type Role,
} from '#contracts/people/roles';
import { isTeamCapable } from '#contracts/team-actions';
import { toRegistry } from '#std/registry';
import { describeOnBothEngines, type StoreUnderTest } from '#store/users/testing';
import type { Action } from '../../src/server/actions/define-action.ts';
import { actions } from '../../src/server/actions/index.gen.ts';
import { hashSecret, makeId, makeSecret } from '../../src/server/sessions/secrets.ts';
import { toRequest } from '../../src/web/api/act.ts';
import {
  createActingApp,
  createSigner,
  signIn,
  type ActingApp,
  type Browser,
  type Reply,
} from '../sign-in/acting-app.ts';
import { ACTION_INPUTS, NO_ID } from './action-inputs.ts';

const TOKEN = 'x'.repeat(40);
const all = [...toRegistry<Action>('actions', actions, ({ name }) => [name]).values()];

describe('rights', () => {
  test('grow from role to role, and each belongs to one role first', () => {
    for (const [place, role] of ROLES.entries()) {
      const rights = TEAM_RIGHTS.filter((right) => hasRight(role, right));
      const lesser = ROLES[place - 1];
      const inherited = lesser === undefined ? [] : TEAM_RIGHTS.filter((right) => hasRight(lesser, right));
      expect(rights).toEqual(expect.arrayContaining(inherited));
      expect(rights.length).toBeGreaterThan(inherited.length);
    }
    expect(new Set(TEAM_RIGHTS).size).toBe(TEAM_RIGHTS.length);
  });

  test('are declared by every action, of the words there are', () => {
    const known: readonly Right[] = [...PLAIN_RIGHTS, ...TEAM_RIGHTS];
    expect(all.filter(({ right }) => !known.includes(right)).map(({ name }) => name)).toEqual([]);
  });

  test('are documented as they are', () => {
    const text = readFileSync(new URL('../../docs/user/teams.md', import.meta.url), 'utf8');
    const cells = text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(cells.filter(([first]) => !first!.startsWith('-'))).toEqual([
      ['what', ...ROLES],
      ...TEAM_RIGHTS.map((right) => [
        RIGHT_TEXTS[right],
        ...ROLES.map((role) => (hasRight(role, right) ? 'yes' : 'no')),
      ]),
    ]);
  });

  test('are each asked by some action', () => {
    const asked = new Set<Right>(all.map(({ right }) => right));
    expect(TEAM_RIGHTS.filter((right) => !asked.has(right))).toEqual([]);
  });

  test('that only read are of actions that change nothing', () => {
    const wrong = all.filter(
      ({ right, method, audit }) => right.endsWith('.read') && (method !== 'GET' || audit !== undefined),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('of teams are asked by every action that may be given a team, which the browser knows too', () => {
    const capable = all.filter(({ name, right }) => isTeamRight(right) && isTeamCapable(name));
    const needing = all.filter(({ name, right }) => isTeamRight(right) && !isTeamCapable(name));
    const takes = ({ name, input }: Action, team: object): boolean =>
      input.safeParse({ ...ACTION_INPUTS[name], ...team }).success;
    expect(capable.filter((one) => !takes(one, {}) || !takes(one, { team: NO_ID }))).toEqual([]);
    expect(needing.filter((one) => takes(one, {}) || !takes(one, { team: NO_ID }))).toEqual([]);
    const plain = all.filter(({ right }) => !isTeamRight(right));
    expect(plain.filter(({ name }) => isTeamCapable(name))).toEqual([]);
  });

  test('nobody but a person decides who gets in', () => {
    const deciding = TEAM_RIGHTS.filter((right) =>
      /^(?:members|owners|invitations|providers)\.write$/.test(right),
    );
    expect(deciding).toHaveLength(4);
    for (const right of [...deciding, 'keys.write', 'team.delete', 'team.leave'] as const) {
      for (const role of ROLES) expect(hasKeyRight(role, right)).toBe(false);
    }
  });
});

/** Whether somebody was refused for who they are. */
const isRefused = ({ status, body }: Reply): boolean =>
  status === 401 || status === 403 || (status === 404 && body.error === 'There is no such team.');

describeOnBothEngines('every action', (open) => {
  let under: StoreUnderTest;
  let app: ActingApp;
  interface Person {
    readonly id: string;
    readonly browser: Browser;
  }
  let founder: Person;
  let person: Person;
  let nobody: Browser;

  const join = async (): Promise<Person> => {
    const browser = app.openBrowser();
    const signer = createSigner();
    await signIn(browser, signer);
    return { id: (await under.store.accounts.findByWallet(signer.address))!.id, browser };
  };
  beforeAll(async () => {
    under = await open();
    app = createActingApp(under.store, { OPERATOR_TOKEN: TOKEN });
    founder = await join();
    person = await join();
    nobody = app.openBrowser();
  });
  afterAll(() => under.close());

  /** A team of its own for one try, with `person` in it as `role`. */
  const makeTeam = async (role: Role | undefined): Promise<string> => {
    const { teams, teamInvitations } = under.store;
    const id = makeId();
    await teams.add({ id, name: 'a team', createdMs: 1 }, founder.id, 1_000_000);
    if (role === undefined) return id;
    const secretHash = hashSecret(makeSecret());
    const times = { createdMs: 1, expiresMs: app.clock.nowMs + 1_000 };
    const invitation = {
      id: makeId(),
      teamId: id,
      role,
      wallet: undefined,
      secretHash,
      invitedBy: founder.id,
    };
    await teamInvitations.add({ ...invitation, ...times }, 10);
    const most = { members: 10, teams: 1_000_000 };
    await teamInvitations.accept({ kind: 'secret', secretHash }, person.id, app.clock.nowMs, most);
    return id;
  };
  const makeKey = async (userId: string, role: Role | undefined): Promise<string> => {
    const secret = `osvm_${makeSecret()}`;
    const team = role && { madeBy: person.id, role };
    const key = { id: makeId(), userId, team, name: 'a key', prefix: 'osvm_x', createdMs: 1 };
    await under.store.apiKeys.add(key, hashSecret(secret), 1_000_000);
    return secret;
  };
  const send = (browser: Browser, name: ActionName, team?: string): Promise<Reply> => {
    const { method, route } = ACTION_ROUTES[name];
    const { url, body } = toRequest(method, route, {
      ...ACTION_INPUTS[name],
      ...(team !== undefined && { team }),
    });
    return browser.send(method, url, body === undefined ? undefined : JSON.parse(body));
  };
  const sendWithKey = (secret: string, name: ActionName, team?: string): Promise<Reply> => {
    const browser = app.openBrowser();
    browser.headers.set('authorization', `Bearer ${secret}`);
    return send(browser, name, team);
  };

  const ofTeams = all.flatMap(({ name, right }) => (isTeamRight(right) ? [{ name, right }] : []));
  test.each(ofTeams)('$name in a team is for who has $right', async ({ name, right }) => {
    const found: Record<string, boolean> = {};
    const wanted: Record<string, boolean> = {};
    const note = (who: string, reply: Reply, allowed: boolean): void => {
      expect([who, reply.status < 500]).toEqual([who, true]);
      found[who] = !isRefused(reply);
      wanted[who] = allowed;
    };
    const foreign = await makeTeam(undefined);
    note('nobody', await send(nobody, name, foreign), false);
    note('a stranger', await send(person.browser, name, foreign), false);
    for (const role of ROLES) {
      note(role, await send(person.browser, name, await makeTeam(role)), hasRight(role, right));
      const team = await makeTeam(role);
      const key = await makeKey(team, role);
      note(`a key of ${role}`, await sendWithKey(key, name, team), hasKeyRight(role, right));
      note(`a key of ${role} elsewhere`, await sendWithKey(key, name, foreign), false);
    }
    // A key can do no more than whoever made it, whatever it was made as.
    const asViewer = await makeTeam('viewer');
    const strong = await makeKey(asViewer, 'owner');
    note(
      'a key of an owner who is a viewer now',
      await sendWithKey(strong, name, asViewer),
      hasKeyRight('viewer', right),
    );
    // Nor anything once they are gone, and a person's own key is no session.
    const left = await makeTeam(undefined);
    note('a key of who is gone', await sendWithKey(await makeKey(left, 'owner'), name, left), false);
    const own = await makeKey(person.id, undefined);
    note('a key of a person', await sendWithKey(own, name, await makeTeam('owner')), false);
    expect(found).toEqual(wanted);
  });

  test.each(all.filter(({ right }) => right === 'signed-in').map(({ name }) => name))(
    '%s is for whoever is signed in',
    async (name) => {
      expect((await send(nobody, name)).status).toBe(401);
      const key = await makeKey(await makeTeam('owner'), 'owner');
      expect((await sendWithKey(key, name)).status).toBe(401);
      // One of its own: whoever signs out everywhere is not signed in any more.
      const { browser } = await join();
      expect((await send(browser, name)).status).not.toBe(401);
    },
  );

  test.each(all.filter(({ right }) => right === 'operator').map(({ name }) => name))(
    '%s is for the operator, and for no role',
    async (name) => {
      expect((await send(nobody, name)).status).toBe(403);
      expect((await send(person.browser, name)).status).toBe(403);
      expect((await sendWithKey(await makeKey(await makeTeam('owner'), 'owner'), name)).status).toBe(403);
      const operator = app.openBrowser();
      operator.headers.set('x-operator-token', TOKEN);
      expect((await send(operator, name)).status).toBe(200);
    },
  );

  // These refuse everybody here: for a wrong signature, and because this server takes no logs of browsers.
  const refusing: readonly ActionName[] = ['verifySession', 'sendLogs'];
  const everybodys = all.filter(({ right, name }) => right === 'anyone' && !refusing.includes(name));
  test.each(everybodys.map(({ name }) => name))('%s is for everybody', async (name) => {
    const { status } = await send(app.openBrowser(), name);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});
