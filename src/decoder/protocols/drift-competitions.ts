import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'drift-competitions',
  name: 'Drift Competitions',
  programs: ['DraWMeQX9LfzQQSYoeBwHAgM5JcqFkgrX7GbTfjzVMVL'],
  category: 'perpetuals',
  source: 'the Anchor IDL in npm @drift-labs/competitions-sdk 0.2.386',
});
