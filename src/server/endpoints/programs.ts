import { z } from 'zod';
import { asAddress } from '#contracts/chain';
import { PROGRAM_PAGE_ROWS, type ProgramRow, type ProgramsAnswer } from '#contracts/account/program';
import { findInDirectory, findProtocol, listDirectory, listProtocols } from '#decoder';
import { text } from '../input/texts.ts';
import { toObservation } from '../reading/program/observed-use.ts';
import { findDirectoryProtocol } from '../reading/program/program-names.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Category of programs no list has. */
const UNLISTED = 'unlisted';
/** A first visitor waits for blocks no longer than this. */
const FIRST_LOOK_MS = 1_500;

export default defineEndpoint({
  name: 'programs',
  route: '/api/programs',
  says: 'The programs known by name and those seen in the last blocks, the most used first; they can be searched and filtered by category.',
  when: 'To find a program by its name or to see which are used now.',
  input: z.strictObject({
    q: text.describe('Part of a name, or the beginning of an address.').optional(),
    category: z
      .string()
      .regex(/^[a-z][a-z-]{0,31}$/, 'must be a category such as amm')
      .describe('Only those of this category.')
      .optional(),
    read: z
      .enum(['yes', 'no'], 'must be yes or no')
      .describe('`yes` for programs whose instructions are read here, `no` for the others.')
      .optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1')
      .describe('Counted from 1.')
      .optional(),
  }),
  absences: true,
  async run(ask, { q, category, read, page }): Promise<ProgramsAnswer> {
    const { watcher } = ask.reader;
    watcher.touch();
    await watcher.whenReady(FIRST_LOOK_MS);
    const { window, byProgram } = toObservation(watcher);
    const all = [...LISTED, ...toUnlisted(ask, byProgram)].map((row) => ({
      ...row,
      use: byProgram.get(row.address),
    }));
    const words = q?.trim().toLowerCase() ?? '';
    const matching = all
      .filter(
        (row) =>
          (category === undefined || row.category === category) &&
          (read === undefined || (row.reading !== undefined) === (read === 'yes')) &&
          (words === '' ||
            row.name?.toLowerCase().includes(words) ||
            row.address.toLowerCase().startsWith(words)),
      )
      .sort(byUseThenName);
    const pages = Math.max(1, Math.ceil(matching.length / PROGRAM_PAGE_ROWS));
    const shown = Math.min(Number(page ?? 1), pages);
    return {
      kind: 'found',
      provenance: ask.provenance(window?.lastSlot),
      rows: matching.slice((shown - 1) * PROGRAM_PAGE_ROWS, shown * PROGRAM_PAGE_ROWS),
      matching: matching.length,
      total: all.length,
      withLayouts: all.filter(({ reading }) => reading === 'protocol file').length,
      categories: countCategories(all),
      page: shown,
      pages,
      window,
    };
  },
});

/** Every program of the protocol files and of the directory, each once. */
const LISTED: readonly ProgramRow[] = [
  ...listProtocols().flatMap(({ definition: { name, category, programs } }) =>
    programs.map((program) => {
      const listed = findDirectoryProtocol(program);
      return {
        address: asAddress(program),
        // A protocol of several programs names them by what each is for in the directory.
        name: programs.length > 1 ? (findInDirectory(program)?.name ?? name) : name,
        category,
        source: 'protocol file' as const,
        site: listed?.site,
        abandoned: listed?.closed === true ? true : undefined,
        reading: 'protocol file' as const,
      };
    }),
  ),
  ...listDirectory().flatMap(({ site, closed, programs }) =>
    programs
      .filter(({ address }) => findProtocol(address) === undefined)
      .map(({ address, name, category }) => ({
        address,
        name,
        category,
        source: 'directory' as const,
        site,
        abandoned: closed ? true : undefined,
      })),
  ),
];

const listedAddresses: ReadonlySet<string> = new Set(LISTED.map(({ address }) => address));

/** Programs seen in blocks that no list has, named by the interface they publish where that is known already. */
function toUnlisted({ reader }: QuestionContext, seen: ReadonlyMap<string, unknown>): readonly ProgramRow[] {
  return [...seen.keys()]
    .filter((program) => !listedAddresses.has(program))
    .map((program) => {
      const published = reader.interfaces.protocolOf(program);
      return {
        address: asAddress(program),
        name: published?.definition.name,
        untrusted: published && true,
        category: UNLISTED,
        source: 'seen',
        reading: published && 'published interface',
      };
    });
}

function byUseThenName(a: ProgramRow, b: ProgramRow): number {
  return (
    (b.use?.transactions ?? 0) - (a.use?.transactions ?? 0) ||
    Number(a.name === undefined) - Number(b.name === undefined) ||
    (a.name ?? a.address).localeCompare(b.name ?? b.address, 'en') ||
    (a.address < b.address ? -1 : 1)
  );
}

function countCategories(
  rows: readonly ProgramRow[],
): readonly { readonly category: string; readonly programs: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([category, programs]) => ({ category, programs }))
    .sort((a, b) => b.programs - a.programs || a.category.localeCompare(b.category, 'en'));
}
