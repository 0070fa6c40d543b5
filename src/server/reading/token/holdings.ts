import { listTokenAccounts, type ChainOptions } from '#chain';
import type { AccountAnswer, TokenHolding } from '#contracts/answers';
import { asAddress, type Address } from '#contracts/chain';
import { toAddressText } from '#decoder';
import { Cursor } from '#std/cursor';
import type { ClusterReader } from '../cluster-reader.ts';

const TOKEN_PROGRAMS = [
  asAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  asAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
];
const MAX_HOLDINGS = 1_000;
const TIMEOUT_MS = 4_000;
const TOKEN_ACCOUNT_LENGTH = 165;
const FROZEN = 2;

type Holdings = Pick<
  Extract<AccountAnswer, { kind: 'found' }>,
  'holdings' | 'holdingsMissing' | 'holdingsTruncated'
>;

interface Unnamed {
  readonly holding: Omit<TokenHolding, 'decimals'>;
}

/** Token accounts `owner` owns under both token programs, largest share of them first by mint. Never rejects. */
export async function readHoldings(
  reader: ClusterReader,
  owner: Address,
  options: ChainOptions,
): Promise<Holdings> {
  const readings = await Promise.all(
    TOKEN_PROGRAMS.map((program) =>
      listTokenAccounts(reader.chain, owner, program, { ...options, timeoutMs: TIMEOUT_MS }).catch(() => ({
        kind: 'refused' as const,
        reason: 'The list of token accounts did not arrive in time.',
      })),
    ),
  );
  const unnamed: Unnamed[] = [];
  let missing: string | undefined;
  readings.forEach((reading, i) => {
    if (reading.kind === 'refused') missing = reading.reason;
    else {
      for (const { address, account } of reading.accounts) {
        const holding = toHolding(address, account.data, TOKEN_PROGRAMS[i]!);
        if (holding) unnamed.push({ holding });
      }
    }
  });
  if (missing !== undefined && unnamed.length === 0) return { holdingsMissing: missing };
  const limited = unnamed.slice(0, MAX_HOLDINGS);
  const tokens = await reader.tokens.summarize(
    new Map(limited.map(({ holding }) => [holding.mint, undefined])),
    options.signal,
  );
  const holdings: TokenHolding[] = [];
  for (const { holding } of limited) {
    const decimals = tokens[holding.mint]?.decimals;
    if (decimals !== undefined) holdings.push({ ...holding, decimals });
  }
  const unread = limited.length - holdings.length;
  return {
    holdings,
    holdingsMissing:
      missing ?? (unread > 0 ? `The mints of ${unread} token accounts could not be read.` : undefined),
    holdingsTruncated: unnamed.length > limited.length ? true : undefined,
  };
}

/** Source of the layout: spl-token-interface `state.rs`; Token-2022 appends extensions behind it. */
function toHolding(
  account: Address,
  data: Uint8Array,
  tokenProgram: Address,
): Omit<TokenHolding, 'decimals'> | undefined {
  if (data.length < TOKEN_ACCOUNT_LENGTH) return undefined;
  const cursor = new Cursor(data);
  const mint = toAddressText(data);
  cursor.skip(64);
  const amount = cursor.u64();
  const hasDelegate = cursor.u32() === 1;
  const delegate = hasDelegate ? toAddressText(data, cursor.offset) : undefined;
  cursor.skip(32);
  return { account, mint, amount, tokenProgram, frozen: cursor.u8() === FROZEN ? true : undefined, delegate };
}
