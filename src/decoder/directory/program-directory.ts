/**
 * Names of programs that have no protocol file: a line per protocol (category, name, site, `closed` where it
 * is no longer run), then its mainnet programs with what each is for.
 */
import { asAddress, type Address } from '#contracts/chain';
import { FINANCE } from './finance.ts';
import { SERVICES } from './services.ts';
import { TRADING } from './trading.ts';

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

const protocols: DirectoryProtocol[] = [];
const byAddress = new Map<string, DirectoryProgram>();
for (const text of [TRADING, FINANCE, SERVICES]) read(text);

function read(text: string): void {
  let category = '';
  let protocol = '';
  let programs: DirectoryProgram[] = [];
  for (const line of text.trim().split('\n')) {
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
}

/** A program's name and category, keyed by address alone. */
export function findInDirectory(program: string): DirectoryProgram | undefined {
  return byAddress.get(program);
}

/** Every protocol of the directory, by category. */
export function listDirectory(): readonly DirectoryProtocol[] {
  return protocols;
}
