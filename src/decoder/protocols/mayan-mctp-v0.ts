import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mayan-mctp-v0',
  name: 'Mayan MCTP v0',
  programs: ['Awm2zSgzMGTRraAVjRvshqLehy7mJ2Qr3maURDsoDmwi'],
  category: 'bridge',
  source:
    'its own log (mctp-swap v0.2, bridge_with_fee) and the burn of Circle’s program inside, in a transaction of 2024',
  meaning: { bridgeWithFee: { sentence: 'Bridge USDC through Circle’s program' } },
});
