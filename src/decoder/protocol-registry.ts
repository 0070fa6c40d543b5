import { toRegistry } from '#std/registry';
import type { Label } from '#contracts/answers';
import type { Protocol } from './define-protocol.ts';
import { findInDirectory } from './directory/program-directory.ts';
import { SYSVARS } from './known-addresses.ts';
import { protocols } from './protocols/index.gen.ts';

/** Protocols beyond the files here: programs whose published interface was read. */
export type ProtocolSource = (program: string) => Protocol | undefined;

const all: readonly Protocol[] = protocols;
const byProgram = toRegistry('protocols', all, (protocol) => protocol.definition.programs);
toRegistry('protocols', all, (protocol) => [protocol.definition.key]);

/** The protocol file for a program, or `undefined` when nobody here knows it. */
export function findProtocol(program: string): Protocol | undefined {
  return byProgram.get(program);
}

/** What a program is for: `amm`, `launchpad` …; `undefined` when nobody here knows it. */
export function categoryOf(program: string): string | undefined {
  return findInDirectory(program)?.category ?? byProgram.get(program)?.definition.category;
}

/** Every protocol file, in the order of their file names. */
export function listProtocols(): readonly Protocol[] {
  return all;
}

/** Name of a program or sysvar; keyed by address, so no chain text can claim one. */
export function labelOf(address: string): Label | undefined {
  const protocol = byProgram.get(address);
  if (protocol) return { name: protocol.definition.name, kind: 'program', source: 'built in' };
  const listed = findInDirectory(address);
  if (listed) return { name: listed.name, kind: 'program', source: 'built in' };
  const sysvar = SYSVARS[address];
  return sysvar === undefined ? undefined : { name: sysvar, kind: 'sysvar', source: 'built in' };
}
