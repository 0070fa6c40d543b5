import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'localnet-amm',
  name: 'Localnet AMM',
  programs: ['LocaLnetAMM11111111111111111111111111111111'],
  category: 'amm',
  source: 'the IDL the program publishes on the localnet, where alone it is',
  meaning: {
    swapExactIn: {
      title: 'Swap',
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'userSource', minimumAmountOut: 'userDestination' },
      swap: 'user',
    },
    addLiquidity: {
      sentence: 'Add at most {maximumAmountA} and {maximumAmountB} to the pool {pool}',
      amounts: {
        maximumAmountA: 'userTokenA',
        maximumAmountB: 'userTokenB',
        minimumLpAmount: 'userLpToken',
      },
    },
    removeLiquidity: {
      sentence: 'Remove at least {minimumAmountA} and {minimumAmountB} from the pool {pool}',
      amounts: { lpAmount: 'userLpToken', minimumAmountA: 'userTokenA', minimumAmountB: 'userTokenB' },
    },
    initializePool: { title: 'Create pool', sentence: 'Create the pool {pool} of {mintA} and {mintB}' },
  },
  interface: `
    instruction b59d59438fb63448 addLiquidity(maximumAmountA: u64, maximumAmountB: u64, minimumLpAmount: u64): user pool mintA mintB lpMint userTokenA userTokenB userLpToken vaultA vaultB tokenProgramA tokenProgramB lpTokenProgram
    instruction 5fb40aac54aee828 initializePool(feeBasisPoints: u16): creator pool mintA mintB vaultA vaultB lpMint tokenProgramA tokenProgramB lpTokenProgram systemProgram
    instruction 5055d14818ceb16c removeLiquidity(lpAmount: u64, minimumAmountA: u64, minimumAmountB: u64): user pool mintA mintB lpMint userTokenA userTokenB userLpToken vaultA vaultB tokenProgramA tokenProgramB lpTokenProgram
    instruction 68688356a1bdb4d8 swapExactIn(amountIn: u64, minimumAmountOut: u64): user pool mintIn mintOut userSource userDestination vaultIn vaultOut tokenProgramIn tokenProgramOut
    account f19a6d0411b16dbc Pool { creator: pubkey, mintA: pubkey, mintB: pubkey, vaultA: pubkey, vaultB: pubkey, lpMint: pubkey, lockedLp: u64, feeBasisPoints: u16, bump: u8 }
    event 9a1add6cee40d9a1 liquidityAdded { pool: pubkey, user: pubkey, amountA: u64, amountB: u64, lpAmount: u64, reserveA: u64, reserveB: u64 }
    event e169d8277c74a9bd liquidityRemoved { pool: pubkey, user: pubkey, amountA: u64, amountB: u64, lpAmount: u64, reserveA: u64, reserveB: u64 }
    event 6476ad570cc6fee5 poolInitialized { pool: pubkey, creator: pubkey, mintA: pubkey, mintB: pubkey, feeBasisPoints: u16 }
    event d93434539387606d swapped { pool: pubkey, user: pubkey, mintIn: pubkey, mintOut: pubkey, amountIn: u64, fee: u64, amountOut: u64, reserveIn: u64, reserveOut: u64 }
    error 6000 SlippageExceeded The price moved: less comes out than the least asked for
    error 6001 InvalidVault A vault is not one of this pool
    error 6002 InvalidMint A mint is not one of this pool, is not initialized, or changes what transfers move
    error 6003 ZeroAmount An amount is zero, or too small to give anything
    error 6004 Overflow A result does not fit into 64 bits
    error 6005 InvalidPool The pool account is no pool of this program
    error 6006 InvalidLpMint The LP mint is not that of this pool
    error 6007 InvalidTokenAccount A token account is of another mint, or no account of a user
    error 6008 InvalidProgram A token program or the system program is another one
    error 6009 MissingSigner The user or creator did not sign
    error 6010 InvalidFee The fee is above 1,000 basis points
    error 6011 NotEnoughAccounts Accounts are missing
    error 6012 InvalidInstruction The instruction is unknown or has the wrong length
    error 6013 AlreadyInitialized The pool is there already
    error 6014 PoolIsEmpty The pool never had liquidity
  `,
});
