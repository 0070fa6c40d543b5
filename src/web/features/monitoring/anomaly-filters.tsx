import { RULE_NAMES, RULES } from '#contracts/market/anomaly-rules';
import type { MonitoringAnswer } from '#contracts/operation/monitoring';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { toRuleNames, type AnomalyFilters } from './anomaly-feed.ts';
import { anomalySearch } from './anomaly-search.ts';

/** Which anomalies are shown; how many each rule found stands in its choice. */
export function AnomalyFilterForm({
  filters,
  counted,
}: {
  readonly filters: AnomalyFilters;
  readonly counted: Wire<MonitoringAnswer>;
}) {
  const { path, navigate } = usePlace();
  const { hrefWith } = useSearch(anomalySearch);
  const counts = new Map(counted.kind === 'found' ? counted.counts.map(({ rule, day }) => [rule, day]) : []);
  const { rule, severity, subject } = filters;
  return (
    <FilterForm
      label="Filter anomalies"
      path={path}
      fields={[
        {
          name: 'rule',
          label: 'Rule',
          value: rule ?? '',
          options: [
            { value: '', text: 'All rules' },
            ...toRuleNames(severity).map((name) => ({
              value: name,
              text: `${RULES[name].title} (${toGrouped(counts.get(name) ?? 0)} in 24 h)`,
            })),
          ],
        },
        {
          name: 'severity',
          label: 'Severity',
          value: severity ?? '',
          options: [
            { value: '', text: 'All' },
            { value: 'warning', text: 'Warnings' },
            { value: 'notice', text: 'Notices' },
          ],
        },
        { name: 'subject', label: 'About', value: subject ?? '', placeholder: 'Address' },
      ]}
      onChange={(values) => {
        const wanted = RULE_NAMES.find((name) => name === values['rule']);
        // A rule of the other severity would find nothing.
        const isOther = values['severity'] !== '' && wanted && RULES[wanted].severity !== values['severity'];
        navigate(hrefWith({ ...values, ...(isOther && { rule: '' }), before: '' }));
      }}
    />
  );
}
