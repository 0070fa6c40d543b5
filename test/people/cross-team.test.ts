/** Ten thousand random tries of people and keys at things of all teams: nothing is read or changed across a team, on both engines. */
import { expect, test } from 'vitest';
import { ACTION_ROUTES, type ActionName } from '#contracts/actions';
import {
  hasKeyRight,
  hasRight,
  isTeamRight,
  toLesser,
  type Role,
  type TeamRight,
} from '#contracts/people/roles';
import { toRegistry } from '#std/registry';
import { createRandom } from '#std/seeded-random';
import { describeOnBothEngines } from '#store/users/testing';
import type { UserStore } from '#store/users/user-store';
import type { Action } from '../../src/server/actions/define-action.ts';
import { actions } from '../../src/server/actions/index.gen.ts';
import { hashSecret, makeId, makeSecret } from '../../src/server/sessions/secrets.ts';
import { toMemberId } from '../../src/server/users/team-detail.ts';
import { toRequest } from '../../src/web/api/act.ts';
import { createActingApp, createSigner, signIn, START_MS, type Browser } from '../sign-in/acting-app.ts';
import { ACTION_INPUTS, ADDRESS, NO_ID } from './action-inputs.ts';

const TRIES = 10_000;
/** Tries of one asker between two looks at what everybody has. */
const BATCH = 50;
const SEED = 20_261_126;

/** Who is in which team, as what. */
const MEMBERS: readonly Readonly<Record<string, Role>>[] = [
  { ana: 'owner', bo: 'admin', cleo: 'analyst', dan: 'viewer' },
  { bo: 'owner', cleo: 'viewer', eve: 'analyst' },
  { eve: 'owner', dan: 'admin', ana: 'viewer' },
];
const NAMES = ['ana', 'bo', 'cleo', 'dan', 'eve', 'fay'];
/** What would change who is in a team, or end it; tried only by those who may not. */
const ENDING: ReadonlySet<ActionName> = new Set([
  'deleteTeam',
  'leaveTeam',
  'removeMember',
  'setMemberRole',
  'transferTeam',
  'setTeamProviders',
]);
const TEAM_ACTIONS = [...toRegistry<Action>('actions', actions, ({ name }) => [name]).values()].flatMap(
  ({ name, right, input }) => (isTeamRight(right) ? [{ name, right, input }] : []),
);

/** Somebody who asks: a person by their session, or a key. */
interface Asker {
  readonly browser: Browser;
  readonly person: string;
  readonly key: { readonly team: string; readonly role: Role } | undefined;
}

/** Whose things there are, with a word that stands in every text of theirs. */
interface Holder {
  readonly id: string;
  readonly mark: string;
}

/** Gives a holder one of everything, each with its mark; gives the ids of what has one. */
async function fill(store: UserStore, { id, mark }: Holder, isTeam: boolean): Promise<readonly string[]> {
  const ids = [makeId(), makeId(), makeId(), makeId(), makeId(), makeId(), makeId()] as const;
  const [alert, key, job, template, invitation, dashboard, webhook] = ids;
  await store.labels.put(id, { address: ADDRESS, label: mark, changedMs: 1 }, 10);
  const watched = { cluster: 'localnet', kind: 'token', address: ADDRESS, note: mark, addedMs: 1 };
  await store.watchlist.put(id, watched, 10);
  await store.savedQueries.put(id, { name: mark, query: '{"from":"trades"}', changedMs: 1 }, 10);
  const subject = { userId: id, cluster: 'localnet', address: mark };
  await store.alerts.add(
    {
      ...subject,
      id: alert,
      rule: '{"kind":"activity"}',
      isOn: true,
      createdMs: 1,
      checkedMs: undefined,
      problem: undefined,
      memory: '',
    },
    10,
  );
  const event = { ...subject, id: makeId(), alertId: alert, text: mark, firedMs: START_MS, isSeen: false };
  await store.alerts.settle(alert, { memory: '', problem: undefined }, event);
  const team = isTeam ? { madeBy: id, role: 'viewer' as const } : undefined;
  const made = { id: key, userId: id, team, name: mark, prefix: 'osvm_x', createdMs: 1 };
  await store.apiKeys.add(made, hashSecret(makeSecret()), 10);
  const whose = { userId: id, tenant: isTeam ? id : '' };
  const times = { createdMs: START_MS, startedMs: START_MS, completedMs: START_MS };
  const summary = JSON.stringify({ kind: 'rows', title: mark, cluster: 'localnet' });
  const file = { name: mark, format: 'csv', config: '{"format":"csv"}' };
  const state = { status: 'error', rowCount: 0, error: mark, result: '', server: 'none', summary };
  await store.exports.add({ ...whose, ...file, ...times, ...state, id: job }, '{}');
  await store.exports.addTemplate({ ...whose, ...file, id: template, createdMs: 1 });
  const content = JSON.stringify({ ...ACTION_INPUTS.createDashboard.content, title: mark });
  await store.dashboards.add(id, dashboard, { title: mark, tiles: 0, content, changedMs: 1 }, 10);
  await store.dashboards.share(id, dashboard, mark);
  await store.webhooks.add(
    {
      id: webhook,
      ownerId: id,
      name: mark,
      kind: 'none',
      destination: mark,
      sealed: '',
      state: 'paused',
      reason: undefined,
      stateMs: 1,
      createdMs: 1,
      deliveredMs: undefined,
      failingMs: undefined,
      secretMs: undefined,
      oldSecretUntilMs: undefined,
    },
    [],
    10,
    10,
  );
  if (isTeam) {
    const [owner] = await store.teams.members(id, 1);
    const invited = {
      role: 'viewer' as const,
      wallet: mark,
      secretHash: undefined,
      invitedBy: owner!.userId,
    };
    const days = { createdMs: START_MS, expiresMs: START_MS * 2 };
    await store.teamInvitations.add({ ...invited, ...days, id: invitation, teamId: id }, 10);
  }
  return ids;
}

