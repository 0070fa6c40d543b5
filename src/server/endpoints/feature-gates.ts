import { z } from 'zod';
import type { FeatureGatesAnswer } from '#contracts/network/feature-gates';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'featureGates',
  route: '/api/feature-gates',
  says: 'Every known feature gate of the runtime and whether it is active, pending or inactive on this cluster.',
  input: z.strictObject({}),
  absences: true,
  async run(ask): Promise<FeatureGatesAnswer> {
    const { gates, epoch } = await ask.reader.features.read({ signal: ask.signal });
    const counts = { active: 0, pending: 0, inactive: 0 };
    for (const { state } of gates) counts[state]++;
    return {
      kind: 'found',
      provenance: ask.provenance(epoch.absoluteSlot),
      gates,
      counts,
      currentEpoch: epoch.epoch,
    };
  },
});
