/** Room for the character codes of a text that is about to be made: each is written and read at once. */
export const codes = new Uint8Array(4096);

const FROM_CODE = String.fromCharCode as unknown as {
  apply(self: null, codes: Uint8Array): string; // typed arrays are array-likes; the lib type says number[]
};
/** The same bytes as a buffer, which makes a text of them several times as fast; browsers have none. */
const buffer = typeof Buffer === 'undefined' ? undefined : Buffer.from(codes.buffer);

/** Text of the codes from `start` to before `end`. */
export const toText = (start: number, end: number): string =>
  buffer === undefined
    ? FROM_CODE.apply(null, codes.subarray(start, end))
    : buffer.toString('latin1', start, end);
