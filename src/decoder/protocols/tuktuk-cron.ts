import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'tuktuk-cron',
  name: 'TukTuk Cron',
  programs: ['cronAjRZnJn3MTP3B9kE62NWDrjSuAPVXf9c4hu4grM'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/tuktuk-idls 0.0.9',
});
