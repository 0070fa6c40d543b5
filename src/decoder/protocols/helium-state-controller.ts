import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-state-controller',
  name: 'Helium State Controller',
  programs: ['stcfiqW3fwD9QCd8Bqr1NBLrs7dftZHBQe7RiMMA4aM'],
  category: 'governance',
  source: 'the Anchor IDL types in npm @helium/modular-governance-idls 0.1.5',
});
