import type { Cluster } from '#contracts/cluster';
import { isAndroid } from '#contracts/people/phone';
import { toCauses } from './declined.ts';

/** Name the Mobile Wallet Adapter registers by; behind it stands whichever wallet app the phone opens. */
const ADAPTER_NAME = 'Mobile Wallet Adapter';

/** Pages inside of another app, a wallet's own browser for one, cannot open wallet apps. The adapter goes by the same signs. */
const IN_AN_APP = /WebView|; wv\)|Version\/[\d.]+ Chrome\//i;

/** Whether a wallet is an app on this phone, which the browser opens only on a press. */
export const isAdapter = ({ name }: { readonly name: string }): boolean =>
  name === ADAPTER_NAME && isAndroid(navigator.userAgent);

/**
 * On Android, lets the phone's wallet apps be listed beside what the browser has. Elsewhere nothing is loaded. Rejects
 * never: without it the other ways remain.
 */
export async function registerPhoneWallets(cluster: Cluster): Promise<void> {
  const { userAgent } = navigator;
  if (!isAndroid(userAgent) || IN_AN_APP.test(userAgent) || !isSecureContext) return;
  await import('./android-adapter.ts').then(
    ({ registerAdapter }) => registerAdapter(cluster),
    () => undefined,
  );
}

/** Where a socket on the phone is tried, so that the browser asks; wallet apps listen on ports from this one up. */
const ASKING_SOCKET = 'ws://localhost:49152';

/**
 * Why no wallet app can be reached now, or `undefined`. Browsers ask the visitor before a page may open a socket on the
 * device, and having asked want another press before they open an app.
 */
export async function findHindrance(): Promise<string | undefined> {
  const name = 'loopback-network' as PermissionName; // newer than the types of the platform
  const read = () =>
    navigator.permissions.query({ name }).then(
      ({ state }) => state,
      () => 'granted', // a browser without such a question
    );
  const before = await read();
  if (before === 'granted') return undefined;
  if (before === 'prompt') await openAndClose(ASKING_SOCKET);
  return (await read()) === 'granted'
    ? 'Your browser lets this page reach wallet apps now. Press the wallet again.'
    : 'Your browser keeps this page from reaching wallet apps. Allow “Apps on device” for this site in its settings, then try again.';
}

const openAndClose = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => socket.close());
    socket.addEventListener('close', () => resolve());
  });

/** What became of opening a wallet app, in words; `undefined` where nothing is known. */
export function toAdapterText(error: unknown): string | undefined {
  const known = toCauses(error).find((cause) => 'code' in cause && typeof cause.code === 'string');
  switch (known !== undefined && 'code' in known && known.code) {
    case 'ERROR_WALLET_NOT_FOUND':
      return 'No wallet app answered on this phone.';
    case 'ERROR_SESSION_CLOSED':
    case 'ERROR_SESSION_TIMEOUT':
    case 'ERROR_ASSOCIATION_CANCELLED':
      return 'The wallet app was closed before it answered.';
    default:
      return undefined;
  }
}
