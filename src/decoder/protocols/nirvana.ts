import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'nirvana',
  name: 'Nirvana',
  programs: ['NirvHuZvrm2zSxjkBvSbaF2tHfP5j7cvMj9QmdoHVwb'],
  category: 'lending',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
