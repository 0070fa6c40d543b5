import { getAccounts } from '#chain';
import { SYSTEM_PROGRAM, TOKEN_PROGRAMS, VOTE_PROGRAM } from '#decoder';
import type { AccountRole } from '#assistant/catalogue/define-subject';
import type { VenuePlace } from '#assistant/catalogue/venue-places';
import type { SubjectKind } from '#assistant/question/question';
import { asAddress } from '#contracts/chain';
import type { ClusterReader } from '../../reading/cluster-reader.ts';
import { STAKE_PROGRAM } from '../../reading/stake/list-stakes.ts';
import { VENUES, type Venue } from '../../reading/venue/venue-accounts.ts';
import { withTimeout } from '#std/concurrency';
import marketQueries from '#store/queries/markets-list';
import { isKnownProgram } from './find-names.ts';

/** Length of a mint, and where Token-2022 says whether a longer account is one (1) or holds tokens (2). */
const MINT_LENGTH = 82;
const TYPE_OFFSET = 165;
const MINT_TYPE = 1;
const HOLDER_TYPE = 2;
/** A question waits no longer than this for what its addresses are. */
const DEADLINE_MS = 1_000;
const MOST = 8;
/** For nodes of validators: the list is read once in a while for everybody, and a wallet is seldom one. */
const NODES_MS = 300;
const DAY = 86_400;

export interface AddressKinds {
  readonly kinds: ReadonlyMap<string, SubjectKind>;
  /** Of those that are plain accounts. */
  readonly roles: ReadonlyMap<string, AccountRole>;
  /** Of those that are programs of venues, or theirs. */
  readonly places: ReadonlyMap<string, VenuePlace>;
}

const VENUE_TOOLS: Readonly<Record<Venue, string>> = {
  lending: 'get_lender',
  perpetuals: 'get_perpetuals',
  clob: 'get_order_book',
  oracle: 'list_price_feeds',
  'liquid-staking': 'get_liquid_staking',
};
/** The tool that reads the venue of a program. */
const toolOf = (program: string): string | undefined => {
  const venue = Object.entries(VENUES).find(([, address]) => address === program)?.[0];
  return venue === undefined ? undefined : VENUE_TOOLS[venue as Venue]; // a key of it
};

/** What addresses of a question are: tokens, programs, validators (by vote account or node), pools, or other accounts. Those that could not be read in time are left out. */
export async function findKinds(
  reader: Pick<ClusterReader, 'chain' | 'tokens' | 'index' | 'validators'>,
  addresses: readonly string[],
  signal?: AbortSignal,
): Promise<AddressKinds> {
  const { chain, tokens } = reader;
  const kinds = new Map<string, SubjectKind>();
  const roles = new Map<string, AccountRole>();
  const places = new Map<string, VenuePlace>();
  const wanted = [...new Set(addresses)].slice(0, MOST);
  for (const address of wanted) {
    const tool = toolOf(address);
    if (tool !== undefined) places.set(address, { tool });
  }
  const met = new Set(wanted.length === 0 ? [] : tokens.list().map(({ mint }): string => mint));
  for (const address of wanted) {
    if (isKnownProgram(address)) kinds.set(address, 'program');
    else if (met.has(address)) kinds.set(address, 'token');
  }
  const open = wanted.filter((address) => !kinds.has(address));
  if (open.length === 0) return { kinds, roles, places };
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
    if (kinds.get(address) === 'account') roles.set(address, toRole(account));
    const tool = roles.get(address) === 'multisig' ? 'list_multisigs' : account && toolOf(account.owner);
    if (tool !== undefined) places.set(address, { tool, isPart: true });
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
  return { kinds, roles, places };
}

function toRole(account: { readonly owner: string; readonly data: Uint8Array } | undefined): AccountRole {
  if (account === undefined) return 'none';
  const { owner, data } = account;
  if (TOKEN_PROGRAMS.has(owner)) return data.length >= TYPE_OFFSET ? toTokenRole(data) : 'data';
  if (owner === STAKE_PROGRAM) return 'stake';
  if (owner !== SYSTEM_PROGRAM) return 'data';
  return data.length === 0 ? 'wallet' : 'nonce';
}

/** A multisig is longer than an account without extensions, and has no type where they begin. */
const toTokenRole = (data: Uint8Array): AccountRole =>
  data.length === TYPE_OFFSET || data[TYPE_OFFSET] === HOLDER_TYPE ? 'token-account' : 'multisig';

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
