import {
  DASHBOARD_LIMITS,
  type Dashboard,
  type DashboardCard,
  type DashboardContent,
} from '#contracts/dashboards/dashboard';
import { parseJson } from '#std/json';
import type { DashboardState, StoredDashboard } from '#store/users/dashboards';
import { actionError } from '../errors/action-error.ts';
import type { OwnerContext } from './owner.ts';

/** Whose dashboards a request is about. */
export const ownerOf = async (call: OwnerContext): Promise<string> => (await call.requireOwner()).ownerId;

export const dashboardMissing = () => actionError(404, 'There is no such dashboard.');

export async function listDashboards(
  call: OwnerContext,
): Promise<{ readonly dashboards: readonly DashboardCard[] }> {
  return { dashboards: await call.users.dashboards.list(await ownerOf(call), DASHBOARD_LIMITS.dashboards) };
}

/** Throws 404 for one that is not there, or is somebody else’s. */
export async function getDashboard(call: OwnerContext, id: string): Promise<Dashboard> {
  const found = await call.users.dashboards.find(await ownerOf(call), id);
  if (found === undefined) throw dashboardMissing();
  return toDashboard(found);
}

export const toDashboard = ({ content, ...card }: StoredDashboard): Dashboard => ({
  ...card,
  content: parseJson(content) as DashboardContent, // checked when it was stored
});

export const toState = (content: DashboardContent, changedMs: number): DashboardState => ({
  title: content.title,
  tiles: content.tiles.length,
  content: JSON.stringify(content),
  changedMs,
});

/** Stores `content` after `revision`, and gives what is stored then. Throws 404, or 409 when another change came first. */
export async function saveAfter(
  call: OwnerContext,
  id: string,
  revision: number,
  content: DashboardContent,
): Promise<Dashboard> {
  const owner = await ownerOf(call);
  const state = toState(content, call.nowMs());
  const save = await call.users.dashboards.save(owner, id, revision, state, DASHBOARD_LIMITS.versions);
  if (save.kind === 'missing') throw dashboardMissing();
  if (save.kind === 'changed')
    throw actionError(
      409,
      `It was changed elsewhere meanwhile and is now at revision ${save.revision}. Nothing was overwritten.`,
    );
  return getDashboard(call, id);
}

/** Gives the public link `name` to one, or takes its link away, and gives what is stored then. Throws 404. */
export async function shareAs(call: OwnerContext, id: string, name: string | undefined): Promise<Dashboard> {
  if (!(await call.users.dashboards.share(await ownerOf(call), id, name))) throw dashboardMissing();
  return getDashboard(call, id);
}

/** What the audit log calls a dashboard. */
export const toThing = (id: string | undefined): string => `dashboard ${id ?? ''}`;

export const auditOf = ({ title, tiles, revision, sharedAs }: DashboardCard): unknown => ({
  title,
  tiles,
  revision,
  // Whoever has the name of the link reads it.
  isShared: sharedAs !== undefined,
});

interface ById {
  readonly id: string;
}

/** What the audit log holds of a change of a dashboard the input names: what it was, for one that is there, and is now. */
export const changeAudit = {
  thing: ({ id }: ById): string => toThing(id),
  before: async (call: OwnerContext, { id }: ById): Promise<unknown> => {
    const found = await call.users.dashboards.find(await ownerOf(call), id);
    return found && auditOf(found);
  },
  after: (_input: ById, answer: Dashboard | undefined): unknown => answer && auditOf(answer),
};
