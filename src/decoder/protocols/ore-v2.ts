import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'ore-v2',
  name: 'ORE v2',
  programs: ['oreV2ZymfyeXgNgBdqMkumTqqAprVqgBWQfoYkrtKWQ'],
  category: 'game',
  source: 'the IDL 2.3.0 in sonarwatch/portfolio',
});
