import {
  DASHBOARD_LIMITS,
  type Dashboard,
  type DashboardCard,
  type DashboardContent,
} from '#contracts/dashboards/dashboard';
import { parseJson } from '#std/json';
import type { DashboardSave, DashboardState, StoredDashboard } from '#store/users/dashboards';
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

/** Throws 404 or 409 for a save that was not made. */
export function requireSaved(save: DashboardSave): void {
  if (save.kind === 'missing') throw dashboardMissing();
  if (save.kind === 'changed')
    throw actionError(
      409,
      `It was changed elsewhere meanwhile and is now at revision ${save.revision}. Nothing was overwritten.`,
    );
}

/** What the audit log calls a dashboard. */
export const toThing = (id: string | undefined): string => `dashboard ${id ?? ''}`;

/** What it says of one; `undefined` for one that is not there, which the action refuses. */
export async function auditBefore(call: OwnerContext, id: string): Promise<unknown> {
  const found = await call.users.dashboards.find(await ownerOf(call), id);
  return found && auditOf(found);
}

export const auditOf = ({ title, tiles, revision, sharedAs }: DashboardCard): unknown => ({
  title,
  tiles,
  revision,
  // Whoever has the name of the link reads it.
  isShared: sharedAs !== undefined,
});
