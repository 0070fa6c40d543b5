import type { ExportOwner } from '#store/users/exports';

/** Whose exports a session sees. What was made by way of an organisation is seen by way of it alone. */
export function ownerOf({ userId, by }: { readonly userId: string; readonly by: string }): ExportOwner {
  return { userId, tenant: by === 'wallet' || by === 'api-key' ? '' : by };
}
