import type { TokenProgram } from '../programs/token.ts';
import { NO_MARKET } from './market-memory.ts';
import type { MarketMemory } from './market-memory.ts';

export type TokenKind = 'Plain' | 'Credit' | 'Taxed' | 'Yield' | 'Badge' | 'Regulated' | 'Pausable';

export interface TokenRecord {
  readonly mint: string;
  readonly program: TokenProgram;
  readonly decimals: number;
  readonly symbol: string;
  /** Index of the actor that issued it. */
  readonly issuer: number;
  /** Lamports a whole token changes hands for, at first. */
  readonly priceLamports: number;
  readonly isTransferable: boolean;
  /** What its issuer built into it. */
  readonly kind: TokenKind;
}

export interface TableRecord {
  readonly address: string;
  readonly addresses: readonly string[];
  /** First slot in which its addresses may be used. */
  readonly readySlot: number;
}

export interface NonceRecord {
  readonly address: string;
  /** Index of the actor that may use it. */
  readonly authority: number;
}

export interface StakeRecord {
  readonly address: string;
  readonly owner: number;
  readonly stage: 'delegated' | 'deactivated';
  readonly epoch: number;
}

export interface ProgramRecord {
  readonly address: string;
  /** Index of the actor that may upgrade it; nobody may once it is final. */
  readonly authority: number | undefined;
  /** First slot in which it may be called or upgraded. */
  readonly readySlot: number;
}

/** What the economy remembers over a restart. All of it is also on the chain; this is only where to look. */
export interface EconomyMemory extends MarketMemory {
  tokens: TokenRecord[];
  tables: TableRecord[];
  nonces: NonceRecord[];
  stakes: StakeRecord[];
  programs: ProgramRecord[];
  /** How many keys were named so far, so that each name is new. */
  names: number;
}

export const NO_MEMORY: EconomyMemory = {
  ...NO_MARKET,
  tokens: [],
  tables: [],
  nonces: [],
  stakes: [],
  programs: [],
  names: 0,
};

/** Adds to a list that forgets its oldest beyond `limit`. */
export function remember<T>(list: readonly T[], item: T, limit: number): T[] {
  return [...list, item].slice(-limit);
}
