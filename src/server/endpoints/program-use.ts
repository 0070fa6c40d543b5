import { z } from 'zod';
import { USE_WINDOWS, type ProgramUseAnswer } from '#contracts/account/program-use';
import { addressText, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readProgramUse } from '../reading/program/program-usage.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'programUse',
  route: '/api/programs/:address/use',
  says: 'How one program is called over time: calls, transactions, failures and callers hour by hour, who calls it most, which of its instructions run most, and what it fails with. Votes are left out.',
  when: 'Use of a program over hours or days is asked for; the question `program` tells that of the last blocks.',
  input: z.strictObject({
    address: addressText,
    window: z
      .enum(USE_WINDOWS, `must be ${USE_WINDOWS.join(' or ')}`)
      .describe('`24h` (default), `7d`.')
      .optional(),
  }),
  absences: true,
  run: async (ask, { address: text, window = '24h' }): Promise<ProgramUseAnswer> => {
    const address = toAddress(text);
    if (address === undefined) return ask.absent('malformed', 'This is not an address.');
    return answerFromIndex(ask, async (index, coverage) => {
      const found = await index.answers.read(coverage, `program-use ${address} ${window}`, () =>
        readProgramUse(index, address, window, coverage, ask.reader.interfaces.protocolOf),
      );
      const things = new NamedThings().addAddress(address);
      for (const { wallet } of found.callers?.rows ?? []) things.addAddress(wallet);
      return { ...found, names: await toNames(things, ask.reader, ask.signal) };
    });
  },
});
