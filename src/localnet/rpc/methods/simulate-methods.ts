import { encodeTransaction as encodeWire } from '#chain/wire/encode-transaction';
import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import type { EngineSimulation } from '../../engine/engine.ts';
import type { TransactionError } from '../../engine/transaction-errors.ts';
import { toAddressBytes } from '../../keys/address-bytes.ts';
import { checkTransaction } from '../../transactions/check-transaction.ts';
import type { CheckedTransaction } from '../../transactions/check-transaction.ts';
import { listKeys, loadAddresses } from '../../accounts/message-accounts.ts';
import { checkAddress } from '../checks.ts';
import { encodeAccount, readAccountForm } from '../encoding/encode-account.ts';
import { encodeInner, encodeReturnData } from '../encoding/encode-meta.ts';
import { encodeSimulatedBalances } from '../encoding/encode-simulated-balances.ts';
import { toContextSlot, withContext } from '../method.ts';
import type { Methods } from '../method.ts';
import { readWireTransaction } from '../read-wire.ts';
import { RpcConfig } from '../rpc-config.ts';
import { rpcErrors } from '../rpc-error.ts';

type Simulated = Pick<
  EngineSimulation,
  'logs' | 'computeUnits' | 'returnData' | 'accounts' | 'innerInstructions'
> & {
  readonly error: TransactionError | null;
};

export const simulateMethods: Methods = {
  simulateTransaction: (chain, params) => {
    const text = params.string(0);
    const config = params.config(1);
    const encoding = config.choice('encoding', ['base58', 'base64']) ?? 'base58';
    const verifies = config.boolean('sigVerify', false);
    const replaces = config.boolean('replaceRecentBlockhash', false);
    if (verifies && replaces) {
      throw rpcErrors.invalidParams('sigVerify may not be used with replaceRecentBlockhash');
    }
    const sent = readWireTransaction(text, encoding);
    const slot = toContextSlot(chain, config, config.commitment());
    const transaction = replaces ? replaceBlockhash(chain, sent) : sent;
    const outcome = simulate(chain, transaction, verifies, replaces);
    if (outcome.error === 'SignatureFailure') throw rpcErrors.signatureFailure();
    const { blockhashes } = chain.bank;
    const balances = encodeSimulatedBalances(chain, transaction, outcome);
    return withContext(slot, {
      ...balances,
      accounts: encodeAccounts(chain, config, transaction, outcome),
      err: outcome.error,
      innerInstructions: config.boolean('innerInstructions', false)
        ? encodeInnerOf(chain, transaction, outcome)
        : null,
      logs: outcome.logs,
      replacementBlockhash: replaces
        ? { blockhash: blockhashes.latest.hash, lastValidBlockHeight: blockhashes.lastValidHeight }
        : null,
      returnData: outcome.returnData ? encodeReturnData(outcome.returnData) : null,
      unitsConsumed: outcome.computeUnits,
    });
  },
};

function simulate(
  chain: LocalnetChain,
  transaction: CheckedTransaction,
  verifies: boolean,
  isReplaced: boolean,
): Simulated {
  const refusal = isReplaced ? undefined : chain.bank.findRefusal(transaction);
  if (refusal === undefined) return chain.bank.simulate(transaction, verifies);
  return {
    error: refusal,
    logs: [],
    computeUnits: 0n,
    returnData: undefined,
    accounts: new Map(),
    innerInstructions: [],
  };
}

function replaceBlockhash(chain: LocalnetChain, { wire }: CheckedTransaction): CheckedTransaction {
  const recentBlockhash = toAddressBytes(chain.bank.blockhashes.latest.hash);
  return checkTransaction(encodeWire({ ...wire.message, recentBlockhash }, wire.signatures));
}

function encodeInnerOf(chain: LocalnetChain, transaction: CheckedTransaction, outcome: Simulated): unknown {
  const loaded = loadAddresses(chain.bank.accounts, transaction);
  if (typeof loaded === 'string') return [];
  return encodeInner(outcome.innerInstructions, listKeys(transaction, loaded).keys, true);
}

/** The accounts asked for as the run left them; `null` without any asked for. */
function encodeAccounts(
  chain: LocalnetChain,
  config: RpcConfig,
  transaction: CheckedTransaction,
  outcome: Simulated,
): unknown {
  const wanted = config.config('accounts');
  if (!wanted) return null;
  const addresses = wanted.list('addresses') ?? [];
  if (addresses.length > transaction.staticKeys.length + 256) {
    throw rpcErrors.invalidParams(`Too many accounts provided; max ${transaction.staticKeys.length}`);
  }
  const form = readAccountForm(wanted, 'base64');
  if (form.encoding === 'binary' || form.encoding === 'base58') {
    throw rpcErrors.invalidParams('base58 encoding not supported');
  }
  return addresses.map((item) => {
    const address = checkAddress(String(item));
    if (outcome.error !== null) return null;
    const account = outcome.accounts.get(address) ?? chain.bank.accounts.get(address);
    return account && account.lamports > 0n ? encodeAccount(chain, account, form) : null;
  });
}
