/** What the product answers about tokens. On the wire it is `Wire<…>` of these types (`#std/json`). */
import type { Answer, Names } from '../answers.ts';
import type { Address } from '../chain.ts';
import type { DecodedAccount, Sentence } from '../decoded.ts';

/** One thing that somebody, or nobody any more, can do with a token. */
export interface TokenPower {
  /** What it is about: `mint`, `freeze`, `seize`, `fee`, `hook`, `pause`, `close`, `burn`, `metadata` … */
  readonly topic: string;
  readonly tone:
    /** Somebody can take, stop or dilute what others hold. */
    | 'danger'
    /** Somebody can change what holders rely on, or a rule costs them. */
    | 'caution'
    /** A rule nobody needs to fear. */
    | 'rule'
    /** Nobody can do it any more. */
    | 'safe';
  readonly sentence: Sentence;
  /** Who has the power. */
  readonly holder?: Address | undefined;
}

export interface TokenAuthority {
  readonly address: Address;
  readonly topics: readonly string[];
  readonly kind:
    /** A key somebody can sign with. */
    | 'key'
    /** An address only a program can sign for. */
    | 'program'
    /** A multisig of the token program. */
    | 'multisig';
  /** Of a multisig. */
  readonly signers?: { readonly required: number; readonly possible: number } | undefined;
}

export interface TokenCreator {
  readonly address: Address;
  readonly verified: boolean;
  readonly sharePercent: number;
}

/** What a token says of itself on chain: untrusted text, whoever the update authority is. */
export interface TokenMetadata {
  readonly origin: 'token-2022' | 'metaplex';
  /** Account it stands in; the mint itself for the extension. */
  readonly account: Address;
  readonly updateAuthority?: Address | undefined;
  /** Absent where the format has no such mark. */
  readonly mutable?: boolean | undefined;
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  readonly uri?: string | undefined;
  /** Further pairs of the extension. */
  readonly more: readonly { readonly key: string; readonly value: string }[];
  readonly royaltyBasisPoints?: bigint | undefined;
  readonly creators: readonly TokenCreator[];
  readonly collection?: { readonly mint: Address; readonly verified: boolean } | undefined;
  /** `non-fungible`, `fungible`, `programmable-non-fungible` …, as Metaplex names it. */
  readonly standard?: string | undefined;
}

/** One unit without decimals: a thing rather than money. */
export interface NftFacts {
  readonly edition?:
    | { readonly kind: 'master'; readonly printed: bigint; readonly most?: bigint | undefined }
    | { readonly kind: 'print'; readonly number: bigint; readonly parent: Address }
    | undefined;
}

/** An entry of the short list of tokens whose address is known here. */
export interface WellKnownToken {
  readonly mint: Address;
  readonly symbol: string;
  readonly name: string;
  /** Who says that this is the address. */
  readonly source: string;
}

export type TokenAnswer = Answer<{
  readonly mint: Address;
  readonly tokenProgram: Address;
  readonly supply: bigint;
  readonly decimals: number;
  readonly mintAuthority?: Address | undefined;
  readonly freezeAuthority?: Address | undefined;
  /** Set for wrapped SOL, whose supply the mint does not count. */
  readonly native?: boolean | undefined;
  /** Set when this is the address of a well-known token. */
  readonly verified?: WellKnownToken | undefined;
  /** Set when its name or symbol is a well-known token's and its address is not. */
  readonly lookAlike?: WellKnownToken | undefined;
  /** Whether there is a list of well-known tokens for this cluster. */
  readonly hasList: boolean;
  readonly powers: readonly TokenPower[];
  readonly authorities: readonly TokenAuthority[];
  readonly metadata?: TokenMetadata | undefined;
  readonly metadataMissing?: string | undefined;
  readonly nft?: NftFacts | undefined;
  /** Every extension of the mint with its fields. */
  readonly extensions: DecodedAccount['sections'];
  readonly names: Names;
}>;

export interface TokenHolder {
  readonly account: Address;
  readonly amount: bigint;
  /** Part of the supply, in 10⁻⁴; absent where the supply is not counted. */
  readonly shareBasisPoints?: bigint | undefined;
  /** Absent where the account could not be read. */
  readonly owner?: Address | undefined;
  readonly ownerKind?: 'key' | 'program' | undefined;
  /** Program that the owner's own account belongs to, where that is not the System program. */
  readonly ownerProgram?: Address | undefined;
  readonly frozen?: boolean | undefined;
}

export type TokenHoldersAnswer = Answer<{
  readonly mint: Address;
  readonly decimals: number;
  /** The largest token accounts the node lists, at most twenty; never all of them. */
  readonly holders: readonly TokenHolder[];
  readonly sharedBasisPoints?: bigint | undefined;
  readonly names: Names;
}>;

/** The JSON file a token's metadata points to, fetched once when a visitor asked for it. */
export type TokenFileAnswer = Answer<{
  readonly mint: Address;
  readonly uri: string;
  /** Where it came from in the end. */
  readonly url: string;
  readonly bytes: number;
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  readonly description?: string | undefined;
  /** Address of a picture, which is never loaded. */
  readonly image?: string | undefined;
  readonly site?: string | undefined;
  readonly attributes: readonly { readonly trait: string; readonly value: string }[];
  /** The whole file, indented. */
  readonly json: string;
}>;
