import { defineSearch, text } from '../../router/define-search.ts';

/** What stands behind the `#` of an invitation's link: no server's log holds it, and no site it leads to learns it. */
export const invitationFragment = defineSearch({ secret: text() });

/** Path of the page at which a link is accepted. */
export const toInvitationHref = (secret: string): string =>
  `/invitation#secret=${encodeURIComponent(secret)}`;
