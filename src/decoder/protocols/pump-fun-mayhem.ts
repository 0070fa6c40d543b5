import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pump-fun-mayhem',
  name: 'Pump.fun Mayhem',
  programs: ['MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e'],
  category: 'launchpad',
  source: 'its own log (Instruction: BuyV2), in a transaction of 2026',
});
