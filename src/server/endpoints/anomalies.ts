import { z } from 'zod';
import { RULE_NAMES, RULES } from '#contracts/market/anomaly-rules';
import { ANOMALY_PAGE_ROWS, type AnomaliesAnswer } from '#contracts/operation/monitoring';
import { limitText, text, toAddress } from '../input/texts.ts';
import { addAnomaly, parseAnomalyPlace, readAnomalies, toPlaceText } from '../reading/index/anomalies.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

const MOST_ROWS = 200;

export default defineEndpoint({
  name: 'anomalies',
  route: '/api/anomalies',
  says: 'Anomalies that rules found in the indexed blocks, newest first, each with its measurement, bound and evidence.',
  input: z.strictObject({
    rule: z.enum(RULE_NAMES, 'must be the name of a rule').describe('Name of a rule.').optional(),
    severity: z
      .enum(['notice', 'warning'], 'must be notice or warning')
      .describe('`notice` or `warning`.')
      .optional(),
    subject: text.describe('The address it is about.').optional(),
    before: z
      .string()
      .refine((value) => parseAnomalyPlace(value) !== undefined, 'must be a cursor this list gave')
      .describe('A cursor this list gave.')
      .optional(),
    limit: limitText(MOST_ROWS),
  }),
  absences: true,
  run: (ask, { rule, severity, subject, before, limit }): Promise<AnomaliesAnswer> =>
    answerFromIndex(ask, async (index) => {
      const address = subject === undefined ? undefined : toAddress(subject);
      if (subject !== undefined && address === undefined) {
        return ask.absent('malformed', 'This is not an address.', {
          hint: 'A subject is a wallet, program, mint or pool: 32 bytes in base58.',
        });
      }
      const isFiltered = rule !== undefined || severity !== undefined;
      const rules = RULE_NAMES.filter(
        (name) =>
          (rule === undefined || name === rule) &&
          (severity === undefined || RULES[name].severity === severity),
      );
      const { rows, next } = await readAnomalies(
        index,
        { rules: isFiltered ? rules : undefined, subject: address },
        before === undefined ? undefined : parseAnomalyPlace(before),
        Number(limit ?? ANOMALY_PAGE_ROWS),
      );
      const things = new NamedThings();
      for (const row of rows) addAnomaly(things, row);
      return {
        rows,
        next: next && toPlaceText(next),
        names: await toNames(things, ask.reader, ask.signal),
      };
    }),
});
