/** A script of this site, as Chromium and Firefox name it in what a failed import says; Safari names none. */
const SCRIPT = /https?:\/\/\S+\.js\b/;

/**
 * Imports once more what `failure` says did not come, under an address that has not failed yet: by the HTML standard
 * the module map keeps a failure for as long as the page lives, so that the same import fails without a request.
 * Rejects with `failure` where it names no script of this site.
 *
 * @param attempt Tells one address from another.
 */
export async function importAgain<Module>(failure: unknown, attempt: number): Promise<Module> {
  const address = failure instanceof Error ? SCRIPT.exec(failure.message)?.[0] : undefined;
  if (address === undefined || new URL(address).origin !== location.origin) throw failure;
  return (await import(/* @vite-ignore */ `${address}?again=${attempt}`)) as Module; // the module of that address
}
