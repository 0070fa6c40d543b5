/**
 * What other programs stand on, in the notation of `program-directory.ts`. Gathered from the public sources of explorers
 * and indexers (solana-foundation/explorer `app/utils/programs.ts`, sevenlabs-hq/carbon decoders,
 * cxcx-ai/solana-dex-parser `programId.ts`, sonarwatch/portfolio `platforms`), of bots that follow sales, and the protocols’ own
 * documentation and repositories.
 */
export const SERVICES = `
oracle | Pyth | https://www.pyth.network
  FsJ3A3u2vn5cTVofAjvy6y5kwABJAqYWpe4975bi2epH Legacy push (mainnet)
  rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ Pull receiver
  pythWSnswVUd12oZpeFP8e9CVaEqJg25g1Vtc2biRsT Push oracle
  pytd2yyk641x7ak7mkaasSJVXh6YYZnC7wTmtgAyxPt Lazer
  pytS9TjG1qyAZypk7n8rw8gfW9sUaqqYyMhJQ4E7JCQ Staking
  pyti8TM4zRVBjmarcgAPmTNNAXYKJv7WVHrkrm6woLN Integrity pool
oracle | Switchboard | https://switchboard.xyz
  DtmE9D2CSB4L5D6A15mraeEjrGMm6auWVzgaD8hK2tZM v1
  SW1TCH7qEPTdLsDHRgPuMQjbQxKdH2aBStViMFnt64f v2
  sbattyXrzedoNATfc4L31wC9Mhxsi1BmFhTiN8gDshx Functions
  SBondMDrcV3K4kxZR1HNVT7osZxAHVHgYXL5Ze1oMUv On-Demand
oracle | Chainlink | https://chain.link
  HEvSKofvBgfaexv23kMabbYqxasxU3mQ4ibBMEmJWHny Store
  cjg3oHmg9uuPsP8D6g29NWvhySJkdYdAo9D25PRbKXJ OCR2
  Gt9S41PtjR58CbG9JhJ3J6vxesqrNAswbWYbLNTMZA3c Data Streams verifier
oracle | RedStone | https://redstone.finance
  REDSTBDUecGjwXd6YGPzHSvEUBHQqVRfCcjUVgPiHsr redstone
oracle | ORAO VRF v2 | https://orao.network
  VRFzZoJdhFWL8rkvu87LpKM3RbcVezpMEc6X5GVDr7y VRF v2
bridge | Wormhole | https://wormhole.com
  worm2ZoG2kUd4vFXhvjh93UUH596ayRfgQ2MgjNMTth Core
  wormDTUJ6AWPNvk59vGQbDvGJmqbDTdgWgAqcLBCgUb Token bridge
  WnFt12ZrnzZrFZkt2xsNsaNWoQribnuQ5B5FrDbwDhD NFT bridge
  execXUrAsMnqMmTHj5m7N1YQgsDz3cwGLYCYyuDRciV Executor
bridge | Circle CCTP v1 | https://www.circle.com
  CCTPiPYPc6AsJuwueEnWgSgucamXDZwBd53dQ11YiKX3 Token messenger
  CCTPmbSD7gX1bxKPAmg77w8oFzNFpaQiQUWD43TKaecd Message transmitter
bridge | Circle CCTP v2 | https://www.circle.com
  CCTPV2vPZJS2u2BBsUoscuikbYjnpFmbFsvVuJdgUMQe Token messenger
  CCTPV2Sm4AdWt5296sk4P66VBZ7bEhcARwFaaS9YPbeC Message transmitter
bridge | Chainlink CCIP | https://chain.link/cross-chain
  Ccip842gzYHhvdDkSyi2YVCoAWPbYJoApMFzSxQroE9C Router
  offqSMQWgQud6WJz694LRzkeN5kMYpCHTpXQr3Rkcjm Offramp
  RmnXLft1mSEwDgMKu2okYuHkiazxntFFcZFrrcXxYg7 RMN remote
bridge | Axelar | https://axelar.network
  gtwqvLL93XK7pC2eMvfGamqokvs19AytzaVhrL2iKiz Gateway
  gaszjG8797GGm8oACCzH2KLLifGp2nugKkLwaecwBjT Gas service
  itsAUdHnV2K99ppbM6d6WUDac8MD54RAE7dUKHnw1Eg ITS
bridge | LayerZero | https://layerzero.network
  Fuww9mfc8ntAwxPUzFia7VJFAdvLppyZwhPJoXySZXf7 usdt-native-mesh
bridge | Mayan | https://mayan.finance
  Awm2zSgzMGTRraAVjRvshqLehy7mJ2Qr3maURDsoDmwi MCTP
  Fv8pLNSPg3nenVsP1VbKqaPxyj2s47x2jmZLAkG9kV52 spl-utils
  B96dV3Luxzo6SokJx3xt8i5y8Mb7HRR6Eec8hCjJDT69 spl_utils (immutable)
bridge | Allbridge Core | https://allbridge.io
  BrdgN2RPzEMWF96ZbnnJaUtQDQx7VRXYaHHbYCBvceWB Bridge
bridge | Atomiq
  atq2FYuvww5EF6qeB28gj9tkao6Ld9mEGUzF4M93cCC contracts
bridge | Eco Routes | https://eco.com
  EcooiHrTiMnfUBMw297gvPwX55HD8SCxA61tBBLV3yaV portal
bridge | Across | https://across.to
  HaQe51FWtnmaEcuYEfPA7MRCXKrtqptat4oJdJ8zV5Be multicall_handler
bridge | Lombard
  LomP48F7bLbKyMRHHsDVt7wuHaUQvQnVVspjcbfuAek lbtc
bridge | WBTC
  GTkcUnQCncDf24pwxkksGNuo9PrVFY2YFkiN8u922XSp controller
nft | Metaplex Token Metadata | https://www.metaplex.com
  metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s Token metadata
nft | Metaplex Core | https://www.metaplex.com
  CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d MPL Core
nft | Metaplex Bubblegum | https://www.metaplex.com
  BGUMAp9Gq7iTEuizy4pqaxsTyUCBK68MDfK752saRPUY Bubblegum
nft | SPL Account Compression
  cmtDvXumGCrqC1Age74AVPhSRVXJMd8PJS91L8KbNCK Account compression
  noopb9bkMVfRPU8AsbpTUg8AQkHtKwMYZiFUjNRtMmV Noop
nft | Metaplex Candy Machine | https://www.metaplex.com
  cndyAnrLdpjq1Ssp1z8xxDsB8dxe7u4HL5Nxi2K5WXZ v1
  cndy3Z4yapfJBmL3ShUp5exZKqR3z33thTzeNMm2gRZ v2
  CndyV3LdqHUfDLmE5naZjVN8rBZz4tqhdefbAnjHG3JR v3
  CMACYFENjoBMHzapRXyo1JZkVS6EtaDDzkjMrmQLvr4J Core CM
  CMAGAKJ67e9hRZgfC5SFTbZH8MgEmtqazKXjmkaJjWTJ Core guard
  Guard1JwRhJkVH6XZhzoYxeBVQe872VH6QggF4BWmS9g Guard v3
nft | Metaplex Hybrid | https://www.metaplex.com
  MPL4o4wMzndgh8T1NVDxELQCj5UQfYTYEkabX3wNKtb Hybrid
nft | Metaplex Auction House
  hausS13jsjafwWwGqZTUQRmWyvyxn9EQpqMwV1PBBmk Auction house
nft | Magic Eden | https://magiceden.io
  M2mx93ekt1fmXSVkTrUL9xVFHkmME8HTUi5Cyc5aF7K v2
  mmm3XBJg5gk8XJxEKBvdgptZz6SgK4tXvn36sodowMc MMM pools
  M3mxk5W2tt27WGT7THox7PmgRDp4m6NEhL5xvxrBfS1 v3 (cNFT)
  CMZYPASGWeTz7RNGHaRJfCq2XQ5pYK6nDvVQxzkH51zb Launchpad
  MEisE1HzehtrDpAAT8PnLHjpSSkRYakotTuJRPjTpo8 v1
  EA15T2W45BJFm71XmB5VGcsiWGKZTNfnK6aCmE2Hb5eC Auction v1
nft | Tensor | https://www.tensor.trade
  TSWAPaqyCSx2KABk68Shruf4rp7CxcNi8hAsbdwmHbN TensorSwap
  TCMPhJdwDryooaGtiocG1u3xcYbRpiJzb283XfCZsDp TComp / marketplace
nft | Hadeswap
  hadeK9DLv9eA7ya5KCTqSvSvRZeJC3JgD5a9Y3CNbvu Hadeswap
nft | Exchange Art
  AmK5g2XcyptVLCFESBCJqoSfwV3znGoVYQnqEnaAZKWn Instant sale
  exofLDXJoFji4Qyf9jSAH59J4pp82UT5pmGgR6iT24Z Offers
  exAuvFHqXXbiLrM4ce9m1icwuSyXytRnfBkajukDFuB Auctions
  EXBuYPNgBUXMTsjCbezENRUtFQzjUNZxvPGTd11Pznk5 Sales and editions
nft | Sharky | https://sharky.fi
  SHARKobtfF1bHhxD2eqftjHBdVSCbKo9JtgK71FhELP Sharky
nft | Citrus / Famous Fox lending
  JCFRaPv7852ESRwJJGRy2mysUMydXZgVVhrMLmExvmVp Citrus
nft | Frakt / Banx
  A66HabVL3DzNzeJgcHYtRRNW1ZRMKwBfrdSR4kLsZ9DJ Frakt
governance | SPL Governance | https://app.realms.today
  GovER5Lthms3bLBqWub97yVrMmEogzX7xNjdXpPPCVZw default instance
governance | Squads v4 | https://squads.so
  SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf v4
governance | Squads v3 | https://squads.so
  SMPLecH534NA9acpos4G6x7uf3LWbCAwZQE9e8ZekMu v3
governance | MetaDAO Autocrat + conditional vault | https://metadao.fi
  autowMzCbM29YXMgVG3T62Hkgo7RcyrvgQQkd54fDQL autocrat
  VLTX1ishMBbcX3rdBWGssxawAo1Q2X2qxYFYqiGodVg conditional vault
governance | Helium modular governance | https://www.helium.com
  propFYxqmVcufMhk5esNMrexq2ogHbbC2kP9PU1qxKs proposal
governance | Swig smart wallet
  swigypWHEksbC64pWKwah1WTeh9JXwx8H1rJHLdbQMB Swig
governance | Lazorkit smart wallet
  LazorjRFNavitUaBu5m3WaNPjU1maipvSW2rZfAFAKi lazorkit
governance | Solana governance NCN snapshot
  ncnwF8AgynRcdEnGLcprSQNaKvgSMTgk3yPRc8cf9Zf ncn_snapshot
infrastructure | Lighthouse
  L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95 Lighthouse
infrastructure | Solana Attestation Service
  22zoJMtdu4tQc2PzL74ZUT7FrwgB1Udec8DdW4yw4BdG SAS
infrastructure | Solana Subscriptions
  De1egAFMkMWZSN5rYXRj9CAdheBamobVNubTsi9avR44 Subscriptions
infrastructure | Program Metadata
  ProgM6JCCvbYkfKqJYHePx4xxSUSqJp7rh8Lyv7nk7S PMP
infrastructure | Token ACL
  TACLkU6CiCdkQN2MjoyDkVg2yAH9zkxiHDsiztQ52TP Token ACL
infrastructure | Otter Verify | https://verify.osec.io
  verifycLy8mB96wd9wqq3WDXQwM4oU6r42Th37Db9fC otter_verify
infrastructure | Light Protocol
  SySTEM1eSU2p4BGQfQpimFEWWSC1XDFeun3Nqzz3rT7 System
  cTokenmWW8bLPjZEBAUgYy3zKxQZW6VKi7bqNFEVv3m Compressed token
  compr6CUsB5m2jS4Y3831ztGSTnDpnKJTKS95d64XVq Account compression
  2c54pLrGpQdGxJWUAoME6CReBrtDbsx5Tqx4nLZZo6av Shielded pool (v1)
infrastructure | SPL Name Service | https://www.sns.id
  namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX Name service
infrastructure | SNS Registrar | https://www.sns.id
  jCebN34bUfdeUYJT13J1yG16XWQpt5PDx6Mse9GUqhR Registrar
infrastructure | Jito Merkle Distributor
  mERKcfxMC5SqJn4Ld4BUris3WKZZ1ojjWJ3A3J5CKxv merkle_distributor
infrastructure | UNCX lockers
  GsSCS3vPWrtJ5Y9aEVVT65fmrex5P5RGHXdZvsdbWgfo AMM v4 locker
  UNCXrB8cZXnmtYM1aSo1Wx3pQaeSZYuF2jCTesXvECs CLMM locker
  UNCXdvMRxvz91g3HqFmpZ5NgmL77UH4QRM4NfeL4mQB CPSwap locker
infrastructure | Sablier | https://sablier.com
  4EauRKrNErKfsR4XetEZJNmvACGHbHnHV4R5dvJuqupC lockup
infrastructure | Helium | https://www.helium.com
  treaf4wWBBty3fHdyBpo35Mz84M8k3heKXmjmi9vFt5 Treasury management
infrastructure | Nosana | https://nosana.com
  nosJhNRqr2bc9g1nfGDcXXTXvYUmxD4cVwy2pMWhrYM jobs
nft | Code Canvas | https://codecanvas.art
  CoCaSGpuNso2yQP3oqi1tXt82wBp3y78SJDwLCboc8WS Drops and sales
nft | Solanart
  CJsLwbP1iu5DuUikHEJnLfANgKy6stB2uFgvBBHoyxwz Marketplace
nft | Alpha Art |  | closed
  HZaWndaNWHFDd9Dhk5pqUUtsmoBCqzb1MLu3NAh1VX6B Marketplace
nft | Solsea
  617jbWo616ggkDxvW1Le8pV38XLbVSyWY8ae6QUmGBAU Marketplace
nft | DigitalEyes
  A7p8451ktDCHq5yYaHczeLMYsjRsAkzc3hCXcSrwYHU7 Marketplace
  7t8zVJtPCFAqog1DcnB6Ku1AVKtWfHkCiPi1cAvcJyVF Direct sell
nft | Solana Monkey Business
  J7RagMKwSD5zJSbRQZU56ypHUtux8LRDkUpAPSKH4WPp Marketplace
oracle | Lifinity Oracle
  8BR3zs8zSXetpnDjCtHWnkpSkNSydWb3PTTDuVKku2uu Oracle
bridge | Wormhole Settlement | https://wormhole.com
  HtkeCDdYY4i9ncAxXKjYTx8Uu3WM8JbtiLRYjtHwaVXb Matching engine
bridge | deBridge DLN | https://debridge.com
  src5qyZHqTqecJV4aY6Cb6zDZLMDzrDKKezs22MPHr4 Source
  dst5MGcFPoBeREFAA5E3tU5ij8m5uVYwkzkSAbsLbNo Destination
bridge | LI.FI | https://li.fi
  3i5JeuZuUxeKtVysUnwQNGerJP2bSMX9fTFfS4Nxe3Br Tracker
infrastructure | Sequence Enforcer
  GDDMwNyyx8uB6zrqwBFHjLLG3TBYk2F8Az4yrQC5RzMp Sequence enforcer
infrastructure | Assert Owner
  4MNPdKu9wFMvEeZBMt3Eipfs5ovVWTJb31pEXDJAAxX5 Serum
  DeJBGdMFa1uynnnKiwrVioatTuHmNLpyFKnmB5kaFdzQ Phantom
infrastructure | Create Token Account If Missing
  9tiP8yZcekzfGzSBmp7n9LaDHRjxP2w7wJj8tpPJtfG Create token account if missing
memo | bloXroute Trader API | https://bloxroute.com
  HQ2UUt18uJqKaQFJhgV9zaTdQxUZjNrsKFgoEDquBkcx Trader API
infrastructure | Hivemapper | https://hivemapper.com
  EEjwuvCMVYjgHUeX1BM9qmUog59Pft88c3jbt2ATwcJw Honey splitting
  BNH1dUp3ExFbgo3YctSqQbJXRFn3ffkwbcmSas8azfaW Honey rewards
other | Audius | https://audius.co
  7K3UpbZViPnQDLn2DAM853B9J5GBxd1L1rLHy4KqSmWG Track listens
  5mpjDRgoRYRmSnAXZTfB2bBkbpwvRjobXUjb4WYjF225 Ethereum registry
game | Star Atlas | https://staratlas.com
  SAGEqqFewepDHH6hMDcmWy7yjHPpyKLDnRXKb3Ki8e6 SAGE
  Cargo8a1e6NkGyrjy4BQEW4ASGKs9KSyDyUrXMfpJoiH Cargo
`;
