import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jito-tip-payment',
  name: 'Jito Tip payment',
  programs: ['T1pyyaTNZsKv2WcRAB8oVnk93mLJw2XzjtVYqCsaHqt'],
  category: 'infrastructure',
  source: 'the program’s own Anchor IDL (jito-foundation/jito-programs `jito_tip_payment.json`)',
  meaning: {
    changeTipReceiver: { sentence: 'Set the tip receiver to {newTipReceiver}' },
    changeBlockBuilder: { sentence: 'Set the block builder to {newBlockBuilder}' },
  },
});
