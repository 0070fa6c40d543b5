import { METEORA_SWAP } from '../families/meteora-swap.ts';
import { defineInterface } from '../define-interface.ts';

const LAUNCH = { title: 'Launch token', sentence: 'Launch the token {name} ({symbol}) as {baseMint}' };

export default defineInterface({
  key: 'meteora-dbc',
  name: 'Meteora DBC',
  programs: ['dbcij3LWUppWqq96dh6gJWwBifmcGfLSB5D4DuSMaqN'],
  category: 'launchpad',
  source: 'the program’s own IDLs 0.1.10 and 0.1.6',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'inputTokenAccount', minimumAmountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    swap2: METEORA_SWAP,
    initializeVirtualPoolWithSplToken: LAUNCH,
    initializeVirtualPoolWithToken2022: LAUNCH,
    migrateMeteoraDamm: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {virtualPool} from its bonding curve to the pool {pool}',
    },
    migrationDammV2: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {baseMint} from its bonding curve to the pool {pool}',
    },
    claimCreatorTradingFee: { sentence: 'Claim the creator’s fees of the pool {pool}' },
    claimTradingFee: { sentence: 'Claim the launchpad’s fees of the pool {pool}' },
    claimProtocolFee: { sentence: 'Claim the protocol’s fees of the pool {pool}' },
    createConfig: { sentence: 'Create the launch config {config}' },
    createLocker: { sentence: 'Lock tokens of {baseMint} set aside for {creator}' },
    createVirtualPoolMetadata: { sentence: 'Create the metadata of the pool {virtualPool}' },
    creatorWithdrawSurplus: { sentence: 'Withdraw the surplus of the pool {virtualPool}' },
    partnerWithdrawSurplus: { sentence: 'Withdraw the surplus of the pool {virtualPool}' },
    withdrawLeftover: { sentence: 'Withdraw the leftover tokens of the pool {virtualPool}' },
    transferPoolCreator: { sentence: 'Transfer the creator role of the pool {virtualPool} to {newCreator}' },
  },
});
