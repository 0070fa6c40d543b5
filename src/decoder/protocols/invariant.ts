import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'invariant',
  name: 'Invariant',
  programs: ['HyaB3W9q6XdA5xwpU4XnSZV94htfmbmqJXZcEbRaJutt'],
  category: 'amm',
  source: 'the Anchor IDL in invariant-labs/protocol, sdk/src/idl/invariant.ts',
  meaning: {
    swap: {
      sentence: 'Swap through the pool {pool}',
      asks: {
        amount: 'amount',
        isExactIn: ['byAmountIn', true],
        isForward: ['xToY', true],
        sides: [
          ['accountX', 'reserveX'],
          ['accountY', 'reserveY'],
        ],
      },
      swap: 'owner',
    },
    createPool: { sentence: 'Create the pool {pool} of {tokenX} and {tokenY}' },
    createPosition: { sentence: 'Open the position {position} in the pool {pool}' },
    removePosition: { sentence: 'Close the position {removedPosition} in the pool {pool}' },
    claimFee: { sentence: 'Claim the fees of the position {position}' },
    transferPositionOwnership: { sentence: 'Transfer the position {removedPosition} to {recipient}' },
    createPositionList: { sentence: 'Initialize the position list of {owner}' },
    createTick: { sentence: 'Initialize a tick in the pool {pool}' },
    updateSecondsPerLiquidity: { sentence: 'Update the seconds per liquidity of the position {position}' },
    withdrawProtocolFee: { sentence: 'Withdraw the protocol’s fees of the pool {pool}' },
    initializeOracle: { sentence: 'Initialize the oracle of the pool {pool}' },
  },
});
