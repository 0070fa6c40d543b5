/** One quantity in another unit. Numbers are exact decimal texts. */
import type { Answer, Names } from '../answers.ts';
import type { Address, Slot, UnixSeconds } from '../chain.ts';
import type { PriceView } from '../market/price-view.ts';

export const CONVERSION_UNITS = [
  'lamports',
  'SOL',
  'raw units',
  'tokens',
  'USD',
  'bps',
  '%',
  'micro-lamports per CU',
  'slots',
  'epochs',
  'seconds',
  'minutes',
  'hours',
  'days',
  'slot',
  'epoch',
  'time',
  'bytes',
] as const;
/**
 * `slots` and `epochs` are lengths, `slot`, `epoch` and `time` are moments: `time` is unix seconds, and is also
 * given as a date. `tokens` are whole ones, `raw units` the smallest. `bytes` are those of an account, whose rent
 * is asked for.
 */
export type ConversionUnit = (typeof CONVERSION_UNITS)[number];

export interface Quantity {
  readonly unit: ConversionUnit;
  /** A decimal number; of a time unix seconds. */
  readonly value: string;
  readonly mint?: Address | undefined;
  /** Of the mint. */
  readonly decimals?: number | undefined;
}

export type ConversionAnswer = Answer<{
  readonly given: Quantity;
  readonly result: Quantity;
  /** Whether the result was cut to what the unit can hold. */
  readonly rounded: boolean;
  /** Whether it rests on how fast slots go now. */
  readonly estimate: boolean;
  /** Prices it rests on, with when they were traded at. */
  readonly prices: readonly { readonly mint: Address; readonly price: PriceView }[];
  /** Chain time the prices' age is counted to. */
  readonly pricesAt?: UnixSeconds | undefined;
  /** Mean length of a slot it rests on. */
  readonly slotMs?: number | undefined;
  readonly slotsInEpoch?: number | undefined;
  readonly computeUnits?: number | undefined;
  /** Slots of the epoch that was asked for or found. */
  readonly epochSlots?: { readonly first: Slot; readonly last: Slot } | undefined;
  /** The block a moment was found by. */
  readonly block?: { readonly slot: Slot; readonly time?: UnixSeconds | undefined } | undefined;
  readonly names: Names;
}>;

/** Bytes in every encoding. */
export type EncodingAnswer = Answer<{
  readonly byteLength: number;
  readonly hex: string;
  readonly base58: string;
  readonly base64: string;
  /** Absent where the bytes are no UTF-8. Untrusted. */
  readonly text?: string | undefined;
  /** As an unsigned number, the lowest byte first; absent above eight bytes. */
  readonly integer?: bigint | undefined;
}>;

/** An address that follows from others. */
export type DerivedAddressAnswer = Answer<{
  readonly rule: 'associated token account' | 'program address' | 'address with seed';
  readonly address: Address;
  /** Of a program address: the byte that took it off the curve. */
  readonly bump?: number | undefined;
  /** The program it is derived for. */
  readonly program: Address;
  /** Whether something stands there now; absent where the node could not tell in time. */
  readonly exists?: boolean | undefined;
  readonly names: Names;
}>;