/** Everything somebody has, as text. */
async function readAll(store: UserStore, { id }: Holder, isTeam: boolean): Promise<string> {
  const whose = { userId: id, tenant: isTeam ? id : '' };
  const all = await Promise.all([
    store.labels.list(id, 1_000),
    store.watchlist.list(id, 1_000),
    store.savedQueries.list(id, 1_000),
    store.alerts.list(id, 1_000),
    store.alerts.events(id, 1_000),
    store.apiKeys.list(id, 1_000),
    store.exports.list(whose),
    store.exports.templates(whose),
    store.dashboards.list(id, 1_000),
    store.webhooks.list(id, 1_000),
    store.webhooks.watches(id),
    ...(isTeam
      ? [store.teams.members(id, 1_000), store.teamInvitations.list(id, START_MS, 1_000), nameOf(store, id)]
      : [store.profiles.find(id)]),
  ]);
  return JSON.stringify(all);
}

const nameOf = async (store: UserStore, teamId: string): Promise<unknown> => {
  const [owner] = await store.teams.members(teamId, 1);
  return (await store.teams.membershipOf(teamId, owner!.userId))?.name;
};

describeOnBothEngines('ten thousand random tries', (open) => {
  test(
    'read and change nothing of a team without the right, nor anything of anybody else',
    { timeout: 600_000 },
    async () => {
      const { store, close } = await open();
      const app = createActingApp(store);
      const random = createRandom(SEED);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

      const people = new Map<string, Holder & { readonly browser: Browser }>();
      for (const name of NAMES) {
        const browser = app.openBrowser();
        const signer = createSigner();
        await signIn(browser, signer);
        const { id } = (await store.accounts.findByWallet(signer.address))!;
        people.set(name, { id, mark: `mark-of-${name}`, browser });
      }
      const teams: (Holder & { readonly members: Readonly<Record<string, Role>> })[] = [];
      for (const [place, members] of MEMBERS.entries()) {
        const team = { id: makeId(), mark: `mark-of-team-${place}`, members };
        const owner = NAMES.find((name) => members[name] === 'owner')!;
        const ownerId = people.get(owner)!.id;
        await store.teams.add({ id: team.id, name: team.mark, createdMs: 1 }, ownerId, 10);
        for (const [name, role] of Object.entries(members)) {
          if (name === owner) continue;
          const secretHash = hashSecret(makeSecret());
          const invitation = {
            id: makeId(),
            teamId: team.id,
            role,
            wallet: undefined,
            secretHash,
            invitedBy: ownerId,
          };
          await store.teamInvitations.add({ ...invitation, createdMs: 1, expiresMs: START_MS * 2 }, 10);
          const most = { members: 10, teams: 10 };
          await store.teamInvitations.accept(
            { kind: 'secret', secretHash },
            people.get(name)!.id,
            START_MS,
            most,
          );
        }
        teams.push(team);
      }
      const ids: string[] = [NO_ID];
      for (const person of people.values()) ids.push(...(await fill(store, person, false)));
      for (const team of teams) ids.push(...(await fill(store, team, true)));
      const memberIds = teams.flatMap(({ id }) => [...people.values()].map((one) => toMemberId(id, one.id)));
      const marks = [...people.values(), ...teams].map(({ mark }) => mark);

      const askers: Asker[] = [...people].map(([person, { browser }]) => ({
        browser,
        person,
        key: undefined,
      }));
      for (const { id, members } of teams) {
        for (const [person, role] of Object.entries(members)) {
          const secret = `osvm_${makeSecret()}`;
          const key = { id: makeId(), userId: id, name: 'a key', prefix: 'osvm_x', createdMs: 1 };
          const made = {
            madeBy: people.get(person)!.id,
            role: pick(['viewer', 'analyst', 'admin', 'owner'] as const),
          };
          await store.apiKeys.add({ ...key, team: made }, hashSecret(secret), 100);
          const browser = app.openBrowser();
          browser.headers.set('authorization', `Bearer ${secret}`);
          askers.push({ browser, person, key: { team: id, role: toLesser(made.role, role) } });
        }
      }

      /** Whether an asker may do this: with their own things, or with those of a team. */
      const isAllowed = ({ person, key }: Asker, right: TeamRight, team: string | undefined): boolean => {
        if (key !== undefined) return (team ?? key.team) === key.team && hasKeyRight(key.role, right);
        const role = teams.find(({ id }) => id === team)?.members[person];
        return team === undefined || (role !== undefined && hasRight(role, right));
      };
      /** Whose texts an asker may see at all. */
      const isSeen = ({ person, key }: Asker, mark: string): boolean =>
        key !== undefined
          ? teams.some((team) => team.id === key.team && team.mark === mark)
          : people.get(person)!.mark === mark ||
            teams.some((team) => team.mark === mark && person in team.members);
      const isChanged = (asker: Asker, holder: Holder): boolean =>
        asker.key !== undefined
          ? holder.id === asker.key.team
          : holder.id === people.get(asker.person)!.id ||
            teams.some(
              ({ id, members }) => id === holder.id && (members[asker.person] ?? 'viewer') !== 'viewer',
            );

      const state = async (holder: Holder): Promise<string> =>
        readAll(
          store,
          holder,
          teams.some(({ id }) => id === holder.id),
        );
      const tally = { tries: 0, allowed: 0, refused: 0, looks: 0 };
      const faults: string[] = [];
      while (tally.tries < TRIES) {
        const asker = pick(askers);
        const others = [...people.values(), ...teams].filter((holder) => !isChanged(asker, holder));
        const before = await Promise.all(others.map(state));
        for (let n = 0; n < BATCH; n++) {
          const { name, right, input: schema } = pick(TEAM_ACTIONS);
          const team = random() < 0.15 ? undefined : pick(teams).id;
          const allowed = isAllowed(asker, right, team);
          // A file is made by a thread of its own, which takes longer than all other tries together.
          if (allowed && (ENDING.has(name) || name === 'createExport' || name === 'retryExport')) continue;
          const sample = ACTION_INPUTS[name] as Readonly<Record<string, unknown>>;
          const input: Record<string, unknown> = { ...sample, ...(team !== undefined && { team }) };
          if ('id' in sample) input['id'] = pick(ids);
          if ('member' in sample) input['member'] = pick(memberIds);
          if (name === 'removeQuery') input['name'] = pick(marks);
          // An action on a team itself has no address without one.
          if (!schema.safeParse(input).success) continue;
          const { method, route } = ACTION_ROUTES[name];
          const { url, body } = toRequest(method, route, input);
          const reply = await asker.browser.send(
            method,
            url,
            body === undefined ? undefined : JSON.parse(body),
          );
          const said = `${asker.person}${asker.key ? `'s key (${asker.key.role})` : ''} ${name} ${team ?? 'own'}: ${reply.status}`;
          tally.tries++;
          if (allowed) tally.allowed++;
          else tally.refused++;
          if (reply.status >= 500) faults.push(`${said} is a fault of the server`);
          if (!allowed && ![401, 403, 404].includes(reply.status)) faults.push(`${said} was not refused`);
          if (!allowed && marks.some((mark) => reply.text.includes(mark)))
            faults.push(`${said} was refused with a text`);
          if (allowed && (reply.status === 401 || reply.status === 403)) faults.push(`${said} was refused`);
          const seen = marks.filter((mark) => reply.text.includes(mark) && !isSeen(asker, mark));
          if (seen.length > 0) faults.push(`${said} shows ${seen.join(', ')}`);
        }
        const after = await Promise.all(others.map(state));
        for (const [place, { mark }] of others.entries()) {
          tally.looks++;
          if (after[place] !== before[place]) faults.push(`${mark} was changed by ${asker.person}`);
        }
      }
      expect(faults).toEqual([]);
      // Tries that are all allowed, or all refused, would show nothing.
      expect(tally.allowed).toBeGreaterThan(TRIES / 5);
      expect(tally.refused).toBeGreaterThan(TRIES / 5);
      await close();
    },
  );
});
