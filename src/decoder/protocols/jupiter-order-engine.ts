import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-order-engine',
  name: 'Jupiter Order Engine',
  programs: ['61DFfeTKM7trxYcPQCM78bJ794ddZprZpAwAnLiwTpYH'],
  category: 'aggregator',
  source: 'the program’s own Codama IDL 0.1.0 (jup-ag/rfq-webhook-toolkit `programs/order-engine`)',
  meaning: {
    fill: {
      sentence: 'Swap {inputAmount} for {outputAmount} with {maker}',
      amounts: { inputAmount: 'mint:inputMint', outputAmount: 'mint:outputMint' },
      swap: 'taker',
    },
  },
  interface: `
    instruction a860b7a35c0a28a0 fill(inputAmount: u64, outputAmount: u64, expireAt: i64): taker maker takerInputMintTokenAccount? makerInputMintTokenAccount? takerOutputMintTokenAccount? makerOutputMintTokenAccount? inputMint inputTokenProgram outputMint outputTokenProgram systemProgram
    error 6000 InvalidCalculation Invalid calculation
    error 6001 MissingTemporaryWrappedSolTokenAccount Missing temporary wrapped SOL token account
  `,
});
