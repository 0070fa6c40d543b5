import { listTokenAccounts } from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { HOLDER_HEADER, type HolderState } from '#contracts/documents';
import { toAddressText } from '#decoder';
import { Cursor } from '#std/cursor';
import type { AppParts } from '../app-parts.ts';
import type { App, AppContext } from '../request-context.ts';
import { parseCookies } from '../chosen-cluster.ts';
import type { Clusters } from '../../reading/clusters.ts';
import type { TokenGate } from '../../config/token-gate.ts';
import { originOf } from '../request-context.ts';
import { readSession } from '../../sessions/session-cookies.ts';
import { LRUCache } from 'lru-cache';

const TOKEN_PROGRAMS = [
  asAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  asAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
];
const TOKEN_ACCOUNT_LENGTH = 165;
const AMOUNT_OFFSET = 64;
/** A balance is asked for at most this often for each wallet. */
const CACHE_MS = 30_000;
const MAX_WALLETS = 10_000;
const TIMEOUT_MS = 5_000;

/** Keeps the changelog, in each of its forms, to those who hold the configured token. Does nothing without one. */
export function addHolderGate(app: App, { configuration, clusters, acting, log }: AppParts): void {
  const { holder } = configuration;
  if (holder === undefined) return;
  const readBalance = keepBalances((wallet) => readHolderBalance(clusters, holder, wallet));
  const decide = async (context: AppContext): Promise<Response | undefined> => {
    const cookies = parseCookies(context.req.header('cookie'));
    const session =
      acting && (await readSession(acting.users, originOf(context, configuration), cookies, acting.nowMs()));
    if (session?.wallet === undefined) return refuse(context, 403, 'not-signed-in', holder);
    let balance: bigint;
    try {
      balance = await readBalance(asAddress(session.wallet));
    } catch (error) {
      log.info('balance of a holder unread', { error });
      return refuse(context, 503, 'unknown', holder);
    }
    return balance >= holder.minimum ? undefined : refuse(context, 403, 'too-few', holder, balance);
  };
  app.use('*', async (context, next) => {
    const refusal = isChangelogPath(context.req.url) ? await decide(context) : undefined;
    if (refusal !== undefined) return refusal;
    await next();
    return undefined;
  });
}

/** Whether a path is one of the changelog's, in whatever way it is written. Rather one too many than one too few. */
export function isChangelogPath(url: string): boolean {
  const { pathname } = new URL(url);
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Broken encoding is taken as it stands, as the router takes it.
  }
  const [first = '', second = ''] = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return first.startsWith('changelog') || (first === 'api' && second.startsWith('changelog'));
}

/** What `wallet` holds of the mint in all its accounts. Throws when the chain cannot be asked. */
export async function readHolderBalance(
  clusters: Clusters,
  { cluster, mint }: TokenGate,
  wallet: Address,
): Promise<bigint> {
  const { chain } = clusters.reader(cluster);
  const readings = await Promise.all(
    TOKEN_PROGRAMS.map((program) => listTokenAccounts(chain, wallet, program, { timeoutMs: TIMEOUT_MS })),
  );
  let sum = 0n;
  for (const reading of readings) {
    if (reading.kind === 'refused') throw new Error(reading.reason);
    for (const { account } of reading.accounts) {
      const { data } = account;
      if (data.length < TOKEN_ACCOUNT_LENGTH || toAddressText(data) !== mint) continue;
      const cursor = new Cursor(data);
      cursor.skip(AMOUNT_OFFSET);
      sum += cursor.u64();
    }
  }
  return sum;
}

/** Remembers a balance for a while; one that could not be read is asked for again. */
export function keepBalances(
  read: (wallet: Address) => Promise<bigint>,
  nowMs: () => number = () => performance.now(),
): (wallet: Address) => Promise<bigint> {
  const balances = new LRUCache<Address, { readonly atMs: number; readonly balance: Promise<bigint> }>({
    max: MAX_WALLETS,
  });
  return (wallet) => {
    const known = balances.get(wallet);
    if (known !== undefined && nowMs() - known.atMs < CACHE_MS) return known.balance;
    const balance = read(wallet);
    balances.set(wallet, { atMs: nowMs(), balance });
    balance.catch(() => balances.delete(wallet));
    return balance;
  };
}

function refuse(
  context: AppContext,
  status: 403 | 503,
  state: HolderState,
  holder: TokenGate,
  balance?: bigint,
): Response {
  const headers = {
    [HOLDER_HEADER]: state,
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie',
    ...(status === 503 && { 'Retry-After': '5' }),
  };
  const text = toRefusalText(state, holder, balance);
  const isQuestion = context.req.path.startsWith('/api/');
  if (!isQuestion) {
    return new Response(`${text}\n`, {
      status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const given = context.env?.outgoing?.getHeader('X-Request-Id');
  const requestId = typeof given === 'string' ? given : '';
  return Response.json(
    { error: { code: 'server/holders-only', message: text, requestId } },
    { status, headers },
  );
}

/** What is needed and what is missing, in smallest units as they were configured. */
export function toRefusalText(state: HolderState, holder: TokenGate, balance?: bigint): string {
  const { mint, minimum, cluster } = holder;
  const needed = `The changelog is for wallets that hold at least ${minimum} smallest units of the token ${mint} on ${CLUSTER_NAMES[cluster]}.`;
  switch (state) {
    case 'not-signed-in':
      return `${needed} Join with such a wallet to read it.`;
    case 'too-few':
      return `${needed} Your wallet holds ${balance ?? 0n}, so ${minimum - (balance ?? 0n)} are missing.`;
    case 'unknown':
      return `${needed} What your wallet holds could not be read now. Try again in a few seconds.`;
  }
}
