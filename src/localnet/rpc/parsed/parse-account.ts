import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import type { EngineAccount } from '../../engine/engine.ts';
import { PROGRAMS } from '../../keys/program-addresses.ts';
import { parseLookupTableAccount } from './accounts/lookup-table.ts';
import { parseNonceAccount } from './accounts/nonce.ts';
import { parseLoaderAccount } from './accounts/loader.ts';
import { parseStakeAccount } from './accounts/stake.ts';
import { parseTokenState } from './accounts/token.ts';
import { parseVoteAccount } from './accounts/vote.ts';
import type { ParsedAccount } from './parsed-account.ts';

/** Names the fields of an account; `undefined` for another kind, `RangeError` for one cut short. */
type AccountParser = (account: EngineAccount, chain: LocalnetChain) => ParsedAccount | undefined;

const PARSERS: ReadonlyMap<string, readonly [program: string, parse: AccountParser]> = new Map([
  [PROGRAMS.token, ['spl-token', parseTokenState]],
  [PROGRAMS.token2022, ['spl-token-2022', parseTokenState]],
  [PROGRAMS.system, ['nonce', parseNonceAccount]],
  [PROGRAMS.stake, ['stake', parseStakeAccount]],
  [PROGRAMS.vote, ['vote', parseVoteAccount]],
  [PROGRAMS.addressLookupTable, ['address-lookup-table', parseLookupTableAccount]],
  [PROGRAMS.upgradeableLoader, ['bpf-upgradeable-loader', parseLoaderAccount]],
]);

/** `jsonParsed` data of a known kind of account; `undefined` for any other, which stays base64. */
export function parseAccount(chain: LocalnetChain, account: EngineAccount): unknown {
  const [program, parse] = PARSERS.get(account.owner) ?? [];
  if (!parse) return undefined;
  try {
    const parsed = parse(account, chain);
    return parsed && { parsed, program, space: account.data.length };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
