import { listTokenAccounts, type AccountReading, type Chain, type ChainOptions } from '#chain';
import { asAddress, type Address, type Slot } from '#contracts/chain';
import { toAddressText } from '#decoder';
import { Cursor } from '#std/cursor';

const TOKEN_PROGRAMS = [
  asAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  asAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
];
const TIMEOUT_MS = 4_000;
const TOKEN_ACCOUNT_LENGTH = 165;
const FROZEN = 2;

export interface OwnTokenAccount {
  readonly account: Address;
  readonly mint: Address;
  /** Whose it is. */
  readonly wallet: Address;
  readonly amount: bigint;
  readonly tokenProgram: Address;
  readonly frozen: boolean;
  readonly delegate: Address | undefined;
  readonly delegatedAmount: bigint;
  readonly closeAuthority: Address | undefined;
  readonly lamports: bigint;
}

export interface OwnTokenAccounts {
  readonly accounts: readonly OwnTokenAccount[];
  /** The older of the slots the lists are true for. */
  readonly slot: Slot | undefined;
  /** Why some are not there. */
  readonly missing: string | undefined;
  /** What a list failed with that did not arrive, rather than being refused; asking again may help. */
  readonly failure: unknown;
}

/** Token accounts `owner` owns under both token programs. Never rejects. */
export async function readOwnTokenAccounts(
  chain: Chain,
  owner: Address,
  options: ChainOptions,
): Promise<OwnTokenAccounts> {
  const readings = await Promise.all(
    TOKEN_PROGRAMS.map((program) =>
      listTokenAccounts(chain, owner, program, { ...options, timeoutMs: TIMEOUT_MS }).catch(
        (failure: unknown) => ({
          kind: 'refused' as const,
          reason: 'The list of token accounts did not arrive in time.',
          failure,
        }),
      ),
    ),
  );
  const accounts: OwnTokenAccount[] = [];
  let missing: string | undefined;
  let failure: unknown;
  readings.forEach((reading, i) => {
    if (reading.kind === 'refused') {
      missing = reading.reason;
      if ('failure' in reading) failure = reading.failure;
    } else {
      for (const { address, account } of reading.accounts) {
        const read = readTokenAccount(address, account, TOKEN_PROGRAMS[i]!);
        if (read !== undefined) accounts.push(read);
      }
    }
  });
  const slots = readings.flatMap((reading) => (reading.kind === 'found' ? [reading.slot] : []));
  return { accounts, slot: slots.length === 0 ? undefined : Math.min(...slots), missing, failure };
}

/**
 * A token account from its bytes; `undefined` where there are too few. Source of the layout: spl-token-interface
 * `state.rs`; Token-2022 appends extensions behind it.
 */
export function readTokenAccount(
  address: Address,
  { data, lamports }: Pick<AccountReading, 'data' | 'lamports'>,
  tokenProgram: Address,
): OwnTokenAccount | undefined {
  if (data.length < TOKEN_ACCOUNT_LENGTH) return undefined;
  const cursor = new Cursor(data);
  const optionalAddress = (): Address | undefined => {
    const isSet = cursor.u32() === 1;
    const key = toAddressText(data, cursor.skip(32));
    return isSet ? key : undefined;
  };
  const mint = toAddressText(data);
  const wallet = toAddressText(data, 32);
  cursor.skip(64);
  const amount = cursor.u64();
  const delegate = optionalAddress();
  const frozen = cursor.u8() === FROZEN;
  cursor.skip(12);
  const delegatedAmount = cursor.u64();
  const closeAuthority = optionalAddress();
  return {
    account: address,
    mint,
    wallet,
    amount,
    tokenProgram,
    frozen,
    delegate,
    delegatedAmount,
    closeAuthority,
    lamports,
  };
}
