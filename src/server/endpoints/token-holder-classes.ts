import { z } from 'zod';
import type { TokenHolderClassesAnswer } from '#contracts/account/token-risk';
import { mintText, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readHolderClasses } from '../reading/token/read-holder-classes.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Rows of one answer; the sums count all. */
const MAX_HOLDERS = 100;

export default defineEndpoint({
  name: 'tokenHolderClasses',
  route: '/api/tokens/:mint/holder-classes',
  says: 'Who among the holders of a token created it, bought in its first slots, bought bundled with others, or is a pool.',
  when: 'To judge how a new token is held.',
  input: z.strictObject({ mint: mintText }),
  absences: true,
  run: async (ask, input): Promise<TokenHolderClassesAnswer> => {
    const mint = toAddress(input.mint);
    if (mint === undefined) return ask.absent('malformed', 'This is not an address.');
    return answerFromIndex(ask, async (index, coverage) => {
      const classes = await readHolderClasses(index, coverage, mint);
      const holders = classes.holders.slice(0, MAX_HOLDERS);
      const things = new NamedThings().addMint(mint);
      for (const { owner } of holders) things.addAddress(owner);
      return { mint, ...classes, holders, names: await toNames(things, ask.reader, ask.signal) };
    });
  },
});
