import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jito-validator-history',
  name: 'Jito Validator History',
  programs: ['HistoryJTGbKQD2mRgLZ3XhqHnN811Qpez8X9kCcGHoa'],
  category: 'infrastructure',
  source: 'the Anchor IDL 0.2.1 in jito-foundation/stakenet',
});
