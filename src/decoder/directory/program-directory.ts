/**
 * Names of programs that have no protocol file, from `data/directory`: a line per protocol (category, name, site,
 * `closed` where it is no longer run), then its mainnet programs with what each is for.
 */
import { asAddress, type Address } from '#contracts/chain';
import { readDataFile, toDataLines } from '#std/data-file';

const FILES = ['directory/trading.txt', 'directory/finance.txt', 'directory/services.txt'];

export interface DirectoryProtocol {
  readonly name: string;
  readonly category: string;
  readonly site?: string | undefined;
  /** Whether the people behind it have stopped. */
  readonly closed: boolean;
  readonly programs: readonly DirectoryProgram[];
}

export interface DirectoryProgram {
  readonly address: Address;
  /** What a list calls it: the protocol's name, with what it is for where the protocol has several. */
  readonly name: string;
  readonly category: string;
}

interface Directory {
  readonly protocols: readonly DirectoryProtocol[];
  readonly byAddress: ReadonlyMap<string, DirectoryProgram>;
}

let directory: Directory | undefined;

/** The files are read at the first lookup. */
const getDirectory = (): Directory =>
  (directory ??= toDirectory(FILES.flatMap((path) => toDataLines(readDataFile(path)))));

function toDirectory(lines: readonly string[]): Directory {
  const protocols: DirectoryProtocol[] = [];
  const byAddress = new Map<string, DirectoryProgram>();
  let category = '';
  let protocol = '';
  let programs: DirectoryProgram[] = [];
  for (const line of lines) {
    if (!line.startsWith('  ')) {
      const [kind = '', name = '', site, closed] = line.split(' | ');
      category = kind;
      protocol = name;
      programs = [];
      protocols.push({ name, category, site: site || undefined, closed: closed !== undefined, programs });
      continue;
    }
    const [address = '', ...label] = line.trim().split(' ');
    const purpose = label.join(' ');
    const name = protocol.toLowerCase().includes(purpose.toLowerCase()) ? protocol : `${protocol} ${purpose}`;
    const program = { address: asAddress(address), name, category };
    programs.push(program);
    byAddress.set(address, program);
  }
  return { protocols, byAddress };
}

/** A program's name and category, keyed by address alone. */
export function findInDirectory(program: string): DirectoryProgram | undefined {
  return getDirectory().byAddress.get(program);
}

/** Every protocol of the directory, by category. */
export function listDirectory(): readonly DirectoryProtocol[] {
  return getDirectory().protocols;
}
