import { z } from 'zod';
import { RULE_NAMES } from '#contracts/market/anomaly-rules';
import type { MonitoringAnswer } from '#contracts/operation/monitoring';
import { WINDOWS } from '#contracts/market/market';
import monitoringQueries from '#store/queries/monitoring';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'monitoring',
  route: '/api/monitoring',
  says: 'How often each rule found something unusual in the last hour and in the last day.',
  input: z.strictObject({}),
  absences: true,
  run: (ask): Promise<MonitoringAnswer> =>
    answerFromIndex(ask, async (index, { toSlot, toTime }) => {
      const since = (seconds: number) =>
        index.first(monitoringQueries.firstSlotSince, { time: toTime - seconds });
      const [hour, day] = await Promise.all([since(WINDOWS['1h']), since(WINDOWS['24h'])]);
      const rows = await index.all(monitoringQueries.anomaliesCounted, {
        rules: RULE_NAMES,
        daySlot: day?.slot ?? toSlot,
        hourSlot: hour?.slot ?? toSlot,
      });
      const byRule = new Map(rows.map((row) => [row.rule, row]));
      return {
        counts: RULE_NAMES.map((rule) => ({
          rule,
          hour: byRule.get(rule)?.hour ?? 0,
          day: byRule.get(rule)?.day ?? 0,
        })),
      };
    }),
});
