import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const buy = (item: string): Meaning => ({
  sentence: `Buy {${item}} for at most {maxAmount}`,
  amounts: { maxAmount: 'sol' },
  sale: { buyer: 'taker', buy: `Buy {${item}} for at most {maxAmount}` },
});
const sell = (item: string): Meaning => ({
  sentence: `Sell {${item}} for at least {minPrice}`,
  amounts: { minPrice: 'sol' },
  sale: { seller: 'taker', sell: `Sell {${item}} for at least {minPrice}` },
});

export default defineInterface({
  key: 'tensor-amm',
  name: 'Tensor AMM',
  programs: ['TAMM6ub33ij1mbetoMyVBLeKY5iP41i4UPUJQGkhfsg'],
  category: 'nft',
  source: 'the IDL in tensor-foundation/amm',
  meaning: {
    createPool: { sentence: 'Open the pool {pool}' },
    editPool: { sentence: 'Edit the pool {pool}' },
    closePool: { sentence: 'Close the pool {pool}' },
    closeExpiredPool: { sentence: 'Close the expired pool {pool}' },
    depositSol: { sentence: 'Deposit {lamports} into the pool {pool}', amounts: { lamports: 'sol' } },
    withdrawSol: { sentence: 'Withdraw {lamports} from the pool {pool}', amounts: { lamports: 'sol' } },
    depositNft: { sentence: 'Deposit {mint} into the pool {pool}' },
    depositNftT22: { sentence: 'Deposit {mint} into the pool {pool}' },
    depositNftCore: { sentence: 'Deposit {asset} into the pool {pool}' },
    withdrawNft: { sentence: 'Withdraw {mint} from the pool {pool}' },
    withdrawNftT22: { sentence: 'Withdraw {mint} from the pool {pool}' },
    withdrawNftCore: { sentence: 'Withdraw {asset} from the pool {pool}' },
    buyNft: buy('mint'),
    buyNftT22: buy('mint'),
    buyNftCore: buy('asset'),
    sellNftTokenPool: sell('mint'),
    sellNftTradePool: sell('mint'),
    sellNftTokenPoolT22: sell('mint'),
    sellNftTradePoolT22: sell('mint'),
    sellNftTokenPoolCore: sell('asset'),
    sellNftTradePoolCore: sell('asset'),
    tammNoop: { sentence: 'Log what happened for indexers', minor: true },
  },
});
