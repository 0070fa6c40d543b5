/** What must be said, found without any of our tools. */
import type { Fact } from '#contracts/agent';
import type { Cast, World } from '../cast.ts';

/** How a fact is compared: whole numbers exactly, fractions as numbers, texts as texts. */
export type ExpectedKind = 'whole' | 'fraction' | 'id' | 'word' | 'flag';

export interface Expected {
  readonly kind: ExpectedKind;
  readonly raw: string;
}

/** Values any of which answers: a place may be told by its slot or by its time. */
export type Oracle = (world: World, args: readonly string[], cast: Cast) => readonly Expected[];

export const whole = (value: bigint | number): Expected => ({ kind: 'whole', raw: String(value) });
export const id = (value: string): Expected => ({ kind: 'id', raw: value });
export const word = (value: string): Expected => ({ kind: 'word', raw: value });
export const flag = (value: boolean): Expected => ({ kind: 'flag', raw: String(value) });
export const fraction = (value: number): Expected => ({ kind: 'fraction', raw: String(value) });
export const ids = (values: Iterable<string>): Expected[] => [...values].map(id);

/** Prices and shares pass through roundings of whoever divides last. */
const TOLERANCE = 1e-4;
const WHOLE_KINDS: ReadonlySet<string> = new Set([
  'amount', 'count', 'number', 'money', 'time', 'duration', 'slot', 'epoch', 'percent',
]); // prettier-ignore
const FRACTION_KINDS: ReadonlySet<string> = new Set([
  'number',
  'percent',
  'price',
  'money',
  'count',
  'amount',
]);

/** Whether a fact says what was expected. */
export function says(fact: Fact, { kind, raw }: Expected): boolean {
  switch (kind) {
    case 'whole':
      return WHOLE_KINDS.has(fact.kind) && fact.raw.replace(/^[-+]/, '') === raw.replace(/^-/, '');
    case 'fraction':
      return FRACTION_KINDS.has(fact.kind) && isClose(toNumber(fact), Number(raw));
    case 'id':
      return fact.raw === raw;
    case 'word':
      return fold(fact.raw).includes(fold(raw));
    case 'flag':
      return fact.kind === 'flag' && fact.raw === raw;
  }
}

const toNumber = ({ kind, raw, decimals }: Fact): number =>
  kind === 'money' || kind === 'amount' ? Number(raw) / 10 ** (decimals ?? 6) : Number(raw);

const isClose = (found: number, wanted: number): boolean =>
  Math.abs(Math.abs(found) - Math.abs(wanted)) <= TOLERANCE * Math.max(Math.abs(wanted), 1e-12);

const fold = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
