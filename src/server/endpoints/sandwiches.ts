import { z } from 'zod';
import { MAX_SANDWICHES, type SandwichesAnswer } from '#contracts/market/sandwiches';
import { limitText, text, toAddress, toSignature, toSlot, unixSecondsText } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { readSandwiches } from '../reading/market/sandwiches.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { readTokenMarket } from '../reading/token/token-market.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_ROWS = '10';

export default defineEndpoint({
  name: 'sandwiches',
  route: '/api/sandwiches',
  says: 'Sandwiches in the indexed blocks, newest first: around a transaction, in a slot, of a wallet as attacker or victim, of a token or a market, each with its trades, the gain and what the victims lost.',
  input: z.strictObject({
    signature: text.describe('Signature of a transaction that may be part of one.').optional(),
    slot: text.describe('Number of a slot.').optional(),
    wallet: text.describe('Address of an attacker or a victim.').optional(),
    mint: text.describe('Mint of a token that was traded.').optional(),
    market: text.describe('Account of a pool.').optional(),
    from: unixSecondsText.describe('Unix seconds; nothing before.').optional(),
    to: unixSecondsText.describe('Unix seconds; nothing after.').optional(),
    limit: limitText(MAX_SANDWICHES),
  }),
  absences: true,
  run: async (ask, input): Promise<SandwichesAnswer> => {
    const [mint, market, wallet] = [input.mint, input.market, input.wallet].map((one) =>
      one === undefined ? undefined : toAddress(one),
    );
    const wrong = [
      [input.mint, mint],
      [input.market, market],
      [input.wallet, wallet],
    ].some(([asked, read]) => asked !== undefined && read === undefined);
    if (wrong) return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    const place = await findSlot(ask, input.signature, input.slot);
    if (typeof place === 'object') return place;
    return answerFromIndex(ask, async (index, coverage) => {
      const markets =
        market !== undefined
          ? [market]
          : mint === undefined
            ? undefined
            : (await readTokenMarket(index, mint, coverage.toTime)).markets.map((row) => row.market);
      const page = await readSandwiches(
        index,
        {
          markets,
          wallet,
          slot: place,
          signature: input.signature,
          from: input.from === undefined ? undefined : Number(input.from),
          to: input.to === undefined ? undefined : Number(input.to),
        },
        Number(input.limit ?? DEFAULT_ROWS),
      );
      const things = new NamedThings().addAddress(wallet).addMint(mint);
      for (const row of page.rows) {
        things.addMint(row.base).addMint(row.quote).addAddress(row.venue).addAddress(row.attacker);
        for (const { trade } of row.victims) things.addAddress(trade.trader);
      }
      const victims = page.rows.flatMap((row) => row.victims);
      return {
        ...page,
        victims: victims.length,
        lossMicroUsd: victims.reduce((sum, { lossMicroUsd = 0n }) => sum + lossMicroUsd, 0n),
        gainMicroUsd: page.rows.reduce((sum, { gainMicroUsd = 0n }) => sum + gainMicroUsd, 0n),
        names: await toNames(things, ask.reader, ask.signal),
      };
    });
  },
});

/** The slot of a transaction, or the one that was asked for. */
async function findSlot(
  ask: QuestionContext,
  signatureText: string | undefined,
  slotText: string | undefined,
) {
  if (signatureText === undefined) {
    if (slotText === undefined) return undefined;
    return toSlot(slotText) ?? ask.absent('malformed', 'This is not a slot: it must be a whole number.');
  }
  const signature = toSignature(signatureText);
  if (signature === undefined) {
    return ask.absent('malformed', 'This is not a signature: it must be base58 of 64 bytes.');
  }
  const reading = await ask.reader.transactions.read(signature, { signal: ask.signal });
  const slot = reading.kind === 'found' ? reading.transaction.slot : undefined;
  return slot ?? ask.absent('not-found', 'No transaction with this signature was found.');
}
