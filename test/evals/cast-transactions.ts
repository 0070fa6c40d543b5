/** The transactions of the cast, each the newest that fits its rule. */
import { AMM, need, SOL, TOKEN, TOKEN_2022, type World } from './cast.ts';
import { changedMints, infoOf, type Landed, type NodeInstruction } from './ledger.ts';

const BUDGET = 'ComputeBudget111111111111111111111111111111';
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

const isSystem = (one: NodeInstruction): boolean => one.program === 'system';
const sends = ({ all }: Landed): readonly NodeInstruction[] =>
  all.filter((one) => isSystem(one) && infoOf(one, 'transfer') !== undefined);
const tokenSends = ({ all }: Landed): readonly NodeInstruction[] =>
  all.filter((one) => !isSystem(one) && infoOf(one, 'transfer', 'transferChecked') !== undefined);
const withoutBudget = ({ top }: Landed): readonly NodeInstruction[] =>
  top.filter(({ programId }) => programId !== BUDGET);
export const isSwap = ({ all }: Landed): boolean =>
  all.some(({ programId }) => programId === AMM) &&
  !all.some((one) => infoOf(one, 'initializeMint2') !== undefined);
const customError = ({ node }: Landed): readonly [index: number, code: number] | undefined => {
  const { InstructionError: error } = node.meta.err as { InstructionError?: [number, { Custom?: number }] }; // of a failed one
  return error?.[1].Custom === undefined ? undefined : [error[0], error[1].Custom];
};

export function castTransactions({ chain, ledger }: World): Record<string, string> {
  const newest = ledger.transactions.toReversed();
  const done = newest.filter(({ failed }) => !failed);
  const failures = newest.filter(({ failed }) => failed);
  const sizeOf = (slot: number): number =>
    chain.rpc<{ signatures: readonly string[] }>('getBlock', [
      slot,
      { transactionDetails: 'signatures', maxSupportedTransactionVersion: 0 },
    ]).signatures.length;
  const pick = (what: string, list: readonly Landed[], rule: (landed: Landed) => boolean): Landed =>
    need(what, list.find(rule));
  // One pool, one side given and another got, neither of them SOL: nothing but two token amounts.
  const isPlainSwap = (landed: Landed): boolean =>
    isSwap(landed) &&
    landed.top.filter(({ programId }) => programId === AMM).length === 1 &&
    tokenSends(landed).length === 2 &&
    changedMints(landed, landed.payer).length === 2 &&
    !tokenSends(landed).some((one) => infoOf(one, 'transferChecked')?.mint === SOL);
  const swaps = done.filter(isPlainSwap);
  const swap = need('swap', swaps[0]);
  const second = need(
    'second swap',
    swaps.find(({ payer }) => payer !== swap.payer),
  );
  const failedAt = (program: readonly string[], code: number) => (landed: Landed) => {
    const error = customError(landed);
    return (
      error !== undefined && error[1] === code && program.includes(landed.top[error[0]]?.programId ?? '')
    );
  };
  const chosen = {
    'swap.tx': swap,
    'second.swap.tx': second,
    'failed.tx': pick('slippage', failures, failedAt([AMM], 6000)),
    'failed2.tx': pick('token shortage', failures, failedAt([TOKEN, TOKEN_2022], 1)),
    'failed3.tx': pick('lack of compute', failures, ({ node }) =>
      JSON.stringify(node.meta.err).includes('ProgramFailedToComplete'),
    ),
    'transfer.tx': pick(
      'transfer',
      done,
      (landed) => sends(landed).length === 1 && withoutBudget(landed).length === 1,
    ),
    'token.transfer.tx': pick(
      'token transfer',
      done,
      (landed) => tokenSends(landed).length === 1 && withoutBudget(landed).length === 1,
    ),
    'multi.tx': pick(
      'payment to many',
      done,
      (landed) =>
        new Set(sends(landed).map((one) => infoOf(one, 'transfer')!.destination)).size >= 3 &&
        withoutBudget(landed).length === sends(landed).length,
    ),
    // Version 1 has the lengths of its data elsewhere, where a memo cannot be replaced.
    'memo.tx': pick(
      'memo',
      done,
      ({ top, node }) =>
        node.version !== 1 &&
        top.length <= 4 &&
        top.some(({ programId }) => programId === MEMO) &&
        top.some(isSystem),
    ),
    'mint.tx': pick('new mint', done, ({ top }) =>
      top.some((one) => infoOf(one, 'initializeMint', 'initializeMint2') !== undefined),
    ),
    'stake.tx': pick('delegation', done, ({ top }) =>
      top.some((one) => infoOf(one, 'delegate')?.stakeAccount !== undefined),
    ),
    'priority.tx': pick(
      'priority fee',
      swaps,
      ({ node, payer }) => BigInt(node.meta.fee) > 5_000n && ![swap.payer, second.payer].includes(payer),
    ),
  };
  return {
    ...Object.fromEntries(Object.entries(chosen).map(([name, { signature }]) => [name, signature])),
    block: String(chosen['swap.tx'].slot),
    'second.block': String(chosen['failed.tx'].slot),
    // One that another is fuller than.
    'other.block': String(
      pick('other block', done, ({ slot }) => sizeOf(slot) !== sizeOf(chosen['swap.tx'].slot)).slot,
    ),
    swapper: chosen['swap.tx'].payer,
    'failed.trader': chosen['failed.tx'].payer,
    'memo.sender': chosen['memo.tx'].payer,
    sender: chosen['transfer.tx'].payer,
    receiver: need('receiver', infoOf(sends(chosen['transfer.tx'])[0]!, 'transfer')?.destination),
  };
}
