import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'stakeChanges',
  about: 'A stake account that was created, delegated, deactivated, split, merged or withdrawn from.',
  columns: {
    slot: 'integer',
    position: 'integer',
    part: 'integer',
    time: 'integer',
    action: 'text',
    account: 'address',
    validator: 'address?',
    lamports: 'int64?',
  },
  key: ['slot', 'position', 'part'],
  indexes: [['validator', 'slot']],
  fromEffects: {
    kinds: ['stake'],
    toRow: ({ action, account, validator, lamports }, { place }) => ({
      ...place,
      action,
      account,
      validator,
      lamports,
    }),
  },
});
