/** Names of instructions and errors of the programs whose layouts are known here. */
import { listProtocols } from '#decoder';
import type { Suggestion } from '#contracts/answers';
import { toComparedName } from '../token/token-names.ts';

interface ProgramWord {
  /** As names are compared: the name, and what a person calls it. */
  readonly names: readonly string[];
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly kind: 'instruction' | 'error';
  /** Of an error. */
  readonly code?: number;
}

let words: readonly ProgramWord[] | undefined;

/** Every one, in the order of the programs. */
export const listProgramWords = (): readonly ProgramWord[] => (words ??= readWords());

function readWords(): readonly ProgramWord[] {
  return listProtocols().flatMap(({ definition: { name: program, programs, instructions, errors } }) => {
    const [address] = programs;
    if (address === undefined) return [];
    const hrefOf = (find: string) =>
      `/program/${address}?${new URLSearchParams({ tab: 'interface', find }).toString()}`;
    const called = new Map(instructions.map(({ name, title }) => [name, title ?? toWords(name)]));
    return [
      ...[...called].map(([name, title]): ProgramWord => ({
        names: [...new Set([name, title, toWords(name)].map(toComparedName))],
        title,
        note: `${name}, an instruction of ${program}`,
        href: hrefOf(name),
        kind: 'instruction',
      })),
      ...Object.entries(errors ?? {}).map(([code, { name, message }]): ProgramWord => ({
        names: [...new Set([name, toWords(name)].map(toComparedName))],
        title: `${name} (${code})`,
        note: `${program}: ${message}`,
        href: hrefOf(name),
        kind: 'error',
        code: Number(code),
      })),
    ];
  });
}

/** `swapBaseIn` as `swap base in`. */
const toWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').replaceAll('_', ' ');

const CODE = /^(?:(?:custom|error)?\s{0,9}(?:code)?\s{0,9}[:(]?\s{0,9})?(0x[0-9a-f]{1,8}|\d{1,10})\)?$/i;

/** Errors of the number a text is, in decimal or hex. */
export function findErrorsByCode(text: string, most: number): readonly Suggestion[] {
  const digits = CODE.exec(text.trim())?.[1];
  if (digits === undefined) return [];
  const code = Number(digits);
  return listProgramWords()
    .filter((word) => word.code === code)
    .slice(0, most)
    .map(({ href, title, note, kind }) => ({ href, title, note, kind }));
}
