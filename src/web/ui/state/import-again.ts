/**
 * Imports once more what `failure` says did not come, under an address that has not failed yet: by the HTML standard
 * the module map keeps a failure for as long as the page lives, so that the same import fails without a request.
 * Rejects with `failure` where it names no script of this site.
 *
 * @param attempt Tells one address from another.
 */
export async function importAgain<Module>(failure: unknown, attempt: number): Promise<Module> {
  const address = failure instanceof Error ? findScript(failure.message) : undefined;
  if (address === undefined) throw failure;
  return (await import(/* @vite-ignore */ `${address}?again=${attempt}`)) as Module; // the module of that address
}

/** Chromium and Firefox end the message of a failed import with the address of the script; Safari names none. */
function findScript(message: string): string | undefined {
  const address = message.slice(message.lastIndexOf(' ') + 1);
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.endsWith('.js') ? origin + pathname : undefined;
}
