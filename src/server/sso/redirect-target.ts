/** Longest path a sign-in leads back to, in characters. */
const MOST = 2_048;

/**
 * Where a sign-in leads: the path on `origin` that `given` names, or `/` when it names anything else. `given` has been
 * decoded once, as a query is; what would lead elsewhere if somebody decoded it again is refused too.
 */
export function toRedirectTarget(given: string | undefined, origin: string): string {
  if (given === undefined || given.length > MOST || !isPlainPath(given)) return '/';
  if (!URL.canParse(given, origin)) return '/';
  const url = new URL(given, origin);
  if (url.origin !== new URL(origin).origin) return '/';
  const path = url.pathname + url.search + url.hash;
  // `/.//host` becomes `//host` by being parsed.
  return isPlainPath(path) && !isOwnMachinery(url.pathname) ? path : '/';
}

/** Begins with one slash and nothing after it, encoded once or twice, that a browser takes for a second one. */
function isPlainPath(path: string): boolean {
  return (
    /^\/(?![/\\])/.test(path) &&
    !/[\0-\x20\x7f-\x9f\\\u2028\u2029\ufeff]/.test(path) &&
    !/^\/(?:\.|%(?:25)*2e)*(?:%(?:25)*(?:2f|5c|0[0-9a-f]|20))/i.test(path)
  );
}

/** A sign-in does not lead into another, nor to what is no page. */
const isOwnMachinery = (path: string): boolean => /^\/(?:auth|api)(?:\/|$)/i.test(path);
