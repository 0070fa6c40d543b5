import type { ExportOwner } from '#store/users/exports';

/**
 * Whose exports a request sees. A team is its own tenant; what somebody made by way of an organisation is seen by way
 * of it alone.
 */
export function ownerOf({
  ownerId,
  team,
  by,
}: {
  readonly ownerId: string;
  readonly team: object | undefined;
  readonly by: string;
}): ExportOwner {
  if (team !== undefined) return { userId: ownerId, tenant: ownerId };
  return { userId: ownerId, tenant: by === 'wallet' ? '' : by };
}
