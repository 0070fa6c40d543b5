import { getAccounts } from '#chain';
import { TOKEN_PROGRAMS, VOTE_PROGRAM } from '#decoder';
import type { SubjectKind } from '#assistant/question/question';
import { asAddress } from '#contracts/chain';
import type { ClusterReader } from '../../reading/cluster-reader.ts';
import { withTimeout } from '#std/concurrency';
import marketQueries from '#store/queries/markets-list';
import { isKnownProgram } from './find-names.ts';

/** Length of a mint, and where Token-2022 says whether a longer account is one (1) or holds tokens (2). */
const MINT_LENGTH = 82;
const TYPE_OFFSET = 165;
const MINT_TYPE = 1;
/** A question waits no longer than this for what its addresses are. */
const DEADLINE_MS = 1_000;
const MOST = 8;
/** For nodes of validators: the list is read once in a while for everybody, and a wallet is seldom one. */
const NODES_MS = 300;
const DAY = 86_400;

/** What addresses of a question are: tokens, programs, validators (by vote account or node), pools, or other accounts. Those that could not be read in time are left out. */
export async function findKinds(
  reader: Pick<ClusterReader, 'chain' | 'tokens' | 'index' | 'validators'>,
  addresses: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, SubjectKind>> {
  const { chain, tokens } = reader;
  const kinds = new Map<string, SubjectKind>();
  const wanted = [...new Set(addresses)].slice(0, MOST);
  const met = new Set(wanted.length === 0 ? [] : tokens.list().map(({ mint }): string => mint));
  for (const address of wanted) {
    if (isKnownProgram(address)) kinds.set(address, 'program');
    else if (met.has(address)) kinds.set(address, 'token');
  }
  const open = wanted.filter((address) => !kinds.has(address));
  if (open.length === 0) return kinds;
  const read = await withTimeout(
    DEADLINE_MS,
    getAccounts(chain, open.map(asAddress), {
      signal,
      timeoutMs: DEADLINE_MS,
      slice: { offset: 0, length: TYPE_OFFSET + 1 },
    }),
  );
  open.forEach((address, index) => {
    const account = read?.[index];
    if (read === undefined) return;
    if (account === undefined) kinds.set(address, 'account');
    else if (account.executable) kinds.set(address, 'program');
    else if (account.owner === VOTE_PROGRAM) kinds.set(address, 'validator');
    else kinds.set(address, TOKEN_PROGRAMS.has(account.owner) && isMint(account.data) ? 'token' : 'account');
  });
  const owned = open.filter((_address, index) => (read?.[index]?.data.length ?? 0) > 0);
  const wallets = open.filter((_address, index) => read?.[index]?.data.length === 0);
  const isOpen = (address: string): boolean => kinds.get(address) === 'account';
  const [pools, nodes] = await Promise.all([
    findPools(reader, owned.filter(isOpen)),
    findNodes(reader, wallets.filter(isOpen)),
  ]);
  for (const address of pools) kinds.set(address, 'pool');
  for (const address of nodes) kinds.set(address, 'validator');
  return kinds;
}

/** Those of the addresses in which the index has seen a trade. */
async function findPools(
  { index }: Pick<ClusterReader, 'index'>,
  addresses: readonly string[],
): Promise<readonly string[]> {
  if (index === undefined || addresses.length === 0) return [];
  const asked = { span: DAY, markets: addresses, limit: addresses.length };
  const rows = await withTimeout(DEADLINE_MS, index.all(marketQueries.marketsListed, asked));
  return (rows ?? []).map(({ market }) => market);
}

/** Those of the addresses that are nodes of validators. */
async function findNodes(
  { validators }: Pick<ClusterReader, 'validators'>,
  addresses: readonly string[],
): Promise<readonly string[]> {
  if (addresses.length === 0) return [];
  const read = await withTimeout(NODES_MS, validators.read());
  const nodes = new Set((read?.rows ?? []).map(({ identity }): string => identity));
  return addresses.filter((address) => nodes.has(address));
}

const isMint = (data: Uint8Array): boolean => data.length === MINT_LENGTH || data[TYPE_OFFSET] === MINT_TYPE;
