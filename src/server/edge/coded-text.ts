import { createHash } from 'node:crypto';
import { compress, type Coding } from './compression.ts';

/** A text that several are given, coded once in each coding. */
export interface CodedText {
  readonly hash: string;
  /** Bytes of the text itself. */
  readonly byteLength: number;
  in(coding: Coding): ReturnType<typeof compress>;
  read(): string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function toCodedText(text: string): CodedText {
  const bytes = encoder.encode(text);
  const coded = new Map<Coding, ReturnType<typeof compress>>();
  let hash: string | undefined;
  return {
    get hash() {
      return (hash ??= toHash(bytes));
    },
    byteLength: bytes.length,
    in(coding) {
      let found = coded.get(coding);
      if (found === undefined) coded.set(coding, (found = compress(bytes, coding)));
      return found;
    },
    read: () => decoder.decode(bytes),
  };
}

/** Short enough for an `ETag`, long enough for no two to be the same. */
export const toHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
