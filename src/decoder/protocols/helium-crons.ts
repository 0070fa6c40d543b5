import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-crons',
  name: 'Helium Crons',
  programs: ['hcrLPFgFUY6sCUKzqLWxXx5bntDiDCrAZVcrXfx9AHu'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
