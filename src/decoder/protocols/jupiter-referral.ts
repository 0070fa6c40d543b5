import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-referral',
  name: 'Jupiter Referral',
  programs: ['REFER4ZgmyYx9c6He5XfaTMiGfdLwRnkV4RPp9t9iF3'],
  category: 'infrastructure',
  source: 'the Anchor IDL in npm @jup-ag/referral-sdk 0.3.0',
});
