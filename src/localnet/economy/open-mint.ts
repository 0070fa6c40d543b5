import type { Keypair } from '../keys/keypair.ts';
import { initializeMetadata, metadataSpace, mintSpace, token } from '../programs/token.ts';
import type { MintExtension, TokenProgram } from '../programs/token.ts';
import { system } from '../programs/system.ts';
import type { World } from './world.ts';

export interface TokenContent {
  readonly name: string;
  readonly symbol: string;
  readonly uri: string;
}

export interface MintPlan {
  readonly program: TokenProgram;
  readonly decimals: number;
  readonly list: readonly MintExtension[];
  /** Its name, written into the mint; needs a metadata pointer in `list`. */
  readonly content?: TokenContent;
  /** Only then its issuer may freeze accounts; default true. */
  readonly canFreeze?: boolean;
}

/** What tokens of the localnet say about themselves; their URIs lead nowhere on purpose. */
export function describeToken(mint: string, word: string, symbol: string): TokenContent {
  return { name: `Localnet ${word}`, symbol, uri: `https://localnet.invalid/tokens/${mint}.json` };
}

/** Opens a mint by a transaction of its issuer; false when it failed. */
export function openMint(world: World, issuer: Keypair, mint: Keypair, plan: MintPlan): boolean {
  const { program, list, content } = plan;
  const space = mintSpace(list);
  const lamports = world.rent(space + (content ? metadataSpace(content) : 0));
  const freezer = (plan.canFreeze ?? true) ? issuer.address : undefined;
  const opened = world.send(
    issuer,
    [
      system.createAccount(issuer.address, mint.address, lamports, space, program),
      ...list.map(({ initialize }) => initialize),
      token.initializeMint(program, mint.address, plan.decimals, issuer.address, freezer),
      ...(content ? [initializeMetadata(mint.address, issuer.address, content)] : []),
    ],
    { signers: [mint] },
  );
  return opened?.error === null;
}
