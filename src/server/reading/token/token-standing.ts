import { getEpochInfo } from '#chain';
import type { Address } from '#contracts/chain';
import type { TokenAnswer, TokenPower } from '#contracts/account/token';
import { describeControl, findLookAlike, listWellKnownTokens, WRAPPED_SOL } from '#decoder';
import type { QuestionContext } from '../question-context.ts';
import { withTimeout } from '#std/concurrency';
import { TOKEN_2022_PROGRAM, type TokenFacts } from './token-facts.ts';

const EPOCH_MS = 1_000;

/** Who can do what with a token. */
export async function readPowers(
  { reader, signal }: QuestionContext,
  mint: Address,
  { account, reading, metaplex, editionAccount }: TokenFacts,
): Promise<readonly TokenPower[]> {
  const hasFee = reading.extensions.some(({ name }) => name === 'transferFeeConfig');
  const epoch = hasFee ? await withTimeout(EPOCH_MS, getEpochInfo(reader.chain, { signal })) : undefined;
  return describeControl(reading, {
    mint,
    hasExtensions: account.owner === TOKEN_2022_PROGRAM,
    editionAccount,
    metadata: metaplex && { updateAuthority: metaplex.updateAuthority, mutable: metaplex.mutable },
    epoch: epoch && BigInt(epoch.epoch),
  });
}

/** Whether it is one of the well-known tokens, or bears the name of one. */
export function toStanding(
  { cluster }: Pick<QuestionContext, 'cluster'>,
  mint: Address,
  { metadata }: Pick<TokenFacts, 'metadata'>,
): Pick<Extract<TokenAnswer, { kind: 'found' }>, 'verified' | 'lookAlike' | 'hasList'> {
  if (mint === WRAPPED_SOL.mint) return { verified: WRAPPED_SOL, hasList: true };
  // Elsewhere anybody mints a USDC to test with.
  if (cluster !== 'mainnet') return { hasList: false };
  return {
    hasList: true,
    verified: listWellKnownTokens().find((token) => token.mint === mint),
    lookAlike: findLookAlike(mint, metadata?.symbol, metadata?.name),
  };
}
