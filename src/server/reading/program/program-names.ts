import type { Address } from '#contracts/chain';
import type { ProgramName } from '#contracts/account/program';
import { findInDirectory, findProtocol, listDirectory, type DirectoryProtocol } from '#decoder';
import type { PublishedInterface } from './idl-cache.ts';

/** Everybody who names a program, the most trustworthy first; each name once. */
export function listProgramNames(
  address: Address,
  published: PublishedInterface | undefined,
): readonly ProgramName[] {
  const names: ProgramName[] = [];
  const add = (name: string | undefined, source: ProgramName['source']) => {
    if (name === undefined || names.some((known) => known.name === name)) return;
    names.push({ name, source, untrusted: source === 'published interface' });
  };
  add(findProtocol(address)?.definition.name, 'protocol file');
  add(findInDirectory(address)?.name, 'directory');
  add(published?.idl.name, 'published interface');
  return names;
}

const bySite = new Map<string, DirectoryProtocol>();
for (const protocol of listDirectory()) {
  for (const { address } of protocol.programs) bySite.set(address, protocol);
}

/** The directory's entry of the protocol a program belongs to. */
export function findDirectoryProtocol(program: string): DirectoryProtocol | undefined {
  return bySite.get(program);
}

/** What a program is part of, in one line; absent where neither its protocol file nor the directory says. */
export const findPurpose = (program: string): string | undefined =>
  findProtocol(program)?.definition.does ?? findDirectoryProtocol(program)?.does;
