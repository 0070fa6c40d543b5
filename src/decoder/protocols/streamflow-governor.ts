import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow-governor',
  name: 'Streamflow Governor',
  programs: ['GVERNASJFxi8vjjJtwCKYQTeN51XsV1y2B1ap1GtKrKR'],
  category: 'governance',
  source: 'the Anchor IDL 2.4.0 in npm @streamflow/staking 12.1.1',
});
