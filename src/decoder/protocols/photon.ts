import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'photon',
  name: 'Photon',
  programs: ['BSfD6SHZigAfDWSjzD5Q41jw8LmKwtmjskPH9XW1mrRW'],
  category: 'bot',
  source: 'its own log (Instruction: PumpBuy) and the buy of Pump.fun inside, in transactions of 2025',
});
