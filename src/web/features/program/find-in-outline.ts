import type { InterfaceOutline, OutlineRecord } from '#contracts/account/program';
import type { Wire } from '#std/json';

type Outline = Wire<InterfaceOutline>;

/**
 * The entries that have `wanted` in a name, or that begin with it in hex. An error is found by its code too,
 * decimal or hexadecimal as logs print it. Case and word separators do not count.
 */
export function findInOutline(outline: Outline, wanted: string): Outline {
  const words = toPlain(wanted);
  if (words === '') return outline;
  const holds = (text: string | undefined): boolean => text !== undefined && toPlain(text).includes(words);
  const begins = (at: string | undefined): boolean => at !== undefined && at !== '' && at.startsWith(words);
  const isMatch = ({ name, at, fields, variants }: Wire<OutlineRecord>): boolean =>
    holds(name) ||
    begins(at) ||
    [...(fields ?? []), ...(variants ?? [])].some((member) => holds(member.name));
  return {
    instructions: outline.instructions.filter(
      ({ name, title, at, args, accounts }) =>
        holds(name) ||
        holds(title) ||
        begins(at) ||
        [...args, ...accounts].some((member) => holds(member.name)),
    ),
    accounts: outline.accounts.filter(isMatch),
    events: outline.events.filter(isMatch),
    types: outline.types.filter(isMatch),
    errors: outline.errors.filter(
      ({ code, name, message }) =>
        holds(name) || holds(message) || String(code) === words || `0x${code.toString(16)}` === words,
    ),
  };
}

const toPlain = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');
