import { defineInterface } from '../define-interface.ts';

// What follows the two amounts differs between versions and is left unread.
const TRADE = { tokenAmount: 'mint:mint', collateralAmount: 'sol' };

export default defineInterface({
  key: 'moonshot',
  name: 'Moonshot / Moonit',
  programs: ['MoonCVVNZFSYkqNXP6bxHLPL6QQJiMagDL3qcqUQTrG'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.1.0 (token_launchpad); newer parts in sevenlabs-hq/carbon',
  meaning: {
    buy: { sentence: 'Buy about {tokenAmount} for about {collateralAmount}', amounts: TRADE, swap: 'sender' },
    sell: {
      sentence: 'Sell about {tokenAmount} for about {collateralAmount}',
      amounts: TRADE,
      swap: 'sender',
    },
    tokenMint: { title: 'Launch token', sentence: 'Launch the token {name} ({symbol}) as {mint}' },
    migrateFunds: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {mint} from its bonding curve',
    },
  },
});
