import { asAddress, type Address } from '#contracts/chain';
import { DEFI_CATEGORIES, getDefiCategory, type DefiCategory } from '#contracts/market/defi-categories';
import { findInDirectory, findProtocol, listDirectory, listProtocols } from '#decoder';

/** A protocol of a category with every program anybody here names for it. */
export interface ListedProtocol {
  readonly name: string;
  readonly category: string;
  readonly site: string | undefined;
  readonly isClosed: boolean;
  readonly programs: readonly {
    readonly address: Address;
    readonly name: string;
    readonly isRead: boolean;
  }[];
}

const NOBODY = { site: undefined, isClosed: false, programs: [] } as const;

function readRegistry(key: DefiCategory): readonly ListedProtocol[] {
  const { feeds, programs: extra = [] } = getDefiCategory(key);
  const listed = listDirectory()
    .filter(({ category }) => feeds.includes(category))
    .map(({ name, category, site, closed, programs }) => ({
      name,
      category,
      site,
      isClosed: closed,
      programs: programs.map(({ address, name: called }) => ({
        address,
        name: called,
        isRead: findProtocol(address) !== undefined,
      })),
    }));
  const toKey = (protocol: { readonly category: string; readonly name: string }) =>
    `${protocol.category} ${protocol.name}`;
  const byKey = new Map<string, ListedProtocol>(listed.map((protocol) => [toKey(protocol), protocol]));
  // Programs no directory has: of the localnet, native ones, and such as a protocol file alone knows.
  for (const { definition } of listProtocols()) {
    const { name, category } = definition;
    const own = definition.programs
      .filter(
        (program) =>
          findInDirectory(program) === undefined && (feeds.includes(category) || extra.includes(program)),
      )
      .map((program) => ({ address: asAddress(program), name, isRead: true }));
    if (own.length === 0) continue;
    const known = byKey.get(toKey(definition)) ?? NOBODY;
    byKey.set(toKey(definition), { ...known, name, category, programs: [...known.programs, ...own] });
  }
  return [...byKey.values()];
}

const byCategory = new Map<DefiCategory, readonly ListedProtocol[]>(
  DEFI_CATEGORIES.map(({ key }) => [key, readRegistry(key)]),
);

/** The protocols of a category, in the order of the directory. */
export const listDefiProtocols = (key: DefiCategory): readonly ListedProtocol[] => byCategory.get(key)!;

export const toProgramAddresses = (protocols: readonly ListedProtocol[]): readonly Address[] =>
  protocols.flatMap(({ programs }) => programs.map(({ address }) => address));
