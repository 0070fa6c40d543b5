import { getAccounts } from '#chain';
import { TOKEN_PROGRAMS, VOTE_PROGRAM } from '#decoder';
import type { EntityKind } from '#contracts/assistant/agent';
import { asAddress } from '#contracts/chain';
import type { ClusterReader } from '../../reading/cluster-reader.ts';
import { withTimeout } from '#std/concurrency';
import { isKnownProgram } from './find-names.ts';

/** Length of a mint, and where Token-2022 says whether a longer account is one (1) or holds tokens (2). */
const MINT_LENGTH = 82;
const TYPE_OFFSET = 165;
const MINT_TYPE = 1;
/** A question waits no longer than this for what its addresses are. */
const DEADLINE_MS = 1_000;
const MOST = 8;

/** What addresses of a question are: tokens, programs, validators, or other accounts. Those that could not be read in time are left out. */
export async function findKinds(
  { chain, tokens }: Pick<ClusterReader, 'chain' | 'tokens'>,
  addresses: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, EntityKind>> {
  const kinds = new Map<string, EntityKind>();
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
  return kinds;
}

const isMint = (data: Uint8Array): boolean => data.length === MINT_LENGTH || data[TYPE_OFFSET] === MINT_TYPE;
