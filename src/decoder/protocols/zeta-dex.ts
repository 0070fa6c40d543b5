import { defineInterface } from '../define-interface.ts';
import { SERUM_DEX } from '../families/serum-dex.ts';

/** The fork kept the first eighteen instructions, gave the next tags to its own, and added fields to accounts. */
const {
  cancelOrdersByClientIds: _several,
  replaceOrderByClientId: _one,
  replaceOrdersByClientIds: _more,
  ...meaning
} = SERUM_DEX.meaning ?? {};

export default defineInterface({
  ...SERUM_DEX,
  key: 'zeta-dex',
  idl: 'zeta-dex',
  name: 'Zeta DEX',
  programs: ['zDEXqXEG7gAyxb1Kg9mK5fPnUdENCGKzWrM21RMdWRq'],
  source: 'zetamarkets/serum-dex, dex/src/instruction.rs; address of zetamarkets/sdk src/constants.ts',
  meaning: {
    ...meaning,
    cancelOrderV2NoError: { sentence: 'Cancel an order on the market {market}' },
    cancelOrderByClientIdV2NoError: { sentence: 'Cancel an order on the market {market}' },
    newOrderV4: meaning['newOrderV3']!,
    pruneExpired: { sentence: 'Prune the market {market} of expired orders' },
    popTailOutEventsPermissioned: { sentence: 'Consume events of the market {market}' },
  },
});
