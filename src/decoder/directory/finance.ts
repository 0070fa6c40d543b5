/**
 * Where money is lent, staked and hedged, in the notation of `program-directory.ts`. Gathered from the public sources of explorers
 * and indexers (solana-foundation/explorer `app/utils/programs.ts`, sevenlabs-hq/carbon decoders,
 * cxcx-ai/solana-dex-parser `programId.ts`, sonarwatch/portfolio `platforms`), of bots that follow sales, and the protocols’ own
 * documentation and repositories.
 */
export const FINANCE = `
lending | Meteora Dynamic Vault | https://www.meteora.ag
  24Uqj9JCLxUeoC3hGfh5W3s9FM9uCHDS2SG3LYwBpyTi Vault
perpetuals | Drift v2 | https://www.drift.trade
  dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH Drift v2
  vAuLTsyrvSfZRuRB3XgvkPwNGgYSs9YRYymVebLKoxR Drift vaults
perpetuals | Jupiter Perpetuals | https://jup.ag/perps
  PERPHjGBqRHArX4DySjwM6UJHiR3sWAatqfdBS2qQJu Perps
perpetuals | Zeta Markets
  ZETAxsqBRek56DhiGXrn75yj2NHU3aYUnxvHXpkf3aD Zeta
clob | Zeta DEX
  zDEXqXEG7gAyxb1Kg9mK5fPnUdENCGKzWrM21RMdWRq Zeta DEX
perpetuals | Mango Markets v4 |  | closed
  4MangoMjqJ2firMokCjjGgoK8d4MXcrgL7XJaL3w6fVg v4
perpetuals | Parcl v3 | https://www.parcl.co
  pAMMTYk2C9tAxenepGk8a1bi9JQtUdnzu3UAh7NxYcW Parcl AMM
perpetuals | GMX-Solana
  Gmso1uvJnLbawvw7yezdfCDcPydwW2s2iqG3w6MDucLo gmsol_store
  GTuvYD5SxkTq4FLG6JV1FQ5dkczr1AfgDcBHaFsBdtBg gmsol_treasury
  LPMWczEVgXyQ3979XaqqEttanCXmYGvtJqPVtw1PvC8 gmsol_liquidity_provider
perpetuals | Deriverse
  DRVSpZ2YUYYKgZP8XtLhAGtT1zYSCKzeHfb4DgRnrgqD Deriverse
perpetuals | Bumpin Trade
  bumpinX5wdLt59DBR3eetmV6xB2W3rNGxMoTSc58ah2 Bumpin
perpetuals | Wasabi
  spicyTHtbmarmUxwFSHYpA8G4uP2nRNq38RReMpoZ9c Wasabi
perpetuals | Lavarage
  CRSeeBqjDnm3UPefJ9gxrtngTsnQRhEJiTA345Q83X3v SOL
  1avaAUcjccXCjSZzwUvB2gS3DzkkieV2Mw8CjdN65uu USDC
perpetuals | Vaultka
  V1enDN8GY531jkFp3DWEQiRxwYYsnir8SADjHmkt4RG Lending
staking | Marinade | https://marinade.finance
  MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD Marinade
staking | SPL Stake Pool
  SPoo1Ku8WFXoNDMHPsrGSTSG1Y47rzgn41SLUNakuHy Stake pool
staking | Sanctum stake pools | https://www.sanctum.so
  SP12tWFxD9oJsVWNavTTBZvMbA6gkAmxtVgxdqvyvhY Single-validator SPL
  SPMBzsVUuoHA4Jm6KunbsotaahvVikZs1JyTW6iJvbn Multi-validator SPL
staking | Sanctum Infinity | https://www.sanctum.so
  5ocnV1qiCgaQR8Jb8xWnVbApfaygJ8tNoZfgPwsgx9kx Infinity (S controller)
  f1tUoNEKrDp1oeGn4zxr7bh41eN6VcfHjfrL3ZqQday Flat fee pricing
staking | Sanctum Unstake | https://www.sanctum.so
  unpXTU2Ndrc7WWNyEhQWe4udTzSibLPi25SXv2xbCHQ Unstake
staking | Jito (Re)staking | https://www.jito.network
  Vau1t6sLNxnzB7ZDsef8TLbPLfyZMYXH8WTNqUdm9g8 Vault
  RestkWeAVL8fRGgzhfeoqFhsqKRchg6aa1XrcH96z4Q Restaking
staking | Jito StakeNet / tips | https://www.jito.network
  RouterBmuRBkPUbgEDMtdvTZ75GBdSREZR5uGUxxxpb Tip router
staking | Jito | https://www.jito.network
  4R3gSG8BpU4t19KYj8CfnbtRpnT8gtk4dvTHxVRwc2r7 Tip distribution
  T1pyyaTNZsKv2WcRAB8oVnk93mLJw2XzjtVYqCsaHqt Tip payment
  Priority6weCZ5HwDn29NxLFpb7TDp2iLZ6XKc5e8d3 Priority fee distribution
staking | Solayer
  sSo1iU21jBrU9VaJ8PJib1MtorefUV4fzC9GURa2KNn Restaking
  endoLNCKTqDn8gSVnN2hDdpgACUPWHZTwoYnnMybpAT Endogenous AVS
staking | Fragmetric
  fragnAis7Bp6FTsMoa6YcH8UffhEw43Ph79qAiK3iF3 restaking
staking | ORE stake | https://ore.supply
  stakecNP3FpiExZPCgZfqRgumVzi6dNqnfrjwXyTgeH ore-stake
  oreV3EG1i9BEgiAJ8b177Z2S2rMarzak4NMv1kULvWv ORE v3 program
staking | Nosana staking | https://nosana.com
  nosScmHY2uR24Zh751PmGj9ww9QRNHewh9H59AfrTJE staking
staking | Streamflow Staking | https://streamflow.finance
  STAKEvGqQTtzJZH6BWDcbpzXXn2BBerPAgQ3EGLN2GH stake
lending | Kamino Lend | https://kamino.com
  KLend2g3cP87fffoy8q1mQqGKjrxjC8boSyAYavgmjD KLend
lending | Kamino Earn vaults | https://kamino.com
  KvauGMspG5k6rtzrqqn7WNn3oZdyKqLKwK2XWQ8FLjd KVault
lending | Kamino Liquidity | https://kamino.com
  6LtLpnUFNByNXLyCoK9wA2MykKAmQNZKBdY8s47dehDc Yvaults
lending | Kamino Farms | https://kamino.com
  FarmsPZpWu9i7Kky8tPN37rs2TpmMrAZrC7S7vJa91Hr Farms
lending | Save | https://save.finance
  So1endDq2YkqhipRh3WViPa8hdiSpxWy6z3Z6tMCpAo Solend
lending | marginfi v2 / Project 0
  MFv2hWf31Z9kbCa1snEPYctwafyhdvnV7FZnsebVacA marginfi v2
lending | Jupiter Lend | https://jup.ag/lend
  jup3YeL8QhtSx1e253b2FDvsMNC87fDrgQZivbrndc9 Lend
  jupeiUmn818Jg1ekPURTpr4mFo29p46vygyykFJ3wZC Liquidity
  jupr81YtYssSyPt8jbnGuiWon5f6x9TcDEFxYe3Bdzi Vaults
  jupnw4B6Eqs7ft6rxpzYLJZYSnrpRgPcr589n5Kv4oc Oracle
  jupgfSgfuAXv4B6R2Uxu85Z1qdzgju79s6MfZekN6XS Flashloan
  jup7TthsMgcR9Y3L277b8Eo9uboVSmu1utkuXHNUKar Rewards
lending | Loopscale | https://loopscale.com
  1oopBoJG58DgkUVKkEzKgyG9dvRmpgeEm1AVjoHkF78 Loopscale
lending | Exponent | https://www.exponent.finance
  ExponentnaRg3CQbW6dqQNZKXp7gtZ9DGMp1cwC4HAS7 Core
  XP1BRLn8eCYSygrd8er5P4GKdzqKbC3DLoSsS5UYVZy Generic SY
  sVau1tXvayVWfotzm9Ahcv2qfnnfRWttt78BCnNC6dD v2 vault
lending | Lulo | https://lulo.fi
  FL3X2pRsQ9zHENpZSKDRREtccwJuei8yg9fwDu9UN69Q Lulo
lending | Voltr
  vVoLTRjQmtFpiYoegx285Ze4gsLJ8ZxgFKVcuvmG1a8 Vault
lending | Carrot
  CarrotwivhMpDnm27EHmRLeQ683Z1PufuqEmBZvD282s Carrot
lending | Rain.fi
  rain2M5b9GeFCk792swkwUu51ZihHJb3SUQ8uHxSRJf NFT lending
  rDeFiHPjHZRLiz4iBzMw3zv6unZs4VwdU6qQcVd3NSK DeFi
lending | Credix
  CRDx2YkdtYtGZXGHZ59wNv1EwKHQndnRc1gT4p8i2vPX Credix
lending | Jet Protocol v2 |  | closed
  JPPooLEqRo3NCSx82EdE2VZY5vUaSsgskpZPBHNGVLZ Margin pool
  JPTermEg2DwrV39xb1Fs7z1VUxcvdPT7mE7cyGsQ4xt Fixed term
lending | Neutral Trade
  BUNDDh4P5XviMm1f3gCvnq2qKx6TGosAGnoUK12e7cXU Bundle v1
  BUNDeH5A4c47bcEoAjBhN3sCjLgYnRsmt9ibMztqVkC9 Bundle v2
lending | Upshift (August) vaults
  up12bytoZBmwofqsySf2uqKQ7zpfeKiAWwfvqzJjtRt august_vault
lending | Scallop
  SCPv1LabixHirZbX6s7Zj3oiBogadWZvGUKRvXD3Zec Pool
lending | SPL Token Lending
  LendZqTs7gn5CTSJU1jWKhKuVpjJGom45nnwPb2AMTi Token lending
stablecoin | Perena | https://perena.org
  NUMERUNsFCP3kuNmWZuXtm1AaQCPj9uw6Guv2Ekoi5P Numeraire
  save8RQVPMWNTzU18t3GBvBkN9hT7jsGjiCQ28FpD9H Yield
stablecoin | Hylo | https://hylo.so
  HYEXCHtHkBagdStcJCp3xbbb9B7sdMdWXFNj6mdsG4hn Exchange
stablecoin | Hedge |  | closed
  HedgeEohwU6RqokrvPU4Hb6XKPub8NuKbnPmY7FoMMtN Hedge
stablecoin | Parrot |  | closed
  HajXYaDXmohtq2ZxZ6QVNEpqNn1T53Zc9FnR1CnaNnUf Parrot
stablecoin | Ondo Global Markets | https://ondo.finance
  XzTT4XB8m7sLD2xi6snefSasaswsKCxx5Tifjondogm ondo_gm
  xoVUinQWoi4Bxre6oqEJHp9WrJaHacs74gtYtondogm ondo_gm (older)
stablecoin | OnRe
  onreuGhHHgVzMWSkj2oQDLDtvvGvoepBPkqyaubFcwe OnRe
stablecoin | Paxos cross-chain | https://www.paxos.com
  paxosVkYuJBKUQoZGAidRA47Qt4uidqG5fAt5kmr1nR paxos
stablecoin | Midas vaults
  MidasZepq8k2oFNCCm1rm31rbbj68JSPJeXwqQu6NfZ midas_vaults
options | PsyOptions / PsyFi
  R2y9ip6mxmWUj4pt54jP2hz2dgvMozy9VTSwMWE7evs American
  FASQhaZQT53W9eT9wWnPoBFw8xzZDey9TbMmJj6jCQTs Tokenized euros
  PSYFiYqguvMXwpDooGdYV6mju92YEbFobbvW617VNcq PsyFi euros
options | Dual Finance
  DiPbvUUJkDhV9jFtQsDFnMEMRJyjW5iS6NMwoySiW8ki DIP
  4yx1NJ4Vqf2zT1oVLk4SySBhhDJXmXFt88ncm4gPxtL7 Staking options
  DuALd6fooWzVDkaTsQzDAxPGYCnLrnWamdNNTNxicdX8 GSO
options | Cega
  3HUeooitcfKX1TSCx2xEpg2W31n6Qfmizu7nnbaEWYzs Cega
options | Exotic Markets
  exomt54Csh4fvkUiyV5h6bjNqxDqLdpgHJmLd4eqynk Exotic
options | Ribbon |  | closed
  RBN2XNc6JQU6ewFp9TyPq6WznsvNuumzSJkor1nJFcz Ribbon
prediction | Jupiter Prediction | https://jup.ag
  3ZZuTbwC6aJbvteyVxXUS7gtFYdf7AuXeitx6VyvjvUp Prediction
prediction | World.xyz prediction
  prediCtPZCttYMvm2W3PtxmMxLmT1dtN7riU6Cxh6tM prediction
prediction | Hedgehog Markets
  D8vMVKonxkbBtAXAxBwPPWyTfon8337ARJmHvwtsF98G Classic
  P2PototC41acvjMc9cvAoRjFjtaRD5Keo9PvNJfRwf3 P2P
prediction | Hxro Parimutuel | https://hxro.network
  GUhB2ohrfqWspztgCrQpAmeVFBWmnWYhPcZuwY52WWRe Parimutuel
staking | Orca Aquafarm | https://www.orca.so
  82yxjeMsvaURa4MbZZ7WZZHfobirZYkH1zF8fmeGtyaQ Aquafarm
lending | Francium | https://francium.io
  FC81tbGt6JWRXidaWYFXxGnTk4VgobhJHATvTRVMqgWj Lending
  2nAAsYdXF3eTQzaeUQS3fr4o782dDg8L28mX39Wr5j8N Raydium farming
  DmzAmomATKpNp2rCBfYLS7CSwQqeQTsgRYJA1oSSAJaP Orca farming
  3Katmm9dhvLQijAvomteYMo6rfVbY5NaCRNq9ZBqBgr6 Rewards
`;
