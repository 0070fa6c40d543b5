import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-lend-flashloan',
  name: 'Jupiter Lend Flashloan',
  programs: ['jupgfSgfuAXv4B6R2Uxu85Z1qdzgju79s6MfZekN6XS'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/flashloan.json`)',
  meaning: {
    flashloanBorrow: {
      sentence: 'Borrow {amount} from Jupiter Lend for this transaction',
      amounts: { amount: 'signerBorrowTokenAccount' },
      minor: true,
    },
    flashloanPayback: {
      sentence: 'Repay {amount} borrowed for this transaction',
      amounts: { amount: 'signerBorrowTokenAccount' },
      minor: true,
    },
    setFlashloanFee: { sentence: 'Set the fee of flash loans to {flashloanFee}' },
    pauseProtocol: { sentence: 'Pause the flash loans' },
    activateProtocol: { sentence: 'Resume the flash loans' },
  },
});
