import type { Address } from '#contracts/chain';
import type { TokenPower } from '#contracts/account/token';
import { EXTENSION_POWERS } from './extension-powers.ts';
import type { MintExtension, MintReading } from './read-mint.ts';
import { field, power, rule } from './token-power.ts';

/** What decides about a token beside its mint. */
export interface ControlContext {
  readonly mint: Address;
  /** Whether the token program has extensions. */
  readonly hasExtensions: boolean;
  /** Metaplex keeps the rights of an NFT here, so that nobody can use them to make or freeze units at will. */
  readonly editionAccount?: Address | undefined;
  /** Metadata outside the mint. */
  readonly metadata?:
    | { readonly updateAuthority: Address | undefined; readonly mutable: boolean | undefined }
    | undefined;
  /** The epoch now, which decides between the older and the newer fee; absent when it is not known. */
  readonly epoch?: bigint | undefined;
}

/**
 * Who can do what with a token and what nobody can do any more, one sentence each, the gravest first. Source:
 * token-2022 `extension/mod.rs` and the module of each extension; extensions of a mint are chosen before it is
 * initialized, so what is missing stays missing.
 */
export function describeControl(mint: MintReading, context: ControlContext): readonly TokenPower[] {
  const powers = [
    ...toMintPowers(mint, context),
    ...mint.extensions.flatMap(
      (extension) => EXTENSION_POWERS[extension.name ?? '']?.(extension, context) ?? [],
    ),
    ...mint.extensions.filter(({ name }) => name === undefined).map(toUnknown),
    ...toMetadataPowers(context),
    ...toImpossible(mint, context),
  ];
  return powers.sort((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone));
}

const TONES: readonly TokenPower['tone'][] = ['danger', 'caution', 'rule', 'safe'];

function toMintPowers(
  { mintAuthority, freezeAuthority }: MintReading,
  { editionAccount }: ControlContext,
): readonly TokenPower[] {
  const isEdition = (authority: Address | undefined): boolean =>
    authority !== undefined && authority === editionAccount;
  return [
    isEdition(mintAuthority)
      ? {
          ...rule(
            'mint',
            'safe',
            'No more tokens can be minted: the mint authority is {holder}, its Metaplex edition',
            [field('holder', { kind: 'address', address: mintAuthority! })],
          ),
          holder: mintAuthority,
        }
      : power(
          'mint',
          mintAuthority,
          'danger',
          '{holder} can mint new tokens at any time',
          'Nobody can mint new tokens any more',
        ),
    isEdition(freezeAuthority)
      ? {
          ...rule(
            'freeze',
            'rule',
            'The freeze authority is {holder}, its Metaplex edition: it freezes for a delegate the owner approved, and always for a programmable NFT',
            [field('holder', { kind: 'address', address: freezeAuthority! })],
          ),
          holder: freezeAuthority,
        }
      : power(
          'freeze',
          freezeAuthority,
          'danger',
          '{holder} can freeze any token account of this mint',
          'Nobody can freeze token accounts of this mint',
        ),
  ];
}

function toUnknown({ title }: MintExtension): TokenPower {
  return rule('unknown', 'caution', '{title}: what it allows is unknown', [
    field('title', { kind: 'text', text: title }),
  ]);
}

function toMetadataPowers({ metadata }: ControlContext): readonly TokenPower[] {
  if (metadata === undefined) return [];
  const { updateAuthority, mutable } = metadata;
  return [
    power(
      'metadata',
      mutable === false ? undefined : updateAuthority,
      'caution',
      '{holder} can change the Metaplex name, symbol and URI',
      'Nobody can change the Metaplex name, symbol and URI',
    ),
  ];
}

/** Powers a mint can only be created with. */
const INITIAL_POWERS = [
  ['permanentDelegate', 'transfer or burn tokens of others as permanent delegate'],
  ['transferFeeConfig', 'charge a transfer fee'],
  ['transferHook', 'run a transfer hook'],
  ['pausable', 'pause transfers'],
] as const;

function toImpossible({ extensions }: MintReading, { hasExtensions }: ControlContext): readonly TokenPower[] {
  const missing = INITIAL_POWERS.filter(
    ([name]) => !extensions.some((extension) => extension.name === name),
  ).map(([, words]) => words);
  if (missing.length === 0) return [];
  const words =
    missing.length === 1 ? missing[0]! : `${missing.slice(0, -1).join(', ')} or ${missing.at(-1)!}`;
  const why = hasExtensions
    ? 'the mint was created without these extensions and cannot add them'
    : 'its token program has no such extensions';
  return [rule('never', 'safe', `Nobody can ever ${words}: ${why}`)];
}
