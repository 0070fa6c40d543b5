/** A list of `length` places, each of which is to be filled. One that grows takes room for seventeen first. */
export function sizedList<T>(length: number): T[] {
  // oxlint-disable-next-line unicorn/no-new-array -- a length is meant, and `Array.from` goes through it
  return new Array<T>(length);
}
