import { ParameterError } from './canonical-json.ts';

export type ParameterCheck = (params: readonly unknown[]) => void;

const BLOCKS_RANGE = 1_000;
const SIGNATURES = 1_000;
const FILTERS = 4;

/**
 * Programs whose accounts are so many that a filter by size alone returns hundreds of megabytes: they
 * need a `memcmp`, by mint, owner or authority.
 */
const GIANT_PROGRAMS = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  '11111111111111111111111111111111',
  'Stake11111111111111111111111111111111111111',
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
]);

/** Parameter `at` is a list of at most `most`. */
export function smallList(at: number, most: number, what: string): ParameterCheck {
  return (params) => {
    const list = params[at];
    if (Array.isArray(list) && list.length > most) throw new ParameterError(`at most ${most} ${what}`);
  };
}

/** Parameter `at`, when given, is a number of at most `most`. */
export function atMost(at: number, most: number, what: string): ParameterCheck {
  return (params) => {
    const value = params[at];
    if (isInteger(value) && value > most) throw new ParameterError(`at most ${most} ${what}`);
  };
}

/** Without an end a node takes half a million slots, so the end must be given. */
export function blocksRange(params: readonly unknown[]): void {
  const [start, end] = params;
  if (!isInteger(start)) return;
  if (!isInteger(end))
    throw new ParameterError(`an end slot at most ${BLOCKS_RANGE} after the start is needed`);
  if (BigInt(end) - BigInt(start) > BigInt(BLOCKS_RANGE)) {
    throw new ParameterError(`a range of at most ${BLOCKS_RANGE} slots`);
  }
}

export function signaturesLimit(params: readonly unknown[]): void {
  const limit = toObject(params[1])['limit'];
  if (isInteger(limit) && limit > SIGNATURES) throw new ParameterError(`at most ${SIGNATURES} signatures`);
}

export function filteredProgramAccounts(params: readonly unknown[]): void {
  const filters = toObject(params[1])['filters'];
  const list = Array.isArray(filters) ? filters.map(toObject) : [];
  if (list.length > FILTERS) throw new ParameterError(`at most ${FILTERS} filters`);
  const bySize = list.some((filter) => isInteger(filter['dataSize']));
  // Every account begins with no bytes at all.
  const byContent = list.some((filter) => {
    const { bytes } = toObject(filter['memcmp']);
    return typeof bytes === 'string' && bytes !== '';
  });
  if (!bySize && !byContent) throw new ParameterError('a dataSize or memcmp filter is needed');
  if (!byContent && GIANT_PROGRAMS.has(String(params[0]))) {
    throw new ParameterError('a memcmp filter is needed for this program');
  }
}

function isInteger(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || typeof value === 'number';
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>) // an object that is no array
    : {};
}
