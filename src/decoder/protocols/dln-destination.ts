import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'dln-destination',
  name: 'deBridge DLN destination',
  programs: ['dst5MGcFPoBeREFAA5E3tU5ij8m5uVYwkzkSAbsLbNo'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL 1.2.1 (npm @debridge-finance/dln-client `solana/idl/dst`)',
  meaning: {
    initializeState: { sentence: 'Set up the program' },
    reallocState: { sentence: 'Reallocate the state of the program' },
    setStopTap: { sentence: 'Set the stop tap authority to {stopTap}' },
    setProtocolAuthority: { sentence: 'Set the protocol authority to {newProtocolAuthority}' },
    initializeSrcContractAddress: { sentence: 'Register a contract of another chain' },
    updateSrcContractAddress: { sentence: 'Update a contract of another chain' },
    unpauseSrcContractAddress: { sentence: 'Resume orders of another chain' },
    pauseSrcContractAddress: { sentence: 'Pause orders of another chain' },
    cancelOrder: { sentence: 'Cancel the order {takeOrderState}' },
    prepareSend: { sentence: 'Prepare a message for the chain the order came from', minor: true },
    fulfillOrder: {
      sentence: 'Fill the order {takeOrderState} for {receiverDst}',
      bridge: {
        name: 'deBridge',
        numbers: 'debridge',
        chain: 'unvalidatedOrder.give.chainId',
        to: 'receiverDst',
      },
    },
    patchTakeOrder: { sentence: 'Patch the order of {takeOrderPatch}' },
    sendOrderCancel: { sentence: 'Send the cancellation of the order {takeOrderState} to the source chain' },
    sendUnlock: { sentence: 'Send the unlock of the order {takeOrderState} to the source chain' },
    sendBatchUnlock: { sentence: 'Send the unlock of orders to the source chain' },
  },
});
