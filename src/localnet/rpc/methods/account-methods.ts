import { decodeBase58 } from '#std/base58';
import { fromBase64 } from '#std/json';
import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import type { EngineAccount } from '../../engine/engine.ts';
import { encodeAccount, readAccountForm } from '../encoding/encode-account.ts';
import { toContextSlot, withContext } from '../method.ts';
import type { Methods } from '../method.ts';
import { RpcConfig } from '../rpc-config.ts';
import { rpcErrors } from '../rpc-error.ts';

const MAX_ACCOUNTS = 100;
const MAX_FILTERS = 4;
const MAX_MEMCMP_BYTES = 128;

export const accountMethods: Methods = {
  getAccountInfo: (chain, params) => {
    const address = params.address(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const account = chain.bank.accounts.get(address, commitment);
    return withContext(slot, account ? encodeAccount(chain, account, readAccountForm(config)) : null);
  },

  getMultipleAccounts: (chain, params) => {
    const addresses = params.addresses(0, MAX_ACCOUNTS);
    const config = params.config(1);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const form = readAccountForm(config, 'base64');
    const value = addresses.map((address) => {
      const account = chain.bank.accounts.get(address, commitment);
      return account ? encodeAccount(chain, account, form) : null;
    });
    return withContext(slot, value);
  },

  getBalance: (chain, params) => {
    const address = params.address(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    return withContext(slot, chain.bank.accounts.get(address, commitment)?.lamports ?? 0n);
  },

  getProgramAccounts: (chain, params) => {
    const program = params.address(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const matches = readFilters(config);
    const form = readAccountForm(config);
    const found: unknown[] = [];
    for (const address of listProgramAccounts(chain, program, config.boolean('sortResults', true))) {
      const account = chain.bank.accounts.get(address, commitment);
      if (!account || account.owner !== program || !matches(account)) continue;
      found.push({ account: encodeAccount(chain, account, form), pubkey: address });
    }
    return config.boolean('withContext', false) ? withContext(slot, found) : found;
  },
};

function listProgramAccounts(chain: LocalnetChain, program: string, isSorted: boolean): readonly string[] {
  const addresses = [...chain.bank.accounts.index.ofProgram(program)];
  return isSorted ? addresses.sort() : addresses;
}

type Matcher = (account: EngineAccount) => boolean;

/** One predicate for `filters`; also used by `programSubscribe`. */
export function readFilters(config: RpcConfig): Matcher {
  const filters = config.list('filters') ?? [];
  if (filters.length > MAX_FILTERS) {
    throw rpcErrors.invalidParams(`Too many filters provided; max ${MAX_FILTERS}`);
  }
  const matchers = filters.map(readFilter);
  return (account) => matchers.every((matches) => matches(account));
}

function readFilter(value: unknown): Matcher {
  if (value === 'tokenAccountState')
    return (account) => account.data.length >= 165 && account.data[108] !== 0;
  const filter = new RpcConfig(value);
  const size = filter.integer('dataSize');
  if (size !== undefined) return (account) => account.data.length === size;
  const memcmp = filter.config('memcmp');
  if (!memcmp) throw rpcErrors.invalidParams('Invalid params: unknown filter.');
  const offset = memcmp.integer('offset') ?? 0;
  const bytes = readMemcmpBytes(memcmp);
  return ({ data }) =>
    data.length >= offset + bytes.length &&
    Buffer.compare(data.subarray(offset, offset + bytes.length), bytes) === 0;
}

function readMemcmpBytes(memcmp: RpcConfig): Uint8Array {
  const list = memcmp.raw('bytes');
  if (Array.isArray(list)) {
    if (
      list.length > MAX_MEMCMP_BYTES ||
      list.some((byte) => !Number.isInteger(byte) || byte < 0 || byte > 255)
    ) {
      throw rpcErrors.invalidParams('Invalid param: memcmp bytes');
    }
    return Uint8Array.from(list);
  }
  const text = memcmp.string('bytes') ?? '';
  const encoding = memcmp.choice('encoding', ['base58', 'base64', 'bytes']) ?? 'base58';
  const bytes = encoding === 'base64' ? fromBase64(text) : decodeBase58(text);
  if (!bytes) throw rpcErrors.invalidParams(`Invalid param: invalid ${encoding} in memcmp`);
  if (bytes.length > MAX_MEMCMP_BYTES) {
    throw rpcErrors.invalidParams(`encoded binary data should be less than ${MAX_MEMCMP_BYTES} bytes`);
  }
  return bytes;
}
