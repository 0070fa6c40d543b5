import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'glam',
  name: 'GLAM',
  programs: ['GLAMbTqav9N9witRjswJ8enwp9vv5G8bsSJ2kPJ4rcyc'],
  category: 'infrastructure',
  source: 'the Anchor IDL 0.4.6 in glamsystems/glam',
});
