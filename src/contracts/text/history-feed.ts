/** Pages whose transactions can be followed as a feed, and where it is. */
const FOLLOWED = /^\/(account|token|program)\/([1-9A-HJ-NP-Za-km-z]{32,44})$/;

export const FEED_FILE = 'rss.xml';

export type FollowedKind = 'account' | 'token' | 'program';

export const FOLLOWED_KINDS: readonly FollowedKind[] = ['account', 'token', 'program'];

/** The path of the feed of a page; `undefined` where the page has none. */
export const toFeedPath = (pagePath: string): string | undefined =>
  FOLLOWED.test(pagePath) ? `${pagePath}/${FEED_FILE}` : undefined;
