import { z } from 'zod';
import type { FailuresAnswer } from '#contracts/market/failures';
import { addressText, limitText, toAddress, unixSecondsText } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readFailures } from '../reading/program/read-failures.ts';
import { defineEndpoint } from './define-endpoint.ts';

const MOST = 100;

export default defineEndpoint({
  name: 'failures',
  route: '/api/failures',
  says: 'Why transactions fail: which program failed them with which error, how many and what was paid for them, most frequent first, in whole minutes of the last 30 days.',
  when: 'The reasons of failures over a time are asked for; the reason of one is in the question `transaction`.',
  input: z.strictObject({
    program: addressText.describe('Only what failed in this program.').optional(),
    from: unixSecondsText
      .describe('Unix seconds; the minute they are in is counted whole. All that is indexed when left out.')
      .optional(),
    to: unixSecondsText.describe('Unix seconds of the last minute; now when left out.').optional(),
    limit: limitText(MOST),
  }),
  absences: true,
  run: async (ask, { program: asked, from, to, limit }): Promise<FailuresAnswer> => {
    const program = asked === undefined ? undefined : toAddress(asked);
    if (asked !== undefined && program === undefined)
      return ask.absent('malformed', 'This is not an address.');
    if (from !== undefined && to !== undefined && Number(from) > Number(to))
      return ask.absent('malformed', '`from` is later than `to`.');
    return answerFromIndex(ask, async (index, coverage) => {
      const span = {
        program,
        ...(from !== undefined && { from: Number(from) }),
        ...(to !== undefined && { to: Number(to) }),
        ...(limit !== undefined && { limit: Number(limit) }),
      };
      const found = await readFailures(index, coverage, span, ask.reader.interfaces.protocolOf);
      const things = new NamedThings().addAddress(program);
      for (const row of found.rows) things.addAddress(row.program);
      return {
        ...found,
        ...(program !== undefined && { program }),
        names: await toNames(things, ask.reader, ask.signal),
      };
    });
  },
});
