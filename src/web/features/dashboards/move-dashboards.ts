import type { Dashboard, DashboardContent } from '#contracts/dashboards/dashboard';
import type { Shelf } from './shelf.ts';

/**
 * Stores a dashboard of one shelf on another, without its earlier versions, and removes it from the first. Where that
 * cannot be done the new one is removed again, so that none is there twice.
 */
export async function moveDashboard(
  id: string,
  content: DashboardContent,
  from: Shelf,
  to: Shelf,
): Promise<Dashboard> {
  const made = await to.create(content);
  try {
    await from.remove(id);
  } catch (error) {
    await to.remove(made.id);
    throw error;
  }
  return made;
}

/** Moves every dashboard that is on `from` by now. Those that cannot be moved stay; the first reason is thrown at the end. */
export async function moveDashboards(from: Shelf, to: Shelf): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await from.list()) {
    try {
      await moveDashboard(id, (await from.find(id)).content, from, to);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
