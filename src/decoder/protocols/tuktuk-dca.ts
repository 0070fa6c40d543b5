import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'tuktuk-dca',
  name: 'TukTuk DCA',
  programs: ['tdcam4m5U74pEZQrsQ7fVAav4AUXXc6z8fkhvExfRVN'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
