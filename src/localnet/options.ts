import type { DiskFault } from '#std/disk-faults';
import type { Log } from '#std/log';
import { localnetError } from './errors.ts';

/** A week of slots of 400 ms. */
export const MAX_HISTORY_SLOTS = 1_512_000;
const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

export interface LocalnetOptions {
  /** Where the ledger and the accounts are stored; nothing is stored without it. */
  readonly dataDir?: string;
  /** Port of HTTP and WebSocket; the next port answers WebSocket too. Default 8899; 0 takes any free one. */
  readonly port?: number;
  /** Default `127.0.0.1`. */
  readonly host?: string;
  /** Equal seeds give equal keys, leaders and economies. Default `osvm`. */
  readonly seed?: string;
  /** Default 400. */
  readonly slotMs?: number;
  /** Default 432: a thousandth of mainnet's. */
  readonly slotsPerEpoch?: number;
  /** Non-vote transactions of the economy a second; 0 leaves only votes. Default 10. */
  readonly transactionsPerSecond?: number;
  /** Slots made before listening when the directory is empty. Default 9,000: an hour. */
  readonly historySlots?: number;
  /** Share of slots without a block, from 0 to 0.5. Default 0.02. */
  readonly skipRate?: number;
  /** Blocks between the last sealed and the finalized one. Default 4. */
  readonly finalityLag?: number;
  /** From 1 to 5. Default 4. */
  readonly validators?: number;
  /** The ledger drops its oldest blocks beyond this. Default 400,000. */
  readonly maxTransactions?: number;
  /** Default 60,000. */
  readonly checkpointMs?: number;
  /** Unix milliseconds of slot 0; default so that the history ends now. */
  readonly genesisTimeMs?: number;
  /** Process that others are told to hold `dataDir`. Default this one. */
  readonly ownerPid?: number;
  readonly log?: Log;
  /** Called when the disk takes no block, with why, and with nothing once it takes them again. */
  readonly onDisk?: ((fault: DiskFault | undefined) => void) | undefined;
  /** Called once when the file turns out to be damaged: the chain has ended, and the file lies aside. */
  readonly onDamage?: (() => void) | undefined;
}

export type ResolvedOptions = Required<
  Omit<LocalnetOptions, 'dataDir' | 'log' | 'genesisTimeMs' | 'onDisk' | 'onDamage'>
> &
  Pick<LocalnetOptions, 'dataDir' | 'genesisTimeMs'>;

const DEFAULTS = {
  ownerPid: process.pid,
  port: 8899,
  host: '127.0.0.1',
  seed: 'osvm',
  slotMs: 400,
  slotsPerEpoch: 432,
  transactionsPerSecond: 10,
  historySlots: 9_000,
  skipRate: 0.02,
  finalityLag: 4,
  validators: 4,
  maxTransactions: 400_000,
  checkpointMs: 60_000,
} as const;

const RANGES: Readonly<
  Record<Exclude<keyof typeof DEFAULTS, 'host' | 'seed' | 'ownerPid'>, readonly [number, number]>
> = {
  port: [0, 65_534],
  slotMs: [20, 60_000],
  slotsPerEpoch: [32, 432_000],
  transactionsPerSecond: [0, 100_000],
  historySlots: [0, MAX_HISTORY_SLOTS],
  skipRate: [0, 0.5],
  finalityLag: [0, 64],
  validators: [1, 5],
  maxTransactions: [1_000, 1_000_000_000],
  checkpointMs: [1_000, 86_400_000],
};

/** Options with their defaults. Throws `localnet/bad-option`. */
export function resolveOptions(options: LocalnetOptions): ResolvedOptions {
  const { log: _log, onDisk: _onDisk, onDamage: _onDamage, ...given } = options;
  const resolved: ResolvedOptions = { ...DEFAULTS, ...given };
  for (const [name, [low, high]] of Object.entries(RANGES) as [
    keyof typeof RANGES,
    readonly [number, number],
  ][]) {
    const value = resolved[name];
    if (!(value >= low && value <= high)) {
      throw localnetError('bad-option', { detail: `${name} must be from ${low} to ${high}.` });
    }
  }
  return resolved;
}

/** Slots of `500`, `90m`, `1.5h`, `24h` or `2d`; `undefined` for any other text, and for too many. */
export function parseHistory(text: string, slotMs: number = DEFAULTS.slotMs): number | undefined {
  const match = /^(\d{1,7}(?:\.\d{1,3})?)([smhd]?)$/.exec(text);
  if (!match) return undefined;
  const unit = match[2] as keyof typeof UNIT_MS | ''; // the pattern
  if (unit === '' && text.includes('.')) return undefined;
  const slots = unit === '' ? Number(match[1]) : Math.ceil((Number(match[1]) * UNIT_MS[unit]) / slotMs);
  return slots <= MAX_HISTORY_SLOTS ? slots : undefined;
}
