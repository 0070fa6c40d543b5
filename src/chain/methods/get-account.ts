import type { Address, Slot } from '#contracts/chain';
import { decodeBase58 } from '#std/base58';
import { fromBase64 } from '#std/json';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcAccount } from '../rpc-types.ts';

/** An account as bytes. */
export interface AccountReading {
  readonly lamports: bigint;
  readonly owner: Address;
  readonly executable: boolean;
  readonly rentEpoch: bigint | undefined;
  /** All of its data, or the slice asked for. */
  readonly data: Uint8Array;
  /** Length of all of its data. */
  readonly byteLength: number;
}

export interface AccountSlice extends ChainOptions {
  readonly slice?: { readonly offset: number; readonly length: number };
}

/** The account at `confirmed` and the slot that is true for; `account` is `undefined` when there is none. */
export async function getAccount(
  chain: Chain,
  address: Address,
  options: AccountSlice = {},
): Promise<{ readonly slot: Slot; readonly account: AccountReading | undefined }> {
  const { context, value } = await chain.request<{
    readonly context: { readonly slot: Slot };
    readonly value: RpcAccount | null;
  }>('getAccountInfo', [address, toAccountConfig(options)], options);
  return { slot: context.slot, account: value ? toAccountReading(value) : undefined };
}

export function toAccountConfig(options: AccountSlice): object {
  return {
    encoding: 'base64',
    commitment: 'confirmed',
    ...(options.slice && { dataSlice: options.slice }),
  };
}

/** Bytes of an answer; data in a form without bytes (`jsonParsed`) reads as empty. */
export function toAccountReading(account: RpcAccount): AccountReading {
  const data = toBytes(account.data);
  return {
    lamports: BigInt(account.lamports),
    owner: account.owner as Address, // the node's own base58 of a key
    executable: account.executable,
    rentEpoch: account.rentEpoch === undefined ? undefined : BigInt(account.rentEpoch),
    data,
    byteLength: Math.max(account.space ?? 0, data.length),
  };
}

function toBytes(data: RpcAccount['data']): Uint8Array {
  if (typeof data === 'string') return decodeBase58(data) ?? new Uint8Array(0);
  if (!Array.isArray(data)) return new Uint8Array(0);
  const [text = '', encoding] = data as readonly string[]; // the pair form, the only array there is
  return (encoding === 'base58' ? decodeBase58(text) : fromBase64(text)) ?? new Uint8Array(0);
}
