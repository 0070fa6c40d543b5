/**
 * Protocols and their programs on mainnet, from `data/directory`: a line per protocol (category, name, site, `closed` where
 * it is no longer run), a line that says what it is, then its programs with what each is for.
 */
import { asAddress, type Address } from '#contracts/chain';
import { readDataFile, toDataLines } from '#std/data-file';

const FILES = ['directory/trading.txt', 'directory/finance.txt', 'directory/services.txt'];

export interface DirectoryProtocol {
  readonly name: string;
  /** What people call the whole of which this is a part, where the directory lists parts: `Kamino` of `Kamino Lend`. */
  readonly brand: string;
  readonly category: string;
  /** What it is, in one line without a full stop; where no line is about this part, the line about its brand. */
  readonly does: string | undefined;
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

/** A protocol whose lines are still being read. */
type Building = { -readonly [Key in keyof DirectoryProtocol]: DirectoryProtocol[Key] } & {
  programs: DirectoryProgram[];
};

let directory: Directory | undefined;

/** The files are read at the first lookup. */
const getDirectory = (): Directory =>
  (directory ??= toDirectory(FILES.flatMap((path) => toDataLines(readDataFile(path)))));

function toDirectory(lines: readonly string[]): Directory {
  const protocols: Building[] = [];
  const byAddress = new Map<string, DirectoryProgram>();
  const ofBrand = new Map<string, string>();
  const toKey = ({ category, brand }: Building): string => `${category} ${brand}`;
  for (const line of lines) {
    const last = protocols.at(-1);
    if (!line.startsWith('  ') || last === undefined) {
      const [category = '', title = '', site, closed] = line.split(' | ');
      const [brand = ''] = title.split(': ');
      protocols.push({
        name: title.replace(': ', ' '),
        brand,
        category,
        does: undefined,
        site: site || undefined,
        closed: closed !== undefined,
        programs: [],
      });
      continue;
    }
    if (line.startsWith('  : ')) {
      last.does = line.slice('  : '.length);
      if (!ofBrand.has(toKey(last))) ofBrand.set(toKey(last), last.does);
      continue;
    }
    const [address = '', ...label] = line.trim().split(' ');
    const purpose = label.join(' ');
    const name = last.name.toLowerCase().includes(purpose.toLowerCase())
      ? last.name
      : `${last.name} ${purpose}`;
    const program = { address: asAddress(address), name, category: last.category };
    last.programs.push(program);
    byAddress.set(address, program);
  }
  for (const protocol of protocols) protocol.does ??= ofBrand.get(toKey(protocol));
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
