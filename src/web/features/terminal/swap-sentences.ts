import type { SwapMovement, SwapQuote } from '#contracts/market/terminal';
import { SOL_DECIMALS, SOL_MINT } from '#contracts/chain';
import { toDecimal, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { toPlainText } from '../../values/display-text.tsx';
import type { WireNames } from '../../values/names.ts';

const MOST_SYMBOL = 16;

/** How a token is called: SOL, its own symbol, else its short address. */
export function toSymbol(mint: string, names: WireNames): string {
  if (mint === SOL_MINT) return 'SOL';
  return toPlainText(names.tokens[mint]?.symbol ?? '', MOST_SYMBOL) || toShortAddress(mint);
}

export interface SwapSentence {
  readonly key: string;
  readonly text: string;
  /** Something the swap did not need. */
  readonly isWarning?: boolean;
}

/** What will move, before anybody signs: as the trial run moved it, and what the transaction guarantees. */
export function toSwapSentences(
  quote: Wire<SwapQuote>,
  movement: Wire<SwapMovement> | undefined,
  names: WireNames,
): readonly SwapSentence[] {
  const amount = (units: string, decimals: number | undefined, mint: string): string =>
    decimals === undefined
      ? `${units} raw units of ${toSymbol(mint, names)}`
      : `${toDecimal(units, decimals)} ${toSymbol(mint, names)}`;
  const sol = (lamports: string): string => `${toDecimal(lamports, SOL_DECIMALS)} SOL`;
  const { inputMint, outputMint, inputDecimals, outputDecimals, inputAmount, minimumAmount } = quote;
  const least = amount(minimumAmount, outputDecimals, outputMint);
  if (movement === undefined) {
    return [
      { key: 'sold', text: `You sell ${amount(inputAmount, inputDecimals, inputMint)}.` },
      { key: 'bought', text: `You receive at least ${least}, or the swap fails.` },
      {
        key: 'unknown',
        text: 'The node simulated it without reporting balances: fee and rent are not known here.',
        isWarning: true,
      },
    ];
  }
  const changeOf = (mint: string): bigint =>
    movement.changes.reduce(
      (sum, { asset, amount: moved }) =>
        (asset.kind === 'sol' ? SOL_MINT : asset.mint) === mint ? sum + BigInt(moved) : sum,
      0n,
    );
  const [given, got] = [-changeOf(inputMint), changeOf(outputMint)];
  const isExact = given === BigInt(inputAmount);
  const sentences: SwapSentence[] = [
    {
      key: 'sold',
      text: `You sell ${isExact ? 'exactly ' : ''}${amount(String(given), inputDecimals, inputMint)}.`,
      ...(!isExact && { isWarning: true }),
    },
    {
      key: 'bought',
      text: `You receive at least ${least}, or the swap fails; ${amount(String(got), outputDecimals, outputMint)} in the simulation.`,
    },
    { key: 'fee', text: `Network fee ${sol(movement.feeLamports)}.` },
  ];
  for (const { account, mint, lamports } of movement.opened) {
    const what = mint === undefined ? toShortAddress(account) : toSymbol(mint, names);
    sentences.push({
      key: account,
      text: `Opens a token account for ${what} with a refundable rent deposit of ${sol(lamports)}.`,
    });
  }
  for (const { account, lamports } of movement.closed) {
    sentences.push({
      key: account,
      text: `Closes your account ${toShortAddress(account)} and returns its rent of ${sol(lamports)}.`,
    });
  }
  for (const { asset, amount: moved } of movement.changes) {
    const mint = asset.kind === 'sol' ? SOL_MINT : (asset.mint ?? '');
    if (mint === inputMint || mint === outputMint) continue;
    const decimals = asset.kind === 'sol' ? SOL_DECIMALS : asset.decimals;
    sentences.push({ key: mint, text: `It also moves ${amount(moved, decimals, mint)}.`, isWarning: true });
  }
  return sentences;
}
