import type { Cursor } from '#std/cursor';
import { defineProtocol, type AccountSections } from '../define-protocol.ts';
import { LayoutError } from '../layout/codec.ts';

const FEATURE_LENGTH = 9;

/** Option of a slot: one byte, then eight that are zero while the feature waits for its epoch. */
function readFeature(cursor: Cursor): AccountSections {
  const tag = cursor.u8();
  if (tag > 1) throw new LayoutError(`${tag} is not an option tag`);
  const activatedAt = cursor.u64();
  if (tag === 0) {
    return {
      fields: [{ name: 'activatedAt', value: { kind: 'none' } }],
      summary: { template: 'A feature pending activation at the start of an epoch', fields: [] },
    };
  }
  const fields = [{ name: 'activatedAt', value: { kind: 'slot' as const, slot: activatedAt } }];
  return { fields, summary: { template: 'A feature active since slot {activatedAt}', fields } };
}

export default defineProtocol({
  key: 'feature',
  name: 'Feature Gate Program',
  programs: ['Feature111111111111111111111111111111111111'],
  category: 'native',
  source: 'solana-feature-gate-interface instruction.rs, state.rs, error.rs',
  discriminant: 'u8',
  instructions: [
    {
      at: 0,
      name: 'revokePendingActivation',
      title: 'Revoke feature',
      accounts: ['feature', 'incinerator', 'systemProgram'],
      sentence: 'Revoke the pending activation of the feature {feature}; its SOL is burned',
      effects: (ix) => [
        { kind: 'close-account', account: ix.address('feature'), destination: ix.address('incinerator') },
      ],
    },
  ],
  accounts: [
    {
      type: 'feature',
      title: 'Feature',
      matches: (data) => data.length >= FEATURE_LENGTH,
      read: readFeature,
    },
  ],
  errors: {
    0: { name: 'FeatureAlreadyActivated', message: 'The feature is already active and cannot be revoked.' },
  },
});
