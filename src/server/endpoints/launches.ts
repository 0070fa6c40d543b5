import { z } from 'zod';
import type { Absence } from '#contracts/answers';
import { LAUNCH_PAGE_ROWS, SCANNED_LAUNCHES, type LaunchesAnswer } from '#contracts/market/launches';
import launchQueries from '#store/queries/launches';
import { limitText, text, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import type { IndexReader } from '../reading/index/index-reader.ts';
import { readLaunch } from '../reading/launch/launch-facts.ts';
import { LAUNCHPADS, toLaunchRows } from '../reading/launch/launch-rows.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readPrices } from '../reading/market/prices.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** No block is beyond it. */
const END = { slot: Number.MAX_SAFE_INTEGER, position: 0, part: 0 };

/** As long as so many addresses are with their commas. */
const MOST_MINTS_TEXT = SCANNED_LAUNCHES * 45;

export default defineEndpoint({
  name: 'launches',
  route: '/api/launches',
  says: 'The newest mints in the order they were created, with their creator, launchpad, first trading figures and marks of risk.',
  when: 'To follow new tokens.',
  input: z.strictObject({
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
      .max(MOST_MINTS_TEXT, `must have at most ${MOST_MINTS_TEXT} characters`)
      .refine((value) => value.split(',').every((one) => toAddress(one) !== undefined), 'must be addresses')
      .describe('These mints alone, separated by commas; 100 at most.')
      .optional(),
    nfts: z
      .literal('show', 'must be show, or left out')
      .describe('`show` for mints without decimals too.')
      .optional(),
    limit: limitText(SCANNED_LAUNCHES),
  }),
  absences: true,
  run: (
    ask,
    { before, launchpad, mints: named, nfts, limit = String(LAUNCH_PAGE_ROWS) },
  ): Promise<LaunchesAnswer> =>
    answerFromIndex<Found>(ask, async (index, { toTime }) => {
      const asked = {
        ...toPlace(before),
        leastDecimals: nfts === 'show' ? 0 : 1,
        // A mint may be created by two instructions.
        limit: Number(limit) * 2 + 1,
      };
      const tokenMints = await (named !== undefined
        ? readNamed(index, named.split(',').slice(0, SCANNED_LAUNCHES))
        : launchpad === undefined
          ? index.all(launchQueries.newestTokenMints, asked)
          : index.all(launchQueries.newestTokenMintsOfLaunchpad, { ...asked, launchpad }));
      const different = tokenMints.filter(
        ({ mint }, i) => tokenMints.findIndex((one) => one.mint === mint) === i,
      );
      const shown = different.slice(0, Number(limit));
      const mints = shown.map(({ mint }) => mint);
      const things = new NamedThings();
      for (const { mint, creator, launchpad: program, decimals } of shown)
        things.addMint(mint, decimals).addAddress(creator).addAddress(program);
      const [book, prices, names] = await Promise.all([
        readLaunch(index, ask.cluster, mints, toTime),
        readPrices(index, mints, toTime),
        toNames(things, ask.reader, ask.signal),
      ]);
      const last = tokenMints.findLast(({ mint }) => mint === mints.at(-1));
      const hasMore = different.length > shown.length || tokenMints.length === asked.limit;
      return {
        rows: toLaunchRows(shown, book, prices, names),
        nextBefore: hasMore && last ? `${last.slot}.${last.position}.${last.part}` : undefined,
        launchpads: LAUNCHPADS,
        names,
      };
    }),
});

type Found = Omit<Exclude<LaunchesAnswer, Absence>, 'kind' | 'coverage'>;

/** Mints whose creation was indexed, as if the newest had been asked for. */
const readNamed = async (index: IndexReader, mints: readonly string[]) =>
  (await index.all(launchQueries.createdTokens, { mints, limit: mints.length }))
    .map(({ createdSlot: slot, createdTime: time, decimals = 0, ...token }) => ({
      ...token,
      decimals,
      slot,
      time,
      position: 0,
      part: 0,
      signature: undefined,
    }))
    .sort((a, b) => b.slot - a.slot);

function toPlace(before: string | undefined): typeof END {
  if (before === undefined) return END;
  const [slot = 0, position = 0, part = 0] = before.split('.').map(Number);
  return { slot, position, part };
}
