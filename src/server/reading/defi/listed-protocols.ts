import { asAddress, type Address } from '#contracts/chain';
import {
  DEFI_CATEGORIES,
  getDefiCategory,
  type DefiCategory,
  type DefiCategoryDefinition,
} from '#contracts/market/defi-categories';
import type { DefiRelated } from '#contracts/market/defi';
import type { Act } from '#contracts/market/protocol-acts';
import { findInDirectory, findProtocol, labelOf, listActs, listDirectory, listProtocols } from '#decoder';
import { findPurpose } from '../program/program-names.ts';

/** A protocol of a category with every program anybody here names for it, its parts and versions folded into one. */
export interface ListedProtocol {
  /** What people call the whole. */
  readonly name: string;
  readonly category: string;
  /** What it is, in one line without a full stop. */
  readonly does: string | undefined;
  readonly site: string | undefined;
  /** Whether all of its parts are. */
  readonly isClosed: boolean;
  readonly programs: readonly {
    readonly address: Address;
    /** As everywhere else; where two of the protocol have one name, what the directory calls it. */
    readonly name: string;
    readonly isRead: boolean;
    /** Acts of the category that some instruction of it counts as. */
    readonly counted: readonly Act[];
  }[];
}

function readRegistry(key: DefiCategory): readonly ListedProtocol[] {
  const { feeds, programs: extra = [], acts } = getDefiCategory(key);
  const countedOf = (program: string): readonly Act[] =>
    listActs(program).filter((act) => acts.includes(act));
  const parts: readonly ListedProtocol[] = [
    ...listDirectory()
      .filter(({ category }) => feeds.includes(category))
      .map(({ brand, category, does, site, closed, programs }) => ({
        name: brand,
        category,
        does,
        site,
        isClosed: closed,
        programs: programs.map(({ address, name }) => ({
          address,
          name,
          isRead: findProtocol(address) !== undefined,
          counted: countedOf(address),
        })),
      })),
    // Programs no directory has: of the localnet, native ones, and such as a protocol file alone knows.
    ...listProtocols().flatMap(({ definition: { name, category, does, programs } }) => {
      const own = programs.filter(
        (program) =>
          findInDirectory(program) === undefined && (feeds.includes(category) || extra.includes(program)),
      );
      const head = { name, category, does, site: undefined, isClosed: false };
      return own.length === 0
        ? []
        : [
            {
              ...head,
              programs: own.map((program) => ({
                address: asAddress(program),
                name,
                isRead: true,
                counted: countedOf(program),
              })),
            },
          ];
    }),
  ];
  const folded = new Map<string, ListedProtocol>();
  for (const part of parts) {
    const whole = folded.get(toKey(part));
    folded.set(toKey(part), whole === undefined ? part : fold(whole, part));
  }
  return [...folded.values()].map((protocol) => ({ ...protocol, programs: toNamed(protocol.programs) }));
}

const toKey = ({ category, name }: ListedProtocol): string => `${category} ${name}`;

const fold = (whole: ListedProtocol, part: ListedProtocol): ListedProtocol => ({
  ...whole,
  does: whole.does ?? part.does,
  site: whole.site ?? part.site,
  isClosed: whole.isClosed && part.isClosed,
  programs: [...whole.programs, ...part.programs],
});

function toNamed(programs: ListedProtocol['programs']): ListedProtocol['programs'] {
  const names = programs.map(({ address, name }) => labelOf(address)?.name ?? name);
  return programs.map((program, i) => {
    const name = names[i]!; // a name for each
    return names.filter((other) => other === name).length === 1 ? { ...program, name } : program;
  });
}

const byCategory = new Map<DefiCategory, readonly ListedProtocol[]>(
  DEFI_CATEGORIES.map(({ key }) => [key, readRegistry(key)]),
);

/** Programs that have to do with a category and belong to another. */
export const listRelated = ({ related = [] }: DefiCategoryDefinition): readonly DefiRelated[] =>
  related.map((program) => ({
    address: asAddress(program),
    name: labelOf(program)?.name ?? program,
    does: findPurpose(program),
  }));

/** The protocols of a category, in the order of the directory. */
export const listDefiProtocols = (key: DefiCategory): readonly ListedProtocol[] => byCategory.get(key)!;

export const toProgramAddresses = (protocols: readonly ListedProtocol[]): readonly Address[] =>
  protocols.flatMap(({ programs }) => programs.map(({ address }) => address));
