import { z } from 'zod';
import { CONVERSION_UNITS, type ConversionAnswer } from '#contracts/network/conversion';
import { mintText, text, toAddress } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { USUAL_TARGET } from '../reading/network/conversion-units.ts';
import { convert, isNoConversion } from '../reading/network/convert.ts';
import { defineEndpoint } from './define-endpoint.ts';

const unitText = z.enum(CONVERSION_UNITS, `must be one of ${CONVERSION_UNITS.join(', ')}`);

export default defineEndpoint({
  name: 'conversion',
  route: '/api/convert',
  says: 'A quantity in another unit: lamports and SOL, units and tokens, dollars by the price of our index, basis points, slots, epochs and time, the price of compute as a fee, bytes of an account as rent.',
  when: 'To convert a number to another unit.',
  input: z.strictObject({
    value: text.describe('A decimal number; for a time unix seconds or a date in UTC.'),
    from: unitText.describe(`Unit of the value: ${CONVERSION_UNITS.join(', ')}.`),
    to: unitText.describe('Unit that is wanted; the usual counterpart when left out.').optional(),
    mint: mintText.describe('Mint of the token, for units and tokens.').optional(),
    toMint: mintText.describe('Mint of the wanted token, where one token is turned into another.').optional(),
    computeUnits: z
      .string()
      .regex(/^\d{1,9}$/, 'must be a whole number')
      .describe('Compute units, for a price of compute.')
      .optional(),
  }),
  absences: true,
  async run(ask, input): Promise<ConversionAnswer> {
    const { value, from, to = USUAL_TARGET[from], computeUnits } = input;
    const mint = input.mint === undefined ? undefined : toAddress(input.mint);
    const toMint = input.toMint === undefined ? undefined : toAddress(input.toMint);
    if (
      (mint === undefined) !== (input.mint === undefined) ||
      (toMint === undefined) !== (input.toMint === undefined)
    ) {
      return ask.absent('malformed', 'This is not the address of a mint: it must be base58 of 32 bytes.');
    }
    const found = await convert(ask, {
      value: value.trim().replaceAll(/[,_](?=\d{3})/g, ''),
      from,
      to,
      mint,
      toMint,
      computeUnits: computeUnits === undefined ? undefined : Number(computeUnits),
    });
    if (isNoConversion(found)) return ask.absent(found.kind, found.reason);
    const things = new NamedThings().addMint(mint).addMint(toMint);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      ...found,
      names: await toNames(things, ask.reader, ask.signal),
    };
  },
});
