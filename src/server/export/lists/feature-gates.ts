import { FEATURE_GATE_COLUMNS } from '#contracts/columns/feature-gate-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'featureGates',
  title: 'Feature gates',
  question: 'featureGates',
  rows: ({ gates }) => gates,
  window: ({ currentEpoch }) => `epoch ${currentEpoch}`,
  columns: FEATURE_GATE_COLUMNS,
});
