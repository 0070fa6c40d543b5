import { z } from 'zod';
import type { Absence } from '#contracts/answers';
import { LAUNCH_PAGE_ROWS, SCANNED_LAUNCHES, type LaunchesAnswer } from '#contracts/market/launches';
import launchQueries from '#store/queries/launches';
import { limitText, text, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import type { IndexReader } from '../reading/index/index-reader.ts';
import { readLaunch } from '../reading/launch/launch-facts.ts';
import { LAUNCHPADS, toLaunchRows, type TokenMint } from '../reading/launch/launch-rows.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readPrices } from '../reading/market/prices.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** No block is beyond it. */
const END = { slot: Number.MAX_SAFE_INTEGER, position: 0, part: 0 };

export default defineEndpoint({
  name: 'launches',
  route: '/api/launches',
  says: 'The newest mints in the order they were created, with their creator, launchpad, first trading figures and marks of risk.',
  when: 'To follow new tokens.',
  input: z
    .strictObject({
      before: z
        .string()
        .regex(/^\d{1,15}(?:\.\d{1,9}){0,2}$/, 'must be a slot, or what an answer gave as nextBefore')
        .describe('A slot, or what an answer gave as `nextBefore`.')
        .optional(),
      launchpad: text
        .refine((value) => toAddress(value) !== undefined, 'must be the address of a program')
        .describe('Address of the program the token was launched by.')
        .optional(),
      mints: z
        .string()
        .refine(isMints, `must be at most ${SCANNED_LAUNCHES} addresses, separated by commas`)
        .describe(
          `These mints alone, whoever launched them: at most ${SCANNED_LAUNCHES}, separated by commas. Not beside \`before\` or \`launchpad\`.`,
        )
        .optional(),
      nfts: z
        .literal('show', 'must be show, or left out')
        .describe('`show` for mints without decimals too; `mints` always has them.')
        .optional(),
      limit: limitText(SCANNED_LAUNCHES),
    })
    .superRefine(({ mints, ...others }, context) => {
      for (const key of ['before', 'launchpad'] as const)
        if (mints !== undefined && others[key] !== undefined)
          context.addIssue({ code: 'custom', path: [key], message: 'cannot be combined with mints' });
    }),
  absences: true,
  run: (ask, { mints: named, ...asked }): Promise<LaunchesAnswer> =>
    answerFromIndex<Found>(ask, async (index, { toTime }) => {
      const { shown, nextBefore } =
        named === undefined
          ? await readNewest(index, asked)
          : { shown: await readNamed(index, named.split(','), asked.limit), nextBefore: undefined };
      const mints = shown.map(({ mint }) => mint);
      const things = new NamedThings();
      for (const { mint, creator, launchpad, decimals } of shown)
        things.addMint(mint, decimals).addAddress(creator).addAddress(launchpad);
      const [book, prices, names] = await Promise.all([
        readLaunch(index, ask.cluster, mints, toTime),
        readPrices(index, mints, toTime),
        toNames(things, ask.reader, ask.signal),
      ]);
      return { rows: toLaunchRows(shown, book, prices, names), nextBefore, launchpads: LAUNCHPADS, names };
    }),
});

/** Texts of the URL besides `mints`. */
interface Asked {
  readonly before?: string | undefined;
  readonly launchpad?: string | undefined;
  readonly nfts?: string | undefined;
  readonly limit?: string | undefined;
}

type Found = Omit<Exclude<LaunchesAnswer, Absence>, 'kind' | 'coverage'>;

/** A page of the newest mints, each once, and where the next one begins. */
async function readNewest(
  index: IndexReader,
  { before, launchpad, nfts, limit = String(LAUNCH_PAGE_ROWS) }: Asked,
): Promise<{ readonly shown: readonly TokenMint[]; readonly nextBefore: string | undefined }> {
  const asked = {
    ...toPlace(before),
    leastDecimals: nfts === 'show' ? 0 : 1,
    // A mint may be created by two instructions.
    limit: Number(limit) * 2 + 1,
  };
  const tokenMints = await (launchpad === undefined
    ? index.all(launchQueries.newestTokenMints, asked)
    : index.all(launchQueries.newestTokenMintsOfLaunchpad, { ...asked, launchpad }));
  const different = tokenMints.filter(
    ({ mint }, i) => tokenMints.findIndex((one) => one.mint === mint) === i,
  );
  const shown = different.slice(0, Number(limit));
  const last = tokenMints.findLast(({ mint }) => mint === shown.at(-1)?.mint);
  const hasMore = different.length > shown.length || tokenMints.length === asked.limit;
  return {
    shown,
    nextBefore: hasMore && last ? `${last.slot}.${last.position}.${last.part}` : undefined,
  };
}

/** Those of some mints whose creation was indexed, the newest first. */
async function readNamed(
  index: IndexReader,
  mints: readonly string[],
  limit: string | undefined,
): Promise<readonly TokenMint[]> {
  const tokens = await index.all(launchQueries.createdTokens, { mints, limit: mints.length });
  return tokens
    .map(({ createdSlot: slot, createdTime: time, ...token }) => ({
      ...token,
      slot,
      time,
      signature: undefined,
    }))
    .sort((a, b) => b.slot - a.slot)
    .slice(0, Number(limit ?? mints.length));
}

function isMints(value: string): boolean {
  const mints = value.split(',', SCANNED_LAUNCHES + 1);
  return mints.length <= SCANNED_LAUNCHES && mints.every((one) => toAddress(one) !== undefined);
}

function toPlace(before: string | undefined): typeof END {
  if (before === undefined) return END;
  const [slot = 0, position = 0, part = 0] = before.split('.').map(Number);
  return { slot, position, part };
}
