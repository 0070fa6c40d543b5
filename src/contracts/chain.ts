/** The chain's own look-alikes, separated by brands. Casting to one is a claim that the text was checked. */
declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Base58 of 32 bytes. */
export type Address = Brand<string, 'Address'>;
/** Base58 of 64 bytes; names a transaction. */
export type Signature = Brand<string, 'Signature'>;
/** Base58 of 32 bytes that name a block. */
export type Blockhash = Brand<string, 'Blockhash'>;
/** Position in the chain's time. Slots stay far below 2⁵³, so a number is exact. */
export type Slot = number;
/** 10⁻⁹ SOL. */
export type Lamports = bigint;
/** Seconds since 1970, as the chain reports them. */
export type UnixSeconds = number;

export const LAMPORTS_PER_SOL = 1_000_000_000n;
export const SOL_DECIMALS = 9;
/** Mint of wrapped SOL, on every cluster; trades and prices of SOL stand under it. */
export const SOL_MINT = 'So11111111111111111111111111111111111111112';

/** How settled a slot or transaction is. */
export type Commitment = 'processed' | 'confirmed' | 'finalized';

/** Claims that `text` is base58 of 32 bytes; for text the chain itself or a check just gave. */
export const asAddress = (text: string): Address => text as Address;
/** Claims that `text` is base58 of 64 bytes. */
export const asSignature = (text: string): Signature => text as Signature;
/** Claims that `text` is base58 of a block's 32-byte hash. */
export const asBlockhash = (text: string): Blockhash => text as Blockhash;
