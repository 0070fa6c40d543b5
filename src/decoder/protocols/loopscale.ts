import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'loopscale',
  name: 'Loopscale',
  programs: ['1oopBoJG58DgkUVKkEzKgyG9dvRmpgeEm1AVjoHkF78'],
  category: 'lending',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
