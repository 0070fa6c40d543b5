import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'voltr',
  name: 'Voltr Vault',
  programs: ['vVoLTRjQmtFpiYoegx285Ze4gsLJ8ZxgFKVcuvmG1a8'],
  category: 'lending',
  source: 'the Anchor IDL 0.2.0 in cpkt9762/solana-idls',
});
