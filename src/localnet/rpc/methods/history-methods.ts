import { parseJson } from '#std/json';
import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import type { Position } from '../../ledger/ledger.ts';
import { toContextSlot, withContext } from '../method.ts';
import type { Methods } from '../method.ts';
import { checkSignature } from '../checks.ts';
import { rpcErrors } from '../rpc-error.ts';

const MAX_SIGNATURES = 1_000;
const MAX_STATUSES = 256;

export const historyMethods: Methods = {
  getSignaturesForAddress: (chain, params) => {
    const address = params.address(0);
    const config = params.config(1);
    const commitment = config.settledCommitment();
    const maxSlot = toContextSlot(chain, config, commitment);
    const limit = config.integer('limit') ?? MAX_SIGNATURES;
    if (limit < 1 || limit > MAX_SIGNATURES) {
      throw rpcErrors.invalidParams(`Invalid limit; max ${MAX_SIGNATURES}`);
    }
    const before = findPosition(chain, config.string('before'));
    const until = findPosition(chain, config.string('until'));
    const range = { maxSlot, ...(before && { before }), ...(until && { until }) };
    return chain.ledger.signatures(address, range, limit).map((row) => ({
      blockTime: row.time,
      confirmationStatus: row.slot <= chain.finalizedSlot ? 'finalized' : 'confirmed',
      err: row.error === null ? null : parseJson(row.error),
      memo: row.memo,
      signature: row.signature,
      slot: row.slot,
      transactionIndex: row.position,
    }));
  },

  getSignatureStatuses: (chain, params) => {
    const signatures = params.signatures(0, MAX_STATUSES);
    const searchesHistory = params.config(1).boolean('searchTransactionHistory', false);
    return withContext(
      chain.openSlot,
      signatures.map((signature) => findStatus(chain, signature, searchesHistory)),
    );
  },
};

function findPosition(chain: LocalnetChain, signature: string | undefined): Position | undefined {
  if (signature === undefined) return undefined;
  const position = chain.ledger.find(checkSignature(signature));
  if (!position) throw rpcErrors.filterTransactionNotFound(signature);
  return position;
}

function findStatus(chain: LocalnetChain, signature: string, searchesHistory: boolean): unknown {
  const recent = chain.bank.statuses.get(signature);
  const landed = recent || !searchesHistory ? undefined : chain.ledger.transaction(signature)?.transaction;
  const status = recent ?? landed;
  if (!status) return null;
  const { slot, error } = status;
  const isFinalized = slot <= chain.finalizedSlot;
  return {
    slot,
    confirmations: isFinalized ? null : chain.confirmationsOf(slot),
    err: error,
    status: error === null ? { Ok: null } : { Err: error },
    confirmationStatus: isFinalized ? 'finalized' : slot <= chain.sealedSlot ? 'confirmed' : 'processed',
  };
}
