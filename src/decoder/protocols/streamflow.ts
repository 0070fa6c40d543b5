import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow',
  name: 'Streamflow',
  programs: ['strmRqUCoQUgGUan5YhzUZa6KqdzwX5L6FpUxfmKg5m'],
  category: 'infrastructure',
  source: 'the IDL 0.6.0 in npm @streamflow/stream 12.5.0',
});
