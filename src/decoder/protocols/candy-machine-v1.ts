import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'candy-machine-v1',
  name: 'Metaplex Candy Machine v1',
  programs: ['cndyAnrLdpjq1Ssp1z8xxDsB8dxe7u4HL5Nxi2K5WXZ'],
  category: 'nft',
  source: 'Anchor IDL of nft-candy-machine (metaplex-foundation)',
  meaning: {
    mintNft: { sentence: 'Mint {mint} from the candy machine {candyMachine}' },
    initializeCandyMachine: { sentence: 'Create the candy machine {candyMachine}' },
    initializeConfig: { sentence: 'Create the config {config} of a candy machine' },
    addConfigLines: { sentence: 'Add items to {config}' },
    updateCandyMachine: { sentence: 'Update the candy machine {candyMachine}' },
    updateAuthority: {
      sentence: 'Transfer the authority of the candy machine {candyMachine} to {newAuthority}',
    },
    withdrawFunds: { sentence: 'Withdraw the SOL of {config} to {authority}' },
  },
  interface: `
    instruction d33906a70fdb23fb mintNft(): config candyMachine payer wallet metadata mint mintAuthority updateAuthority masterEdition tokenMetadataProgram tokenProgram systemProgram rent clock
    instruction f3fb7c9cd3d376ef updateCandyMachine(price: Option<u64>, goLiveDate: Option<i64>): candyMachine authority
    instruction d07f1501c2bec446 initializeConfig(data: ConfigData): config authority payer rent
    instruction df32e0e39708736a addConfigLines(index: u32, configLines: Vec<ConfigLine>): config authority
    instruction 8e89a76b2f27f07c initializeCandyMachine(bump: u8, data: CandyMachineData): candyMachine wallet config authority payer systemProgram rent
    instruction 202e401c954bf358 updateAuthority(newAuthority: Option<pubkey>): candyMachine authority
    instruction f1241d6fd01f68d9 withdrawFunds(): config authority
    account 33adb17119f16dbd CandyMachine { authority: pubkey, wallet: pubkey, tokenMint: Option<pubkey>, config: pubkey, data: CandyMachineData, itemsRedeemed: u64, bump: u8 }
    account 9b0caae01efacc82 Config { authority: pubkey, data: ConfigData }
    type CandyMachineData { uuid: string, price: u64, itemsAvailable: u64, goLiveDate: Option<i64> }
    type ConfigData { uuid: string, symbol: string, sellerFeeBasisPoints: u16, creators: Vec<Creator>, maxSupply: u64, isMutable: bool, retainAuthority: bool, maxNumberOfLines: u32 }
    type ConfigLine { name: string, uri: string }
    type Creator { address: pubkey, verified: bool, share: u8 }
    error 300 IncorrectOwner Account does not have correct owner!
    error 301 Uninitialized Account is not initialized!
    error 302 MintMismatch Mint Mismatch!
    error 303 IndexGreaterThanLength Index greater than length!
    error 304 ConfigMustHaveAtleastOneEntry Config must have atleast one entry!
    error 305 NumericalOverflowError Numerical overflow error!
    error 306 TooManyCreators Can only provide up to 4 creators to candy machine (because candy machine is one)!
    error 307 UuidMustBeExactly6Length Uuid must be exactly of 6 length
    error 308 NotEnoughTokens Not enough tokens to pay for this minting
    error 309 NotEnoughSOL Not enough SOL to pay for this minting
    error 310 TokenTransferFailed Token transfer failed
    error 311 CandyMachineEmpty Candy machine is empty!
    error 312 CandyMachineNotLiveYet Candy machine is not live yet!
    error 313 ConfigLineMismatch Number of config lines must be at least number of items available
  `,
});
