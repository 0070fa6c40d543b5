import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const create: Meaning = {
  sentence: 'Create an order of {giveOriginalAmount} for tokens of another chain',
  amounts: { giveOriginalAmount: 'mint:tokenMint' },
  bridge: {
    name: 'deBridge',
    numbers: 'debridge',
    chain: 'take.chainId',
    from: 'makerWallet',
    receiver: 'receiverDst',
    asked: { token: 'take.tokenAddress', amount: 'take.amount' },
  },
};

export default defineInterface({
  key: 'dln-source',
  name: 'deBridge DLN source',
  programs: ['src5qyZHqTqecJV4aY6Cb6zDZLMDzrDKKezs22MPHr4'],
  category: 'bridge',
  source:
    'the program’s own Anchor IDL 1.2.1 (npm @debridge-finance/dln-client `solana/idl/src`) and its 3.0.0',
  meaning: {
    initializeState: { sentence: 'Set up the program' },
    reallocState: { sentence: 'Reallocate the state of the program' },
    setFixedFee: { sentence: 'Set the fixed fee of an order to {fixedFee}', amounts: { fixedFee: 'sol' } },
    setPercentFeeBps: { sentence: 'Set the percentage fee of an order' },
    setIsFeeRefund: { sentence: 'Change whether fees are refunded' },
    setFeeBeneficiry: { sentence: 'Set the fee beneficiary to {feeBeneficiary}' },
    setStopTap: { sentence: 'Set the stop tap authority to {stopTap}' },
    setProtocolAuthority: { sentence: 'Set the protocol authority to {newProtocolAuthority}' },
    pauseState: { sentence: 'Pause the program' },
    unpauseState: { sentence: 'Resume the program' },
    updateAuthorizedNativeSender: { sentence: 'Update the authorized native sender of another chain' },
    createOrder: create,
    createOrderWithNonce: create,
    patchOrderGive: {
      sentence: 'Add {inputAdditionToGiveAmount} to the order {giveOrderState}',
      amounts: { inputAdditionToGiveAmount: 'giveOrderWallet' },
    },
    claimUnlock: { sentence: 'Claim what the order {giveOrderState} gave' },
    claimOrderCancel: { sentence: 'Refund the cancelled order {giveOrderState}' },
    withdrawFixFee: { sentence: 'Withdraw fees in SOL to {feeBeneficiary}' },
    withdrawPercentFee: { sentence: 'Withdraw fees in {tokenMint} to {feeBeneficiary}' },
    withdrawAffiliateFee: { sentence: 'Withdraw the affiliate fee of the order {giveOrderState}' },
  },
});
