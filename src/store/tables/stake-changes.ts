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
  madeFrom: {
    effects: ['stake'],
    toRow: ({ action, account, validator, lamports }, { at }) => ({
      ...at,
      action,
      account,
      validator,
      lamports,
    }),
  },
});
