import { RULE_NAMES } from '#contracts/market/anomaly-rules';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { address, matching } from '../../router/search-fields.ts';

/** Which anomalies are listed, and before which place. */
export const anomalyFields = {
  rule: choice(RULE_NAMES),
  severity: choice(['warning', 'notice']),
  subject: address(),
  before: matching(/^\d{1,15}\.\d{1,9}$/, 'a place in the list, as a link to earlier anomalies has it'),
};

export const anomalySearch = defineSearch(anomalyFields);

export type AnomalySearch = SearchOf<typeof anomalySearch>;
