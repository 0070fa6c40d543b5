import { decodeBase58 } from '#std/base58';
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

/**
 * What tokens of the localnet say about themselves. Their file, with their picture, stands in the URI, so that nothing
 * need be fetched for it.
 */
export function describeToken(mint: string, word: string, symbol: string): TokenContent {
  return { name: `Localnet ${word}`, symbol, uri: `data:application/json,{"image":"${drawToken(mint)}"}` };
}

/** White signs on a square of eight. */
const SIGNS = [
  'M4 1l2 5H2z',
  'M2 2h4v4H2z',
  'M4 1l3 3-3 3-3-3z',
  'M4 1a3 3 0 010 6z',
  'M1 3h6v2H1z',
  'M3 1h2v6H3z',
  'M1 1l6 6H1z',
  'M2 1h1v2h2V1h1v6H5V5H3v2H2z',
];

/** An SVG that follows from the mint, as a data URI; in named parts only, since it stands within another URI. */
function drawToken(mint: string): string {
  const bytes = decodeBase58(mint) ?? new Uint8Array(32);
  const [a = 0, b = 0, c = 0, sign = 0] = bytes;
  const color = `rgb(${40 + (a % 160)},${40 + (b % 160)},${40 + (c % 160)})`;
  return (
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>` +
    `<rect width='8' height='8' fill='${color}'/><path fill='white' d='${SIGNS[sign % SIGNS.length]}'/></svg>`
  );
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
