import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'kamino-earn',
  name: 'Kamino Earn vaults',
  programs: ['KvauGMspG5k6rtzrqqn7WNn3oZdyKqLKwK2XWQ8FLjd', 'kvauTFR8qm1dhniz6pYuBZkuene3Hfrs1VQhVRgCNrr'],
  category: 'lending',
  source: 'layouts of sevenlabs-hq/carbon `kamino-vault-decoder`',
  meaning: {
    deposit: {
      sentence: 'Deposit {maxAmount} into the vault {vaultState}',
      amounts: { maxAmount: 'userTokenAta' },
    },
    withdraw: {
      sentence: 'Withdraw {sharesAmount} from the vault {vaultState}',
      amounts: { sharesAmount: 'userSharesAta' },
    },
    withdrawFromAvailable: {
      sentence: 'Withdraw {sharesAmount} from the vault {vaultState}',
      amounts: { sharesAmount: 'userSharesAta' },
    },
    invest: { sentence: 'Invest tokens of the vault {vaultState} in {reserve}' },
    initVault: { sentence: 'Open the vault {vaultState} for {baseTokenMint}' },
    updateReserveAllocation: { sentence: 'Update the allocation of the vault {vaultState} to {reserve}' },
    updateVaultConfig: { sentence: 'Update the config of the vault {vaultState}' },
    withdrawPendingFees: { sentence: 'Collect the fees of the vault {vaultState}' },
    giveUpPendingFees: { sentence: 'Give up pending fees of the vault {vaultState}' },
  },
  interface: `
    instruction f223c68952e1f2b6 deposit(maxAmount: u64): user vaultState tokenVault tokenMint baseVaultAuthority sharesMint userTokenAta userSharesAta klendProgram tokenProgram sharesTokenProgram
    instruction b1c878866ed99351 giveUpPendingFees(maxAmountToGiveUp: u64): adminAuthority vaultState klendProgram
    instruction 4d4f559621d9346a initVault(): adminAuthority vaultState baseVaultAuthority tokenVault baseTokenMint sharesMint systemProgram rent tokenProgram sharesTokenProgram
    instruction 030fac72c8008320 initializeSharesMetadata(name: string, symbol: string, uri: string): adminAuthority vaultState sharesMint baseVaultAuthority sharesMetadata systemProgram rent metadataProgram
    instruction 0df5b467feb67904 invest(): payer payerTokenAccount vaultState tokenVault tokenMint baseVaultAuthority ctokenVault reserve lendingMarket lendingMarketAuthority reserveLiquiditySupply reserveCollateralMint klendProgram reserveCollateralTokenProgram tokenProgram instructionSysvarAccount
    instruction a1b028d53cb8b3e4 updateAdmin(): pendingAdmin vaultState
    instruction 0536d5704be87525 updateReserveAllocation(weight: u64, cap: u64): adminAuthority vaultState baseVaultAuthority reserveCollateralMint reserve ctokenVault reserveCollateralTokenProgram systemProgram rent
    instruction 9b227aa5f589936b updateSharesMetadata(name: string, symbol: string, uri: string): adminAuthority vaultState baseVaultAuthority sharesMetadata metadataProgram
    instruction 7a0315de9effee9d updateVaultConfig(entry: VaultConfigField, data: bytes): adminAuthority vaultState klendProgram
    instruction b712469c946da122 withdraw(sharesAmount: u64): user vaultState tokenVault baseVaultAuthority userTokenAta tokenMint userSharesAta sharesMint tokenProgram sharesTokenProgram klendProgram
    instruction 1383709baadc2239 withdrawFromAvailable(sharesAmount: u64): user vaultState tokenVault baseVaultAuthority userTokenAta tokenMint userSharesAta sharesMint tokenProgram sharesTokenProgram klendProgram
    instruction 83c2c88caff4d9b7 withdrawPendingFees(): adminAuthority vaultState reserve tokenVault ctokenVault baseVaultAuthority tokenAta tokenMint lendingMarket lendingMarketAuthority reserveLiquiditySupply reserveCollateralMint klendProgram tokenProgram reserveCollateralTokenProgram instructionSysvarAccount
    account e4c452a562d2eb98 VaultState { adminAuthority: pubkey, baseVaultAuthority: pubkey, baseVaultAuthorityBump: u64, tokenMint: pubkey, tokenMintDecimals: u64, tokenVault: pubkey, tokenProgram: pubkey, sharesMint: pubkey, sharesMintDecimals: u64, tokenAvailable: u64, sharesIssued: u64, availableCrankFunds: u64, padding0: u64, performanceFeeBps: u64, managementFeeBps: u64, lastFeeChargeTimestamp: u64, prevAumSf: u128, pendingFeesSf: u128, vaultAllocationStrategy: [VaultAllocation; 10], minDepositAmount: u64, minWithdrawAmount: u64, minInvestAmount: u64, minInvestDelaySlots: u64, crankFundFeePerReserve: u64, pendingAdmin: pubkey, cumulativeEarnedInterestSf: u128, cumulativeMgmtFeesSf: u128, cumulativePerfFeesSf: u128, name: [u8; 40], vaultLookupTable: pubkey, vaultFarm: pubkey, padding2: [u128; 245] }
    type VaultAllocation { reserve: pubkey, ctokenVault: pubkey, targetAllocationWeight: u64, tokenAllocationCap: u64, configPadding: [u64; 128], ctokenAllocation: u64, lastInvestSlot: u64, tokenTargetAllocationSf: u128, statePadding: [u64; 128] }
    type VaultConfigField = PerformanceFeeBps | ManagementFeeBps | MinDepositAmount | MinWithdrawAmount | MinInvestAmount | MinInvestDelaySlots | CrankFundFeePerReserve | PendingVaultAdmin | Name | LookupTable | Farm
  `,
});
