import { getAccount, getLatestBlockhash, type ChainOptions } from '#chain';
import type { RpcMeta } from '#chain/rpc-types';
import type { Address, Blockhash, Slot } from '#contracts/chain';
import type { SwapMovement, SwapQuote, SwapRefusal } from '#contracts/market/terminal';
import { toDecimal } from '#contracts/text/value-text';
import { TOKEN_PROGRAMS, WRAPPED_SOL } from '#decoder';
import { AMM_ERRORS } from './amm-quote.ts';
import type { ClusterReader } from '../cluster-reader.ts';
import { simulate } from '../transaction/inspect-transaction.ts';
import { refuse } from './quote-swap.ts';
import { toSwapSides, type PoolReading, type PoolSide } from './read-pool.ts';
import { toAssociatedToken, toSwapMessage, type SwapMessage } from './swap-message.ts';
import { toSwapMovement } from './swap-movement.ts';

export interface BuiltSwap {
  readonly transaction: Uint8Array;
  readonly blockhash: Blockhash;
  readonly lastValidBlockHeight: number;
  readonly simulatedSlot: Slot;
  readonly movement: SwapMovement | undefined;
}

const SOL_DECIMALS = 9;
/** Source: spl-token `TokenError::InsufficientFunds`, and the System program’s `ResultWithNegativeLamports`. */
const NOT_ENOUGH = 1;

/** The transaction of a quoted swap, run once without signature: what would fail is refused with the reason. */
export async function buildSwap(
  reader: ClusterReader,
  user: Address,
  pool: PoolReading,
  quote: SwapQuote,
  options: ChainOptions & { readonly signal: AbortSignal },
): Promise<BuiltSwap | SwapRefusal> {
  const sides = toSwapSides(pool, quote.inputMint);
  if (sides === undefined) return refuse('no-pool', 'The pool does not trade this token.');
  const { input, output } = sides;
  const wrapped = [input, output].find(({ mint }) => mint === WRAPPED_SOL.mint);
  const [latest, keepsWrapped] = await Promise.all([
    getLatestBlockhash(reader.chain, options),
    wrapped === undefined ? false : isTokenAccount(reader, toAssociatedToken(user, wrapped), options),
  ]);
  const { inputAmount, minimumAmount } = quote;
  const message = toSwapMessage(
    { user, market: pool.market, input, output, inputAmount, minimumAmount, keepsWrapped },
    latest.blockhash,
  );
  const { simulation, meta } = await simulate(reader, message.wire, options.signal);
  if (simulation.kind === 'not-simulated' || meta === undefined) {
    const reason = simulation.kind === 'not-simulated' ? simulation.reason : '';
    return refuse('fails', `The swap could not be simulated, so it is not offered. ${reason}`.trim());
  }
  if (meta.err !== null && meta.err !== undefined) {
    return toFailure(meta, message, { input, user, inputAmount });
  }
  return {
    transaction: message.wire,
    blockhash: latest.blockhash,
    lastValidBlockHeight: latest.lastValidBlockHeight,
    simulatedSlot: simulation.slot,
    movement: toSwapMovement(meta, message.accounts, user),
  };
}

async function isTokenAccount(
  { chain }: ClusterReader,
  address: Address,
  options: ChainOptions,
): Promise<boolean> {
  const { account } = await getAccount(chain, address, { ...options, slice: { offset: 0, length: 0 } });
  return account !== undefined && TOKEN_PROGRAMS.has(account.owner);
}

/** What made the trial fail, in words. */
function toFailure(
  { err, preBalances, preTokenBalances }: RpcMeta,
  { steps, accounts }: SwapMessage,
  {
    input,
    user,
    inputAmount,
  }: { readonly input: PoolSide; readonly user: Address; readonly inputAmount: bigint },
): SwapRefusal {
  const isSol = input.mint === WRAPPED_SOL.mint;
  const lamports = preBalances?.[0];
  const hasSol = lamports === undefined ? '' : ` It has ${toDecimal(BigInt(lamports), SOL_DECIMALS)} SOL.`;
  const lacksSol = (what: string) =>
    refuse('insufficient-funds', `The wallet does not have enough SOL for ${what}.${hasSol}`);
  const name = typeof err === 'string' ? err : Object.keys(err as object)[0]; // the node's error is a name or holds one
  if (name === 'AccountNotFound') {
    return refuse('insufficient-funds', 'The wallet has no SOL on this cluster, so it cannot pay the fee.');
  }
  if (name === 'InsufficientFundsForFee') return lacksSol('the fee');
  if (name === 'InsufficientFundsForRent') return lacksSol('the fee and the accounts that are opened');
  const failed = toFailedInstruction(err);
  const step = failed === undefined ? undefined : steps[failed.index];
  if (step === 'wrap' || (step === 'open' && failed?.code === NOT_ENOUGH)) {
    const amount = `${toDecimal(inputAmount, SOL_DECIMALS)} SOL`;
    return lacksSol(
      isSol ? `${amount}, the fee and the accounts that are opened` : 'the accounts that are opened',
    );
  }
  if (step === 'swap' && (failed?.code === NOT_ENOUGH || failed?.code === AMM_ERRORS.invalidTokenAccount)) {
    const source = accounts.indexOf(toAssociatedToken(user, input));
    const held = preTokenBalances?.find(({ accountIndex }) => accountIndex === source);
    const has = held === undefined ? 'none' : toDecimal(held.uiTokenAmount.amount, input.decimals);
    return refuse(
      'insufficient-funds',
      `The wallet does not have enough of the input token: it has ${has}, the swap needs ${toDecimal(inputAmount, input.decimals)}.`,
    );
  }
  if (step === 'swap' && failed?.code === AMM_ERRORS.slippageExceeded) {
    return refuse(
      'price-moved',
      'The price moved more than the slippage allows while the swap was prepared.',
      'Request a new quote, or raise the slippage.',
    );
  }
  return refuse(
    'fails',
    `The swap would fail: ${name ?? 'the node gave no reason'}${failed === undefined ? '' : ` in step ${failed.index + 1} of ${steps.length}`}.`,
  );
}

/** Source: solana-transaction-error: `{ InstructionError: [index, { Custom: code } | name] }`. */
function toFailedInstruction(
  err: unknown,
): { readonly index: number; readonly code: number | undefined } | undefined {
  if (typeof err !== 'object' || err === null || !('InstructionError' in err)) return undefined;
  const { InstructionError: pair } = err;
  if (!Array.isArray(pair) || typeof pair[0] !== 'number') return undefined;
  const what: unknown = pair[1];
  const code =
    typeof what === 'object' && what !== null && 'Custom' in what && typeof what.Custom === 'number'
      ? what.Custom
      : undefined;
  return { index: pair[0], code };
}
