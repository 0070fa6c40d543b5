/**
 * Base58 of 32- and 64-byte values as a product with a constant matrix, the idea of Firedancer's
 * `fd_base58`: every 16-bit limb times its weight in base 58⁵, then one pass of carries. Sums stay below
 * 2⁵⁰ (32 · 2¹⁶ · 58⁵ < 2⁵⁰·⁴), so doubles are exact.
 */

/** The Bitcoin alphabet. */
export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const GROUP = 58 ** 5;

interface Shape {
  readonly limbs: number;
  readonly groups: number;
  /** Weight of limb i in group j, at `i * groups + j`, most significant first. */
  readonly toGroups: Float64Array;
  /** First group limb i reaches into. */
  readonly firstGroup: Uint8Array;
  /** Weight of group j in limb i, at `j * limbs + i`. */
  readonly toLimbs: Float64Array;
}

function createShape(byteLength: number, groups: number): Shape {
  const limbs = byteLength / 2;
  const toGroups = new Float64Array(limbs * groups);
  const firstGroup = new Uint8Array(limbs);
  for (let i = 0; i < limbs; i++) {
    let weight = 1n << BigInt(16 * (limbs - 1 - i));
    for (let j = groups - 1; j >= 0; j--) {
      toGroups[i * groups + j] = Number(weight % BigInt(GROUP));
      if (weight > 0n) firstGroup[i] = j;
      weight /= BigInt(GROUP);
    }
  }
  const toLimbs = new Float64Array(limbs * groups);
  for (let j = 0; j < groups; j++) {
    let weight = BigInt(GROUP) ** BigInt(groups - 1 - j);
    for (let i = limbs - 1; i >= 0; i--) {
      toLimbs[j * limbs + i] = Number(weight & 0xffffn);
      weight >>= 16n;
    }
  }
  return { limbs, groups, toGroups, firstGroup, toLimbs };
}

/** 58⁴⁵ > 2²⁵⁶ and 58⁹⁰ > 2⁵¹². */
const SHAPE_32 = createShape(32, 9);
const SHAPE_64 = createShape(64, 18);

const groupSums = new Float64Array(18);
const limbSums = new Float64Array(32);

/** Two digits at once. */
const PAIR = 58 ** 2;

/** Character codes of every pair of digits, two entries a pair. */
const pairCodes = new Uint8Array(PAIR * 2);
for (let pair = 0; pair < PAIR; pair++) {
  pairCodes[2 * pair] = ALPHABET.charCodeAt(Math.floor(pair / 58));
  pairCodes[2 * pair + 1] = ALPHABET.charCodeAt(pair % 58);
}

/**
 * Character codes of 32 or 64 bytes, most significant first, written to `codes` (45 or 90 of them, those of leading zeros
 * included). Gives how many.
 */
export function toCodes(bytes: Uint8Array, codes: Uint8Array): number {
  const { limbs, groups, toGroups, firstGroup } = bytes.length === 32 ? SHAPE_32 : SHAPE_64;
  const sums = groupSums;
  // A call of `fill` takes longer than so few.
  for (let j = 0; j < groups; j++) sums[j] = 0;
  for (let i = 0; i < limbs; i++) {
    const limb = (bytes[2 * i]! << 8) | bytes[2 * i + 1]!;
    if (limb === 0) continue;
    const row = i * groups;
    for (let j = firstGroup[i]!; j < groups; j++) sums[j] = sums[j]! + limb * toGroups[row + j]!;
  }
  let carry = 0;
  for (let j = groups - 1; j >= 0; j--) {
    const sum = sums[j]! + carry;
    carry = Math.floor(sum / GROUP);
    const rest = sum - carry * GROUP;
    const at = 5 * j;
    const three = (rest / PAIR) | 0;
    const first = (three / PAIR) | 0;
    const middle = 2 * (three - first * PAIR);
    const last = 2 * (rest - three * PAIR);
    codes[at] = pairCodes[2 * first + 1]!;
    codes[at + 1] = pairCodes[middle]!;
    codes[at + 2] = pairCodes[middle + 1]!;
    codes[at + 3] = pairCodes[last]!;
    codes[at + 4] = pairCodes[last + 1]!;
  }
  return groups * 5;
}

/**
 * The 32-byte number of at most 45 digits, right-aligned in `digits`, or `undefined` when it needs more
 * bytes.
 */
export function fromDigits(digits: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const { limbs, groups, toLimbs } = SHAPE_32;
  const sums = limbSums;
  for (let i = 0; i < limbs; i++) sums[i] = 0;
  for (let j = 0; j < groups; j++) {
    const at = 5 * j;
    const group =
      (((digits[at]! * 58 + digits[at + 1]!) * 58 + digits[at + 2]!) * 58 + digits[at + 3]!) * 58 +
      digits[at + 4]!;
    if (group === 0) continue;
    const row = j * limbs;
    for (let i = 0; i < limbs; i++) sums[i] = sums[i]! + group * toLimbs[row + i]!;
  }
  const bytes = new Uint8Array(32);
  let carry = 0;
  for (let i = limbs - 1; i >= 0; i--) {
    const sum = sums[i]! + carry;
    carry = Math.floor(sum / 65536);
    const limb = sum - carry * 65536;
    bytes[2 * i] = limb >> 8;
    bytes[2 * i + 1] = limb;
  }
  // The top weight of 58⁴⁰ fills 15 limbs; anything carried beyond the first limb is out of range.
  return carry === 0 ? bytes : undefined;
}
