import { z } from 'zod';
import type { Names } from '#contracts/answers';
import type { Address } from '#contracts/chain';
import type { DecodedTransaction, Effect } from '#contracts/decoded';
import { flattenInstructions } from '../../reading/transaction/flatten-instructions.ts';
import * as leaf from '../figures/figure.ts';
import { toAction } from '../figures/to-action.ts';
import { toAddressLeaf, toAssetAmount } from '../figures/to-leaf.ts';
import { isNamedHere, toStep, toSummaryTree } from '../figures/to-step.ts';
import { addressArgument, signatureArgument } from '../toolkit/arguments.ts';
import { cutOf } from '../toolkit/cuts.ts';
import { readStakeReserves } from '../toolkit/stake-reserves.ts';
import { toLimitTrees, toLiquidationTrees, toSwapTrees } from '../toolkit/transaction-acts.ts';
import { toFlowTrees, toPartTree } from '../toolkit/transaction-flow.ts';
import {
  toAccountTrees,
  toComputeLimit,
  toComputePrice,
  toCreatedTrees,
  toLogTrees,
  toPayerTree,
  toTradeTrees,
} from '../toolkit/transaction-parts.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const MAX_ACTIONS = 60;
const MAX_CHANGES = 40;
const MAX_STEPS = 48;

export default defineTool({
  name: 'get_transaction',
  title: 'Read a transaction',
  description:
    'One transaction: what it did in a sentence, status, fee, compute, signers, programs, every transfer, trade and change of a balance. Call it whenever a signature is known.',
  doing: 'Reading the transaction',
  about: ['transaction'],
  inAssistant: true,
  input: z.strictObject({
    signature: signatureArgument,
    address: addressArgument.optional().describe('Whose part in it is described as well.'),
  }),
  async run(ask, { signature, address: whose }) {
    const answer = found(await ask.ask('transaction', { signature }));
    const { transaction, names, confirmation, provenance } = answer;
    const flat = [...flattenInstructions(transaction.instructions)];
    const effects = flat.flatMap((instruction) =>
      instruction.effects.map((effect) => ({ instruction, effect })),
    );
    const actions = effects.flatMap(({ instruction, effect }) => {
      const tree = toAction(instruction, effect, names);
      return tree === undefined ? [] : [tree];
    });
    const programs = [...new Set(flat.map(({ program }) => program))];
    const { status } = transaction;
    const trades = await toTradeTrees(ask, transaction, names);
    const data = {
      signature: leaf.signature(transaction.signature),
      status: leaf.word(status.kind),
      confirmation: leaf.word(confirmation.commitment),
      summary: toSummaryTree(transaction, names),
      action: leaf.word(transaction.action),
      ...(confirmation.confirmations !== undefined && {
        confirmations: leaf.count(confirmation.confirmations),
      }),
      ...(status.kind === 'failed' && {
        error: {
          name: leaf.nameOf('error name', status.error.name),
          ...(status.error.instruction !== undefined && {
            instruction: leaf.count(status.error.instruction),
          }),
          ...(status.error.program !== undefined && { program: toAddressLeaf(status.error.program, names) }),
          ...(status.error.path !== undefined && {
            path: leaf.word(status.error.path),
            ...toDepthTree(status.error.path, transaction, names),
          }),
          ...(status.error.code !== undefined && {
            code: leaf.number(status.error.code),
            hex: leaf.word(`0x${status.error.code.toString(16)}`),
          }),
        },
      }),
      ...(transaction.slot !== undefined && { slot: leaf.slot(transaction.slot) }),
      ...(transaction.blockTime !== undefined && { time: leaf.time(transaction.blockTime) }),
      ...(transaction.blockTime !== undefined && {
        age: leaf.duration(Math.max(0, Math.floor(ask.nowMs() / 1_000) - transaction.blockTime)),
      }),
      version: leaf.word(String(transaction.version)),
      blockhash: leaf.hash(transaction.recentBlockhash),
      ...(transaction.byteLength !== undefined && { size: leaf.count(transaction.byteLength, 'bytes') }),
      feePayer: toAddressLeaf(transaction.feePayer, names),
      ...(transaction.feeLamports !== undefined && { fee: leaf.sol(transaction.feeLamports) }),
      ...(transaction.priorityFeeLamports !== undefined && {
        priorityFee: leaf.sol(transaction.priorityFeeLamports),
      }),
      ...(transaction.feeLamports !== undefined &&
        transaction.priorityFeeLamports !== undefined && {
          baseFee: leaf.sol(transaction.feeLamports - transaction.priorityFeeLamports),
          ...(transaction.feeLamports > 0n && {
            priorityShare: leaf.share(
              Number(transaction.priorityFeeLamports) / Number(transaction.feeLamports),
            ),
          }),
        }),
      compute: {
        ...toComputePrice(flat),
        ...(transaction.computeUnits !== undefined && { used: leaf.count(transaction.computeUnits, 'CU') }),
        ...toComputeLimit(transaction),
      },
      instructionCount: leaf.count(flat.length),
      topLevelCount: leaf.count(transaction.instructions.length),
      innerCount: leaf.count(flat.length - transaction.instructions.length),
      signatureCount: leaf.count(transaction.signatures.length),
      signers: transaction.accounts
        .filter(({ signer }) => signer)
        .map(({ address }) => toAddressLeaf(address, names)),
      programs: programs.map((program) => ({
        program: toAddressLeaf(program, names),
        known: leaf.flag(isNamedHere(program, names)),
        instructions: leaf.count(flat.filter((instruction) => instruction.program === program).length),
        direct: leaf.flag(transaction.instructions.some((instruction) => instruction.program === program)),
      })),
      programCount: leaf.count(programs.length),
      steps: flat.slice(0, MAX_STEPS).map((instruction) => toStep(instruction, transaction, names)),
      trades,
      swaps: toSwapTrees(transaction, names),
      limits: toLimitTrees(transaction.instructions, names),
      liquidations: toLiquidationTrees(transaction, names),
      ...toLaunchBuy(transaction, effects),
      actions: toMostInformative(actions),
      actionCount: leaf.count(actions.length),
      transferCount: leaf.count(effects.filter(({ effect }) => effect.kind === 'transfer').length),
      changes: transaction.balanceChanges.slice(0, MAX_CHANGES).map((change) => ({
        owner: toAddressLeaf(change.owner, names),
        amount: toAssetAmount(change.asset, change.change, names),
        before: toAssetAmount(change.asset, change.before, names),
        after: toAssetAmount(change.asset, change.after, names),
      })),
      changeCount: leaf.count(transaction.balanceChanges.length),
      memos: effects.flatMap(({ effect }) =>
        effect.kind === 'memo' ? [leaf.stranger('memo', effect.text)] : [],
      ),
      ...toPayerTree(transaction),
      ...toCreatedTrees(
        effects.map(({ effect }) => effect),
        names,
        await readStakeReserves(
          ask,
          effects.map(({ effect }) => effect),
        ),
      ),
      ...toFlowTrees(
        transaction,
        effects.map(({ effect }) => effect),
        names,
      ),
      ...(whose !== undefined &&
        toPartTree(whose as Address, transaction, {
          instructions: flat,
          effects: effects.map(({ effect }) => effect),
          names,
        })),
      ...toAccountTrees(transaction, names),
      ...toLogTrees(transaction),
    };
    return {
      data,
      source: sourceOf(provenance, confirmation.commitment),
      notes: transaction.missing,
      truncated: [
        ...cutOf('/actions', actions.length, MAX_ACTIONS),
        ...cutOf('/changes', transaction.balanceChanges.length, MAX_CHANGES),
        ...cutOf('/steps', flat.length, MAX_STEPS),
      ],
      links: [{ label: 'Transaction', href: `/tx/${signature}` }],
    };
  },
});

