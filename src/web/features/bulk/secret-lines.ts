import { looksSecret } from '#contracts/assistant/looks-secret';
import { trimOf } from '#std/text';

interface Line {
  readonly content: string;
  readonly line: number;
}

/** Words or small numbers of a line that has nothing else; neither in one that has only brackets. */
interface Piece {
  readonly words: readonly string[];
  readonly bytes: readonly number[];
}

/** Numbers of a key file: the 32 of its seed, or these and the 32 of its public key. */
const LEAST_BYTES = 32;
const MARKS = '"\'`“”‘’«»<>()[]{},;:.!#*=•-\u00a0\u200b\u200e\u200f\ufeff';

/**
 * Numbers of the lines that may be a secret together: a key file or a phrase with one number or word in a line, or a
 * few of them. Numbers that only rise or only fall are slots.
 */
export function findSecretLines(lines: readonly Line[]): ReadonlySet<number> {
  const secret = new Set<number>();
  let run: (Piece & Pick<Line, 'line'>)[] = [];
  const end = (): void => {
    const bytes = run.flatMap((piece) => piece.bytes);
    const words = run.flatMap((piece) => piece.words);
    if (looksSecret(words.join(' ')) || (bytes.length >= LEAST_BYTES && !isSorted(bytes)))
      for (const { line } of run) secret.add(line);
    run = [];
  };
  for (const { content, line } of lines) {
    const piece = toPiece(content);
    if (piece === undefined) end();
    else run.push({ line, ...piece });
  }
  end();
  return secret;
}

function toPiece(content: string): Piece | undefined {
  const words: string[] = [];
  const numbers: number[] = [];
  for (const part of content.split(/[\s,;|]/)) {
    // `3.about`: the number of a word stands before it.
    const text = trimOf(part, MARKS).replace(/^\d{1,2}[.):-]/, '');
    if (text === '') continue;
    if (/^[a-z]{3,8}$/i.test(text)) words.push(text);
    else if (/^\d{1,3}$/.test(text) && Number(text) < 256) numbers.push(Number(text));
    else return undefined;
  }
  return { words, bytes: words.length > 0 ? [] : numbers };
}

const isSorted = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > numbers[i - 1]!) ||
  numbers.every((number, i) => i === 0 || number < numbers[i - 1]!);
