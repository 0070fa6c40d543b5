/**
 * Where tokens are launched and traded, in the notation of `program-directory.ts`. Gathered from the public sources of explorers
 * and indexers (solana-foundation/explorer `app/utils/programs.ts`, sevenlabs-hq/carbon decoders,
 * cxcx-ai/solana-dex-parser `programId.ts`, sonarwatch/portfolio `platforms`), of bots that follow sales, and the protocols’ own
 * documentation and repositories.
 */
export const TRADING = `
amm | Raydium | https://raydium.io
  675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8 AMM v4
  CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK CLMM
  CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C CPMM
  5quBtoiQqxF9Jv6KYKctB59NT3gtJD2Y65kdnB1Uev3h Stable swap
  LockrWmn6K5twhz3y9w1dQERbmgSaRkfnTeTKbpofwE Liquidity lock
  EhhTKczWMGQt46ynNeRX1WfeagwwJd7ufHvCDjRxjo5Q Staking
  27haf8L6oxUeXrHrgEgsexjSY5hbVUWEmvv9Nyxg8vQv LP v2 (legacy)
  RVKd61ztZW9GUwhRbbLoYVRE5Xf1B2tVscKqwZqXgEr LP v1 (legacy)
amm | Orca | https://www.orca.so
  whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc Whirlpools CLMM
  9W959DqEETiGZocYWCQPaJ6sBmUzgfxXfqGeTEdp3aQP Token swap v2
  DjVE6JNiYqPL2QXyCUUh8rNjHrbz9hXHNYt99MQ59qw1 Token swap v1
launchpad | Orca Wavebreak | https://www.orca.so
  waveQX2yP3H1pVU8djGvEHmYg8uamQ84AuyGtpsrXTF Wavebreak
amm | Meteora DLMM | https://www.meteora.ag
  LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo DLMM
amm | Meteora DAMM | https://www.meteora.ag
  Eo7WjKq67rjJQSZxS6z3YkapzY3eMj6Xy8X5EQVn5UaB Pools
amm | Meteora DAMM v2 | https://www.meteora.ag
  cpamdpZCGKUy5JxQXB4dcpGPiikHawvSWAd6mEn1sGG DAMM v2
amm | PumpSwap | https://swap.pump.fun
  pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA AMM
  pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ Fees
amm | Lifinity
  2wT8Yq49kHgDzXuPxZSaeLaH1qbmGXtEyPy64bL7aD3c v2
  EewxydAPCCVuNEyrVN68PuSYdQ7wKn27V9Gjeoi8dy3S v1
amm | Saber
  SSwpkEEcbUqx4vtoEByFjSkhKdCT862DNVb52nZg1UZ Stable swap
  DecZY86MU5Gj7kppfUCEmd4LbXXuyZH1yHaP2NTqdiZB Decimal wrapper
amm | Saros | https://saros.xyz
  SSwapUtytfBdBn1b9NUGG6foMVPtcWgpRU32HToDUZr AMM
  1qbkdrr3z4ryLA7pZykqxvxWPoeifcVKo6ZG9CfkvVE DLMM
amm | Stabble | https://stabble.org
  swapNyd8XiQwJ6ianp9snpu4brUqFxadzvHebnAXjJZ Stable swap
  swapFpHZwjELNnjvThjajtiVmkz3yPQEHjLtka2fwHW Weighted swap
  6dMXqGZ3ga2dikrYS9ovDXgHGh5RUsb2RTUj6hrQXhk6 CLMM
amm | FluxBeam
  FLUXubRmkEi2q6K3Y9kBPg9248ggaZVsoSFhtJHSrm1X AMM
amm | BonkSwap
  BSwp6bEBihVLdqJRKGgzjcGLHkcTuzmSo1TQkHepzH8p AMM
amm | Invariant
  HyaB3W9q6XdA5xwpU4XnSZV94htfmbmqJXZcEbRaJutt CLMM
amm | Crema Finance
  CLMM9tUoggJu2wagPkkqs9eFG4BWhVBZWkP1qv3Sp7tR CLMM
amm | Aldrin
  AMM55ShdkoGRB5jVYPjWziwk8m5MpwyDgsMWHaMSQWH6 v1
  CURVGoZn8zycx6FXwwevgBTB2gVvdbGTEpvMJDbgs2t4 v2
amm | PancakeSwap | https://pancakeswap.finance
  HpNfyc2Saw7RKkQd8nEL4khUcuPhQ7WwY1B2qjx8jxFq CLMM
amm | Byreal | https://www.byreal.io
  REALQqNEomY6cQGZJUGwywTBD2UmDT32rZcNnfxQ5N2 CLMM
amm | Cropper
  H8W3ctz92svYg6mkn1UtGfu2aQr2fnUFHM1RhScEtQDt CLMM
  CTMAxxk34HjKWxQ3QLZK1HpaLXmBveao3ESePXbiyfzh Legacy AMM
amm | Dooar
  Dooar9JkhdZ7J3LHN3A7YCuoGRUggXhQaG4kijfLGU2j AMM
amm | Penguin Finance
  PSwapMdSai8tjrEXcxFeQth87xC4rRsa4VA5mhGhXkP AMM
amm | GooseFX SSL v2
  GFXsSL5sSaDfNFQUYsHekbWBW1TsFdjDYzACh62tEHxn SSL v2
amm | Mercurial
  MERLuDFBMmsHnsBPZw2sDQZHvXFMwp8EdjudcU2HKky Stable swap
amm | Dexlab
  DSwpgjMvXhtGn6BsbqmacdBZyfLj6jSWf3HJpdJtmg6N AMM
amm | Guacswap
  Gswppe6ERWKpUTXvRPfXdzHhiCyJvLadVvXGfdpBqcE1 AMM
amm | 1DEX
  DEXYosS6oEGvk8uCDayvwEZz4qEyDJRf9nFgYCaqPMTm AMM
amm | Token Mill
  JoeaRXgtME3jAoz5WuFXGEndfv4NPH9nBxsLq44hk9J Token Mill
amm | WOOFi | https://fi.woo.org
  WooFif76YGRNjk1pA8wCsN67aQsD9f9iLsz4NcJ1AVb WOOFi
amm | Symmetry | https://www.symmetry.fi
  2KehYt3KsEQR53jYcxjbQp2d2kCp4AkuQW68atufRwSr Baskets
amm | Gamma
  GAMMA7meSFWaBXF25oSUgmGRwaW6sCMFLmBNiMSdbHVT GAMMA
amm | Gavel
  srAMMzfVHVAtgSJc8iH6CfKzuWuUTzLHVCE81QU1rgi Gavel pool
amm | SPL Token Swap
  SwaPpA9LAaLfeLi3a68M4DjnLqgtticKg6CnyNwgAC8 Token swap
amm | Omnipair
  omnixgS8fnqHfCcTGKWj6JtKjzpJZ1Y5y9pyFkQDkYE Omnipair
amm | Jupiter Lend DEX | https://jup.ag
  jupZ4m2GqUCJ5iueMfzQf8khFfH31d4XAQt3RzCT9Vd DEX
amm | Valiant
  vnt1u7PzorND5JjweFWmDawKe2hLWoTwHU6QKz6XX98 DEX
amm | Swap.io
  SWPammPnp7L9qFgV436u3CSPmcxU6ZQm6ttawzDTRuw CLMM
amm | MetaDAO Futarchy AMM | https://metadao.fi
  FUTARELBfJfQ8RDGhg1wdhddq1odMAJUePHFuBYfUxKq AMM
  AMMyu265tkBpRW21iGQxKGLaves3gKm2JcMUqfXNSpqD amm (older)
amm | HumidiFi
  9H6tua7jkLhdm3w8BvgpTn5LZNU7g4ZynDmCiNN3q6Rp prop AMM
amm | Tessera V
  TessVdML9pBGgG9yGks7o4HewRaXVAMuoVj4x83GLQH prop AMM
amm | ZeroFi
  ZERor4xhbUycZ6gb9ntrhqscUcZmAbQDjEAtCf4hbZY prop AMM
amm | Obric v2
  obriQD1zbpyLz95G5n7nJe6a4DPjpFwa5XYPoNm113y prop AMM
amm | AlphaQ
  ALPHAQmeA7bjrVuccPsYPiCvsi428SNwte66Srvs4pHA prop AMM
amm | Aquifer
  AQU1FRd7papthgdrwPTTq5JacJh8YtwEXaBfKU3bTz45 prop AMM
amm | BisonFi
  BiSoNHVpsVZW2F7rx2eQ59yQwKxzU5NvBcmKshCSUypi prop AMM
amm | Scorch
  SCoRcH8c2dpjvcJD6FiPbCSQyQgu3PcUAWj2Xxx3mqn prop AMM
amm | WhaleStreet
  FW6zUqn4iKRaeopwwhwsquTY6ABWLLgjxtrC3VPnaWBf prop AMM
amm | SolFi
  SV2EYYJyRz2YhfXwXnhNAevDEui5Q6yrfyo13WtupPF v2
  SoLFiHG9TfgtdUXUjWAxi3LtvYuFyDLVhBWxdMZxyCe v1
amm | GoonFi
  goonERTdGsjnkZqWuVjs73BZ3Pb9qoCUdBUL17BnS5j v1
  goonuddtQRrWqqn5nFyczVKaie28f3kDkHWkHtURSLE v2
clob | Phoenix v1 | https://www.phoenix.trade
  PhoeNiXZ8ByJGLkxNfZRnkUfjvmuYqLR89jjFHGqdXY Phoenix v1
  PSMxQbAoDWDbvd9ezQJgARyq6R9L5kJAasaLDVcZwf1 Seat manager
clob | OpenBook v2
  opnb2LAfJYbRMAHHvqjCwQxanZn7ReEHp1k81EohpZb v2
clob | OpenBook v1
  srmqPvymJeFKQ4zGQed1GFppgkRHL9kaELCbyksJtPX v1
clob | Serum DEX v3 |  | closed
  9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin v3
clob | Manifest | https://manifest.trade
  MNFSTqtC93rEfYHB6hF82sKdZpUDFWkViLByLd1k1Ms Manifest
clob | Archer Exchange
  Archer8kgiavM61GyusMzaaS2ft5sALtNsD1HxkUPMhy Archer
clob | Stratabook
  strataZWURmW6bzMWpkLCAFxNFrQXCNSE9cSmBmdPgP CLOB
  stRatA1NCyJ4LTQqzmH1aEJuFfA6V1cFgfctDPHy5Xb Vault
clob | Dradex
  dp2waEWSBy5yKmq65ergoU3G6qRLmqa6K7We4rZSKph Dradex
launchpad | Pump.fun | https://pump.fun
  6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P Bonding curve
launchpad | Raydium LaunchLab | https://raydium.io/launchpad
  LanMV9sAd7wArD4vJFi2qDdfnVhFxYSUg6eADduJ3uj LaunchLab
launchpad | Meteora DBC | https://www.meteora.ag
  dbcij3LWUppWqq96dh6gJWwBifmcGfLSB5D4DuSMaqN Dynamic bonding curve
launchpad | Moonshot / Moonit
  MoonCVVNZFSYkqNXP6bxHLPL6QQJiMagDL3qcqUQTrG Moonit
launchpad | Boop.fun
  boop8hVGQGqehUK2iVEMEnMrL5RbjywRzHKBmBE7ry4 Boop
launchpad | Heaven
  HEAVENoP2qxoeuF8Dj2oT1GHEnu49U5mJYkdeC8BAX2o Heaven
launchpad | Virtuals
  5U3EU2ubXtK84QcRjWVmYt9RaDyA8gKxdUrPFXmZyaki Virtuals
launchpad | Vertigo
  vrTGoBuy5rYSxAfV3jaRJWHH6nN9WK4NRExGxsk1bCJ Vertigo
launchpad | Sugar
  deus4Bvftd5QKcEkE5muQaWGWDoma8GrySvPFrBPjhS Sugar
launchpad | Daos.fun
  5jnapfrAN47UYkLkEf7HnprPPBCQLvkYWGZDeKkaP5hv Daos.fun
launchpad | Migrate.fun
  migK824DsBMp2eZXdhSBAWFS6PbvA6UN8DV15HfmstR Migrate
launchpad | MetaDAO Launchpad | https://metadao.fi
  moontUzsdepotRGe5xsfip7vLPTJnVuafqdUWexVnPM launchpad v7
  moonDJUoHteKkGATejA5bdJVwJ6V6Dg74gyqyJTx73n launchpad v8
launchpad | YeetLaunch
  yeetaecvxpd7DFzZAYTEYracRt1WYJ7DfMVjEeEt2Cp Yeet
aggregator | Jupiter Swap | https://jup.ag
  JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4 v6
  JUP4Fb2cqiRUcaTHdrPC8h2gNsA2ETXiPDD33WcGuJB v4
  JUP2jxvXaqu7NQY1GmNF4m1vodw12LVXYxbFL2uJvfo v2
  JUP3c2Uh3WA4Ng34tw6kPd2G4C5BB21Xo36Je1s32Ph v3
aggregator | Jupiter DCA / Limit / VA | https://jup.ag
  DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M DCA
  jupoNjAxXgZ4rjzxzPMP4oxduvQsQtZzyknqvzYNrNu Limit v1
  j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X Limit v2
  VALaaymxQh2mNy2trH9jUqHT1mTow76wpTcGmSWSwJe Value average
aggregator | Jupiter Order Engine | https://jup.ag
  61DFfeTKM7trxYcPQCM78bJ794ddZprZpAwAnLiwTpYH Order engine
aggregator | DFlow | https://dflow.net
  DF1ow4tspfHX9JwWJsAb9epbkA8hmpSEAtxXy1V27QBH Aggregator v4
aggregator | OKX DEX router | https://web3.okx.com
  6m2CDdhRgxpH4WjvdzxAYbGxwdGUz5MziiL5jek2kBma v1
  proVF4pMXVaYqmy4NjniPh4pqKNfMmsihgd4wdkCX3u v2 (OnchainLabs)
aggregator | 1inch Fusion | https://1inch.com
  HNarfxC3kYMMhFkxUFeYb8wHVdPzY5t9pupqW5fL2meM fusion_swap
aggregator | CoW Protocol settlement | https://cow.fi
  moosEjJg5mbGRPRU7Vg4AaHZLvbbgknevWR9J1bNgME cow_settlement
aggregator | Sanctum Router | https://www.sanctum.so
  stkitrT1Uoy18Dk1fTrgPw8W6MVzoCfYoAFT4MLsmhq Router
aggregator | Raydium Route | https://raydium.io
  routeUGWgWzqBWFcrCfv8tritsqukccJPu3q5GPP3xS Route
aggregator | Kamino Limit Order | https://kamino.com
  LiMoM9rMhrdYrfzUCxQppvxCSG1FcrUK9G8uLq4A1GF LiMo
aggregator | Jupiter Offerbook | https://jup.ag
  offerbkFMvVfpQhL8ZQ5iromnjct5rz3r52B9ewu3ie Offerbook
bot | Axiom Trade | https://axiom.trade
  FLASHX8DrLbgeR8FcfNV1F5krxYcYMUdBkrP1EPBtxB9 Router
bot | Photon
  BSfD6SHZigAfDWSjzD5Q41jw8LmKwtmjskPH9XW1mrRW Photon
bot | Banana Gun
  BANANAjs7FJiPQqJTGFzkZJndT9o7UmKiYYGaJz6frGu Banana
bot | Mintech
  minTcHYRLVPubRK8nt6sqe2ZpWrGDLQoNLipDJCGocY Mintech
bot | Bloom
  b1oomGGqPKGD6errbyfbVMBuzSC8WtAAYo8MwNafWW1 Bloom
bot | Maestro
  MaestroAAe9ge5HTc64VbBQZ6fP77pwvrhM8i1XWSAx Maestro
bot | Nova
  NoVA1TmDUqksaj2hB1nayFkPysjJbFiU76dT4qPw2wm Nova
bot | Jup Ape | https://jup.ag
  JSW99DKmxNyREQM14SQLDykeBvEUG63TeohrvmofEiw Ape
bot | Ave.ai
  AveaiuA1emN71q9mS2QQ9BEWNAAHmp8sHSvwLFHQjufM Ave
amm | Swim |  | closed
  SWiMDJYFUGj6cPrQ6QYYYWZtvXQdRChSVAygDZDsCHC Six-token pool
aggregator | Serum Swap |  | closed
  22Y43yTVxuUkoRKdm9thyRhQ3SdgQS7c7kB6UNCiaczD Swap
launchpad | Pump.fun Mayhem | https://pump.fun
  MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e Mayhem
bot | BONKbot
  CxvksNjwhdHDLr3qbCXNKVdeYACW8cs93vFqLqtgyFE5 Router
bot | Trojan
  tro46jTMkb56A3wPepo5HT7JcvX9wFWvR8VaJzgdjEf Router
`;