/** How deep the call that failed was made: 1 where the transaction itself calls it, else by which program. */
function toDepthTree(path: string, { instructions }: DecodedTransaction, names: Names) {
  const steps = path.split('.');
  const outer = instructions[Number(steps[0]) - 1];
  return {
    depth: leaf.count(steps.length),
    isInner: leaf.flag(steps.length > 1),
    ...(steps.length > 1 && outer !== undefined && { outerProgram: toAddressLeaf(outer.program, names) }),
  };
}

/**
 * Whether who paid for a launch bought the new token in it. What others bought may be the creator's all the same: the
 * fee can be paid by somebody else.
 */
function toLaunchBuy(
  { action, feePayer, trades }: DecodedTransaction,
  effects: readonly { readonly effect: Effect }[],
): { readonly creatorBought?: leaf.Figure } {
  const mints = new Set(
    effects.flatMap(({ effect }) => (effect.kind === 'create-mint' ? [effect.mint] : [])),
  );
  if (action !== 'launch' || mints.size === 0) return {};
  const buys = trades.filter(
    ({ bought: { asset } }) => asset.kind === 'token' && asset.mint !== undefined && mints.has(asset.mint),
  );
  const isOwn = buys.some(({ trader }) => trader === feePayer);
  return isOwn || buys.length === 0 ? { creatorBought: leaf.flag(isOwn) } : {};
}

/** At most `MAX_ACTIONS` in their order; transfers are left out before what happens seldom. */
function toMostInformative<T extends { readonly kind: leaf.Figure }>(actions: readonly T[]): readonly T[] {
  if (actions.length <= MAX_ACTIONS) return actions;
  const rare = actions.filter(({ kind }) => kind.raw !== 'transfer').length;
  let transfers = Math.max(0, MAX_ACTIONS - rare);
  return actions.filter(({ kind }) => kind.raw !== 'transfer' || transfers-- > 0).slice(0, MAX_ACTIONS);
}
