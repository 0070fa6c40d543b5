/** Names of instructions and errors: of the programs whose layouts are known here, of the runtime, and of Anchor. */
import { listGeneralErrors, listProtocols } from '#decoder';
import type { Suggestion } from '#contracts/answers';
import { toComparedName } from '../token/token-names.ts';

interface ProgramWord {
  /** As names are compared: the name, and what a person calls it. */
  readonly names: readonly string[];
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly kind: 'instruction' | 'error';
  /** Of an error, where it has one. */
  readonly code?: number | undefined;
  /** Of the runtime, Anchor, and the programs all others build on: one of their names is what is most likely meant. */
  readonly isBasic: boolean;
}

/** Categories of programs that all others build on. */
const BASIC: readonly string[] = ['native', 'token'];

let words: readonly ProgramWord[] | undefined;

/** Every one, the basic ones first and then in the order of the programs. */
export const listProgramWords = (): readonly ProgramWord[] =>
  (words ??= [...readGeneralErrors(), ...readWords()].sort((a, b) => Number(b.isBasic) - Number(a.isBasic)));

const readGeneralErrors = (): readonly ProgramWord[] =>
  listGeneralErrors().map(({ name, message, raisedBy, code }) => ({
    names: [...new Set([name, toWords(name)].map(toComparedName))],
    title: code === undefined ? name : `${name} (${code})`,
    note: `${raisedBy}: ${message}`,
    href: `/docs/failures#${raisedBy === 'Solana' ? 's-errors-of-the-runtime' : 's-errors-of-programs'}`,
    kind: 'error',
    code,
    isBasic: true,
  }));

function readWords(): readonly ProgramWord[] {
  return listProtocols().flatMap(({ definition }) => {
    const { name: program, programs, instructions, errors, category } = definition;
    const [address] = programs;
    if (address === undefined) return [];
    const isBasic = BASIC.includes(category);
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
        isBasic,
      })),
      ...Object.entries(errors ?? {}).map(([code, { name, message }]): ProgramWord => ({
        names: [...new Set([name, toWords(name)].map(toComparedName))],
        title: `${name} (${code})`,
        note: `${program}: ${message}`,
        href: hrefOf(name),
        kind: 'error',
        code: Number(code),
        isBasic,
      })),
    ];
  });
}

/** `swapBaseIn` as `swap base in`. */
const toWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').replaceAll('_', ' ');

/** A number alone, or as wallets and logs say it: `custom program error: 0x1`, `Error Code: 6001`, `Custom(1)`. */
const CODE =
  /^(?:custom ?)?(?:program ?)?(?:error ?)?(?:code ?|number ?)?(?:[:(] ?)?(0x[0-9a-f]{1,8}|\d{1,10})\)?$/i;

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
