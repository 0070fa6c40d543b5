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
  interface: `
    instruction 86502689a515727b changeBlockBuilder(blockBuilderCommission: u64): config tipReceiver oldBlockBuilder newBlockBuilder tipPaymentAccount0 tipPaymentAccount1 tipPaymentAccount2 tipPaymentAccount3 tipPaymentAccount4 tipPaymentAccount5 tipPaymentAccount6 tipPaymentAccount7 signer
    instruction 456316470be7568f changeTipReceiver(): config oldTipReceiver newTipReceiver blockBuilder tipPaymentAccount0 tipPaymentAccount1 tipPaymentAccount2 tipPaymentAccount3 tipPaymentAccount4 tipPaymentAccount5 tipPaymentAccount6 tipPaymentAccount7 signer
    instruction afaf6d1f0d989bed initialize(bumps: InitBumps): config tipPaymentAccount0 tipPaymentAccount1 tipPaymentAccount2 tipPaymentAccount3 tipPaymentAccount4 tipPaymentAccount5 tipPaymentAccount6 tipPaymentAccount7 systemProgram payer
    account 9b0caae01efacc82 Config { tipReceiver: pubkey, blockBuilder: pubkey, blockBuilderCommissionPct: u64, bumps: InitBumps }
    account c921f474e0446128 TipPaymentAccount {}
    event afdcfadf62712b37 tipsClaimed { tipReceiver: pubkey, tipReceiverAmount: u64, blockBuilder: pubkey, blockBuilderAmount: u64 }
    type InitBumps { config: u8, tipPaymentAccount0: u8, tipPaymentAccount1: u8, tipPaymentAccount2: u8, tipPaymentAccount3: u8, tipPaymentAccount4: u8, tipPaymentAccount5: u8, tipPaymentAccount6: u8, tipPaymentAccount7: u8 }
    error 6000 ArithmeticError
    error 6001 InvalidFee
    error 6002 InvalidTipReceiver
    error 6003 InvalidBlockBuilder
  `,
});
