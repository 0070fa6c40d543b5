import { parseMessage, WireError } from '#chain/wire/transaction';
import { encodeBase58 } from '#std/base58';
import { fromBase64 } from '#std/json';
import { toFeeTerms } from '../../chain/fees.ts';
import { toContextSlot, withContext } from '../method.ts';
import type { Methods } from '../method.ts';
import { checkInteger } from '../checks.ts';
import { rpcErrors } from '../rpc-error.ts';

const MAX_FEE_ACCOUNTS = 128;
const MAX_ACCOUNT_BYTES = 10_485_760;

export const feeMethods: Methods = {
  getLatestBlockhash: (chain, params) => {
    const config = params.config(0);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const block = commitment === 'processed' ? undefined : chain.ledger.block(slot);
    const { latest } = chain.bank.blockhashes;
    const { hash, height } = block ?? latest;
    return withContext(slot, { blockhash: hash, lastValidBlockHeight: height + 150 });
  },

  isBlockhashValid: (chain, params) => {
    const blockhash = params.address(0);
    const config = params.config(1);
    const slot = toContextSlot(chain, config, config.commitment());
    return withContext(slot, chain.bank.blockhashes.has(blockhash));
  },

  /** `null` when the message's blockhash is not valid any more. */
  getFeeForMessage: (chain, params) => {
    const bytes = fromBase64(params.string(0));
    const config = params.config(1);
    const slot = toContextSlot(chain, config, config.commitment());
    if (!bytes) throw rpcErrors.invalidParams('invalid base64 encoding');
    const message = parse(bytes);
    const staticKeys = message.accountKeys.map(encodeBase58);
    const { baseLamports, priorityLamports } = toFeeTerms({ staticKeys, wire: { message } });
    const isKnown = chain.bank.blockhashes.has(encodeBase58(message.recentBlockhash));
    return withContext(slot, isKnown ? baseLamports + priorityLamports : null);
  },

  getMinimumBalanceForRentExemption: (chain, params) => {
    const length = checkInteger(params.integer(0));
    return chain.bank.engine.minimumBalance(Math.min(length, MAX_ACCOUNT_BYTES));
  },

  getRecentPrioritizationFees: (chain, params) => {
    const accounts = params.optionalAddresses(0, MAX_FEE_ACCOUNTS);
    return chain.bank.priorityFees
      .list(accounts)
      .map(({ slot, unitPrice }) => ({ slot, prioritizationFee: unitPrice }));
  },
};

function parse(bytes: Uint8Array): ReturnType<typeof parseMessage> {
  try {
    return parseMessage(bytes);
  } catch (error) {
    if (error instanceof WireError) throw rpcErrors.invalidParams('failed to deserialize message');
    throw error;
  }
}
