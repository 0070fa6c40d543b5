const ASK_MS = 500;

/**
 * In development the server starts over with every change; the page then loads itself again. Is no part of a
 * production build.
 */
export function reloadWithServer(): void {
  let wasGone = false;
  setInterval(async () => {
    const isThere = await fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere && wasGone) location.reload();
    wasGone = !isThere;
  }, ASK_MS);
}
