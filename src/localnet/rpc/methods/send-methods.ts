import { describeTransactionError } from '../../engine/transaction-errors.ts';
import type { TransactionError } from '../../engine/transaction-errors.ts';
import type { EngineOutcome } from '../../engine/engine.ts';
import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import { memo, system } from '../../programs/system.ts';
import { buildTransaction } from '../../transactions/build-transaction.ts';
import type { CheckedTransaction } from '../../transactions/check-transaction.ts';
import { encodeReturnData } from '../encoding/encode-meta.ts';
import type { Methods } from '../method.ts';
import { toContextSlot } from '../method.ts';
import { readWireTransaction } from '../read-wire.ts';
import { rpcErrors } from '../rpc-error.ts';

/** Most lamports one airdrop gives. */
const MAX_AIRDROP_LAMPORTS = 1_000_000_000_000n;

export const sendMethods: Methods = {
  sendTransaction: (chain, params) => {
    const text = params.string(0);
    const config = params.config(1);
    const encoding = config.choice('encoding', ['base58', 'base64']) ?? 'base58';
    const skipPreflight = config.boolean('skipPreflight', false);
    config.choice('preflightCommitment', ['processed', 'confirmed', 'finalized']);
    config.integer('maxRetries');
    const transaction = readWireTransaction(text, encoding);
    toContextSlot(chain, config, 'processed');
    if (chain.isHalted) throw rpcErrors.unhealthy();
    if (!skipPreflight) preflight(chain, transaction);
    // Like a node, it names the transaction whether it will land or not.
    chain.submit(transaction, true);
    return transaction.signature;
  },

  requestAirdrop: (chain, params) => {
    const address = params.address(0);
    const lamports = BigInt(params.integer(1));
    if (chain.isHalted) throw rpcErrors.unhealthy();
    if (lamports > MAX_AIRDROP_LAMPORTS) {
      throw rpcErrors.invalidParams(
        `Invalid request: an airdrop gives at most ${MAX_AIRDROP_LAMPORTS} lamports`,
      );
    }
    // The memo tells two airdrops to one address within a block apart.
    const transaction = buildTransaction({
      payer: chain.faucet,
      blockhash: chain.bank.blockhashes.latest.hash,
      instructions: [
        system.transfer(chain.faucet.address, address, lamports),
        memo(`airdrop ${chain.openSlot}/${chain.bank.openTransactions.length}`),
      ],
    });
    const outcome = chain.submit(transaction, false);
    if (outcome.kind === 'refused') throw rpcErrors.internal();
    return transaction.signature;
  },
};

function preflight(chain: LocalnetChain, transaction: CheckedTransaction): void {
  const refusal = chain.bank.findRefusal(transaction);
  if (refusal !== undefined) throw toFailure(refusal);
  const outcome = chain.bank.simulate(transaction, true);
  if (outcome.error === 'SignatureFailure') throw rpcErrors.signatureFailure();
  if (outcome.error !== null) throw toFailure(outcome.error, outcome);
}

function toFailure(error: TransactionError, outcome?: EngineOutcome): Error {
  return rpcErrors.preflight(`Transaction simulation failed: ${describeTransactionError(error)}`, {
    accounts: null,
    err: error,
    innerInstructions: null,
    logs: outcome?.logs ?? [],
    replacementBlockhash: null,
    returnData: outcome?.returnData ? encodeReturnData(outcome.returnData) : null,
    unitsConsumed: outcome?.computeUnits ?? 0n,
  });
}
