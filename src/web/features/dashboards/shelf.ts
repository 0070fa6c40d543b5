/** Where dashboards are stored: with the account on the server, or in this browser. */
import type { ActionAnswer } from '#contracts/actions';
import {
  DASHBOARD_LIMITS,
  type Dashboard,
  type DashboardCard,
  type DashboardContent,
  type DashboardVersion,
} from '#contracts/dashboards/dashboard';
import { act, ActionFailure } from '../../api/act.ts';

/** Rejections are `ActionFailure`s: 404 for one that is not there, 409 for a change that another one came before. */
export interface Shelf {
  readonly kind: 'account' | 'browser';
  /** Newest first. */
  list(): Promise<readonly DashboardCard[]>;
  find(id: string): Promise<Dashboard>;
  create(content: DashboardContent): Promise<Dashboard>;
  /** `revision` is the one the change was made to. */
  save(id: string, revision: number, content: DashboardContent): Promise<Dashboard>;
  remove(id: string): Promise<void>;
  versions(id: string): Promise<readonly DashboardVersion[]>;
  restore(id: string, revision: number, version: number): Promise<Dashboard>;
}

/** What is stored in this browser is recognised by its id. */
const LOCAL = 'local-';
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL);

/** Queries of tiles hold no `bigint`, so that what arrives is what was sent. */
const toDashboard = (answer: ActionAnswer<'dashboard'>): Dashboard => answer as Dashboard;

export const accountShelf: Shelf = {
  kind: 'account',
  list: async () => (await act('dashboards', {})).dashboards,
  find: async (id) => toDashboard(await act('dashboard', { id })),
  create: async (content) => toDashboard(await act('createDashboard', { content })),
  save: async (id, revision, content) => toDashboard(await act('saveDashboard', { id, revision, content })),
  remove: async (id) => void (await act('removeDashboard', { id })),
  versions: async (id) => (await act('dashboardVersions', { id })).versions,
  restore: async (id, revision, version) =>
    toDashboard(await act('restoreDashboard', { id, revision, version })),
};

/** One state of a dashboard in this browser; the newest one of an id is what holds. */
export interface LocalState {
  readonly id: string;
  readonly revision: number;
  readonly savedMs: number;
  readonly content: DashboardContent;
}

/** States by id and revision. What is done in one call of `change` is done whole, or not at all. */
export interface LocalStates {
  /** Of every dashboard, or of one. */
  all(id?: string): Promise<readonly LocalState[]>;
  /** Stores and removes what `decide` says of the states of one dashboard. */
  change(id: string, decide: (states: readonly LocalState[]) => LocalChange): Promise<void>;
}

export interface LocalChange {
  readonly put: readonly LocalState[];
  readonly remove: readonly LocalState[];
}

const missing = () => new ActionFailure('This browser has no such dashboard.', 404, false);

const newestOf = (states: readonly LocalState[]): LocalState | undefined =>
  states.toSorted((a, b) => b.revision - a.revision)[0];

const toCard = ({ id, revision, savedMs, content }: LocalState): DashboardCard => ({
  id,
  revision,
  changedMs: savedMs,
  title: content.title,
  tiles: content.tiles.length,
});

/** Checks as the server does whatever is stored, so that it can be brought there. */
type Check = (content: DashboardContent) => Promise<DashboardContent>;

export const checkContent: Check = async (content) =>
  (await act('checkDashboard', { content })).content as DashboardContent;

/** Dashboards of whoever is not signed in. */
export function createLocalShelf(
  open: () => Promise<LocalStates>,
  { check = checkContent, nowMs = Date.now }: { readonly check?: Check; readonly nowMs?: () => number } = {},
): Shelf {
  const find = async (id: string): Promise<Dashboard> => {
    const found = newestOf(await (await open()).all(id));
    if (found === undefined) throw missing();
    return { ...toCard(found), content: found.content };
  };
  const save = async (id: string, revision: number, content: DashboardContent): Promise<Dashboard> => {
    const checked = await check(content);
    await (
      await open()
    ).change(id, (states) => {
      const newest = newestOf(states);
      if (newest === undefined) throw missing();
      if (newest.revision !== revision)
        throw new ActionFailure(
          `It was changed in another tab meanwhile and is now at revision ${newest.revision}. Nothing was overwritten.`,
          409,
          false,
        );
      const next: LocalState = { id, revision: revision + 1, savedMs: nowMs(), content: checked };
      return {
        put: [next],
        remove: states.filter((state) => state.revision <= next.revision - DASHBOARD_LIMITS.versions),
      };
    });
    return find(id);
  };
  return {
    kind: 'browser',
    async list() {
      const states = await (await open()).all();
      return [...Map.groupBy(states, ({ id }) => id).values()]
        .flatMap((ofOne) => newestOf(ofOne) ?? [])
        .map(toCard)
        .toSorted((a, b) => b.changedMs - a.changedMs || (a.id < b.id ? -1 : 1));
    },
    find,
    async create(content) {
      const checked = await check(content);
      const states = await open();
      const ids = new Set((await states.all()).map(({ id }) => id));
      if (ids.size >= DASHBOARD_LIMITS.dashboards)
        throw new ActionFailure(
          `There are ${DASHBOARD_LIMITS.dashboards} dashboards in this browser already, which is the maximum.`,
          409,
          false,
        );
      const id = LOCAL + crypto.randomUUID();
      await states.change(id, () => ({
        put: [{ id, revision: 1, savedMs: nowMs(), content: checked }],
        remove: [],
      }));
      return find(id);
    },
    save,
    async remove(id) {
      await (await open()).change(id, (states) => ({ put: [], remove: states }));
    },
    async versions(id) {
      const states = await (await open()).all(id);
      if (states.length === 0) throw missing();
      return states
        .toSorted((a, b) => b.revision - a.revision)
        .map((state) => ({
          revision: state.revision,
          title: state.content.title,
          tiles: state.content.tiles.length,
          savedMs: state.savedMs,
        }));
    },
    async restore(id, revision, version) {
      const states = await (await open()).all(id);
      const wanted = states.find((state) => state.revision === version);
      if (wanted === undefined) throw new ActionFailure(`Revision ${version} is not stored.`, 404, false);
      return save(id, revision, wanted.content);
    },
  };
}
