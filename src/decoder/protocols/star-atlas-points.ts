import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-points',
  name: 'Star Atlas Points',
  programs: ['Point2iBvz7j5TMVef8nEgpmz4pDr7tU7v3RjAfkQbM'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/points 1.1.0; address in Topledger/Landing-Page',
});
