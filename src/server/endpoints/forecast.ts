import { z } from 'zod';
import type { ForecastAnswer } from '#contracts/network/forecasts';
import type { Address } from '#contracts/chain';
import { addressText, toAddress } from '../input/texts.ts';
import { forecasts } from '../forecast/forecasts/index.gen.ts';
import { readForecast } from '../forecast/read-forecast.ts';
import { defineEndpoint } from './define-endpoint.ts';

const KEYS = forecasts.map(({ key }) => key);
/** The node takes 128. */
const MOST_ACCOUNTS = 32;
const MOST_TEXT = MOST_ACCOUNTS * 45;

export default defineEndpoint({
  name: 'forecast',
  route: '/api/forecasts/:forecast',
  says: 'One estimate with its 80 % interval, its method, and how the method did on past cases. One that did no better than a naive estimate is not offered, and the figures say so.',
  when: 'One thing that will be is asked for: the end of the epoch, the priority fee to land, the next hours, the credits or the reward of a validator, when a launch graduates.',
  input: z.strictObject({
    forecast: z
      .string()
      .refine((key) => KEYS.includes(key), `must be one of ${KEYS.join(', ')}`)
      .describe(
        'Its key, such as `epoch-end`, `priority-fee`, `load`, `compute`, `fees`, `validator-credits`, `validator-reward` or `graduation`.',
      ),
    address: addressText
      .describe('The vote account of a validator, or the mint of a launch, for the forecasts about one.')
      .optional(),
    accounts: z
      .string()
      .max(MOST_TEXT, `must have at most ${MOST_TEXT} characters`)
      .describe('For `priority-fee`: accounts the transaction locks for writing, with commas between them.')
      .optional(),
  }),
  absences: true,
  async run(ask, input): Promise<ForecastAnswer> {
    const definition = forecasts.find(({ key }) => key === input.forecast)!; // `input` checked it
    const { subject, title } = definition;
    const takesAddress = subject === 'validator' || subject === 'token';
    if (takesAddress !== (input.address !== undefined)) {
      return ask.absent(
        'malformed',
        takesAddress
          ? `${title}: say of which ${subject === 'validator' ? 'vote account' : 'mint'}, as \`address\`.`
          : `${title} is not about one address: leave \`address\` out.`,
      );
    }
    if (subject !== 'accounts' && input.accounts !== undefined) {
      return ask.absent('malformed', `${title} takes no accounts: leave \`accounts\` out.`);
    }
    const address = input.address === undefined ? undefined : toAddress(input.address);
    if (input.address !== undefined && address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.', {
        hint: 'Check that the whole address was copied.',
      });
    }
    const accounts = toAccounts(input.accounts);
    if (accounts === undefined) {
      return ask.absent(
        'malformed',
        `These are not accounts: give at most ${MOST_ACCOUNTS} addresses, base58 of 32 bytes each, with commas between them.`,
      );
    }
    return {
      kind: 'found',
      provenance: ask.provenance(),
      forecast: await readForecast(ask, definition, { address, accounts }),
    };
  },
});

/** `undefined` where one of them is no address. */
function toAccounts(given: string | undefined): readonly Address[] | undefined {
  const texts = (given ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  const accounts = texts.flatMap((one) => toAddress(one) ?? []);
  return accounts.length < texts.length || accounts.length > MOST_ACCOUNTS
    ? undefined
    : [...new Set(accounts)];
}
