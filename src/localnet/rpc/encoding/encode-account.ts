import { zstdCompressSync } from 'node:zlib';
import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import type { EngineAccount } from '../../engine/engine.ts';
import { parseAccount } from '../parsed/parse-account.ts';
import type { RpcConfig } from '../rpc-config.ts';
import { rpcErrors } from '../rpc-error.ts';

export const ACCOUNT_ENCODINGS = ['binary', 'base58', 'base64', 'base64+zstd', 'jsonParsed'] as const;
export type AccountEncoding = (typeof ACCOUNT_ENCODINGS)[number];

const MAX_BASE58_BYTES = 128;

/** How a caller wants accounts: `encoding` and `dataSlice` of its configuration. */
export interface AccountForm {
  readonly encoding: AccountEncoding;
  readonly slice: { readonly offset: number; readonly length: number } | undefined;
}

export function readAccountForm(config: RpcConfig, fallback: AccountEncoding = 'binary'): AccountForm {
  const encoding = config.choice('encoding', ACCOUNT_ENCODINGS) ?? fallback;
  const slice = config.config('dataSlice');
  if (!slice) return { encoding, slice: undefined };
  return { encoding, slice: { offset: slice.integer('offset') ?? 0, length: slice.integer('length') ?? 0 } };
}

/** The account as RPC answers hold it. */
export function encodeAccount(chain: LocalnetChain, account: EngineAccount, form: AccountForm): unknown {
  return {
    data: encodeData(chain, account, form),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.owner,
    rentEpoch: account.rentEpoch,
    space: account.data.length,
  };
}

function encodeData(chain: LocalnetChain, account: EngineAccount, { encoding, slice }: AccountForm): unknown {
  if (encoding === 'jsonParsed') {
    const parsed = parseAccount(chain, account);
    if (parsed) return parsed;
  }
  const { data } = account;
  const bytes = slice ? data.subarray(slice.offset, slice.offset + slice.length) : data;
  if (encoding === 'binary' || encoding === 'base58') {
    if (bytes.length > MAX_BASE58_BYTES) {
      throw rpcErrors.invalidRequest(
        'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
      );
    }
    const text = encodeBase58(bytes);
    return encoding === 'binary' ? text : [text, 'base58'];
  }
  if (encoding === 'base64+zstd') return [toBase64(zstdCompressSync(bytes)), encoding];
  return [toBase64(bytes), 'base64'];
}
