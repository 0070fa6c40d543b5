// Written by `npm run gen`. Do not edit.
import accountCompression from './account-compression.ts';
import acrossMulticallHandler from './across-multicall-handler.ts';
import acrossSpoke from './across-spoke.ts';
import acrossSpokePool from './across-spoke-pool.ts';
import addressLookupTable from './address-lookup-table.ts';
import aldrinV1 from './aldrin-v1.ts';
import aldrinV2 from './aldrin-v2.ts';
import alphaArt from './alpha-art.ts';
import alphaq from './alphaq.ts';
import aquifer from './aquifer.ts';
import assertOwner from './assert-owner.ts';
import associatedToken from './associated-token.ts';
import auctionHouse from './auction-house.ts';
import audiusListens from './audius-listens.ts';
import audiusRegistry from './audius-registry.ts';
import banx from './banx.ts';
import banxVaults from './banx-vaults.ts';
import bisonfi from './bisonfi.ts';
import bloom from './bloom.ts';
import bloxrouteMemo from './bloxroute-memo.ts';
import bonkbot from './bonkbot.ts';
import bonkswap from './bonkswap.ts';
import boop from './boop.ts';
import boopStaking from './boop-staking.ts';
import bpfLoader from './bpf-loader.ts';
import bpfUpgradeableLoader from './bpf-upgradeable-loader.ts';
import bullx from './bullx.ts';
import byreal from './byreal.ts';
import byrealReset from './byreal-reset.ts';
import candyGuard from './candy-guard.ts';
import candyMachineV1 from './candy-machine-v1.ts';
import candyMachineV2 from './candy-machine-v2.ts';
import candyMachineV3 from './candy-machine-v3.ts';
import carrot from './carrot.ts';
import cctpV1MessageTransmitter from './cctp-v1-message-transmitter.ts';
import cctpV1TokenMessenger from './cctp-v1-token-messenger.ts';
import cctpV2MessageTransmitter from './cctp-v2-message-transmitter.ts';
import cctpV2TokenMessenger from './cctp-v2-token-messenger.ts';
import chainlinkOcr2 from './chainlink-ocr2.ts';
import chainlinkStore from './chainlink-store.ts';
import clockworkThreads from './clockwork-threads.ts';
import codeCanvas from './code-canvas.ts';
import computeBudget from './compute-budget.ts';
import config from './config.ts';
import coreCandyGuard from './core-candy-guard.ts';
import coreCandyMachine from './core-candy-machine.ts';
import createTokenAccountIfMissing from './create-token-account-if-missing.ts';
import crema from './crema.ts';
import cropperWhirlpool from './cropper-whirlpool.ts';
import cykura from './cykura.ts';
import defituna from './defituna.ts';
import dflow from './dflow.ts';
import divvy from './divvy.ts';
import dlnDestination from './dln-destination.ts';
import dlnSource from './dln-source.ts';
import drift from './drift.ts';
import driftCompetitions from './drift-competitions.ts';
import driftVaults from './drift-vaults.ts';
import ed25519 from './ed25519.ts';
import exchangeArtAuctions from './exchange-art-auctions.ts';
import exchangeArtInstantSale from './exchange-art-instant-sale.ts';
import exchangeArtOffers from './exchange-art-offers.ts';
import exchangeArtSales from './exchange-art-sales.ts';
import famousFoxMarket from './famous-fox-market.ts';
import famousFoxStaking from './famous-fox-staking.ts';
import feature from './feature.ts';
import flashTrade from './flash-trade.ts';
import fluxbeam from './fluxbeam.ts';
import franciumOrca from './francium-orca.ts';
import fungibleEntangler from './fungible-entangler.ts';
import fusionAmm from './fusion-amm.ts';
import futarchy from './futarchy.ts';
import gamma from './gamma.ts';
import gavel from './gavel.ts';
import glam from './glam.ts';
import gokiSmartWallet from './goki-smart-wallet.ts';
import goonfi from './goonfi.ts';
import goonfiV2 from './goonfi-v2.ts';
import goosefx from './goosefx.ts';
import guacswap from './guacswap.ts';
import heaven from './heaven.ts';
import heliumCircuitBreaker from './helium-circuit-breaker.ts';
import heliumCrons from './helium-crons.ts';
import heliumDataCredits from './helium-data-credits.ts';
import heliumDcAutoTop from './helium-dc-auto-top.ts';
import heliumEntityManager from './helium-entity-manager.ts';
import heliumFanout from './helium-fanout.ts';
import heliumHexboosting from './helium-hexboosting.ts';
import heliumLazyDistributor from './helium-lazy-distributor.ts';
import heliumLazyTransactions from './helium-lazy-transactions.ts';
import heliumMiniFanout from './helium-mini-fanout.ts';
import heliumMobileEntityManager from './helium-mobile-entity-manager.ts';
import heliumNftVoter from './helium-nft-voter.ts';
import heliumNoEmit from './helium-no-emit.ts';
import heliumOrganization from './helium-organization.ts';
import heliumPriceOracle from './helium-price-oracle.ts';
import heliumProposal from './helium-proposal.ts';
import heliumProxy from './helium-proxy.ts';
import heliumRewardsOracle from './helium-rewards-oracle.ts';
import heliumStateController from './helium-state-controller.ts';
import heliumSubDaos from './helium-sub-daos.ts';
import heliumTokenVoter from './helium-token-voter.ts';
import heliumTreasuryManagement from './helium-treasury-management.ts';
import heliumVoterStakeRegistry from './helium-voter-stake-registry.ts';
import heliumWelcomePack from './helium-welcome-pack.ts';
import hivemapperHoneyRewards from './hivemapper-honey-rewards.ts';
import hivemapperHoneySplitting from './hivemapper-honey-splitting.ts';
import humidifi from './humidifi.ts';
import hxroParimutuel from './hxro-parimutuel.ts';
import hyloExchange from './hylo-exchange.ts';
import hyloStabilityPool from './hylo-stability-pool.ts';
import invariant from './invariant.ts';
import jitoMerkleDistributor from './jito-merkle-distributor.ts';
import jitoPriorityFees from './jito-priority-fees.ts';
import jitoSteward from './jito-steward.ts';
import jitoTipDistribution from './jito-tip-distribution.ts';
import jitoTipPayment from './jito-tip-payment.ts';
import jitoValidatorHistory from './jito-validator-history.ts';
import jupiterDca from './jupiter-dca.ts';
import jupiterGovernance from './jupiter-governance.ts';
import jupiterLend from './jupiter-lend.ts';
import jupiterLendDex from './jupiter-lend-dex.ts';
import jupiterLendFlashloan from './jupiter-lend-flashloan.ts';
import jupiterLendLiquidity from './jupiter-lend-liquidity.ts';
import jupiterLendOracle from './jupiter-lend-oracle.ts';
import jupiterLendVaults from './jupiter-lend-vaults.ts';
import jupiterLimitOrder from './jupiter-limit-order.ts';
import jupiterLimitOrderV2 from './jupiter-limit-order-v2.ts';
import jupiterLock from './jupiter-lock.ts';
import jupiterLockedVoter from './jupiter-locked-voter.ts';
import jupiterOrderEngine from './jupiter-order-engine.ts';
import jupiterPerpetuals from './jupiter-perpetuals.ts';
import jupiterReferral from './jupiter-referral.ts';
import jupiterV2 from './jupiter-v2.ts';
import jupiterV3 from './jupiter-v3.ts';
import jupiterV4 from './jupiter-v4.ts';
import jupiterV6 from './jupiter-v6.ts';
import kaminoEarn from './kamino-earn.ts';
import kaminoFarms from './kamino-farms.ts';
import kaminoLend from './kamino-lend.ts';
import kaminoLimitOrder from './kamino-limit-order.ts';
import kaminoLiquidity from './kamino-liquidity.ts';
import larix from './larix.ts';
import lavarage from './lavarage.ts';
import layerzeroDvn from './layerzero-dvn.ts';
import layerzeroEndpoint from './layerzero-endpoint.ts';
import layerzeroExecutor from './layerzero-executor.ts';
import layerzeroPriceFeed from './layerzero-price-feed.ts';
import layerzeroUln from './layerzero-uln.ts';
import libreplexEditions from './libreplex-editions.ts';
import libreplexInscriptions from './libreplex-inscriptions.ts';
import libreplexLegacy from './libreplex-legacy.ts';
import lifiTracker from './lifi-tracker.ts';
import lifinityOracle from './lifinity-oracle.ts';
import lifinityV2 from './lifinity-v2.ts';
import lightAccountCompression from './light-account-compression.ts';
import lightCompressedToken from './light-compressed-token.ts';
import lightShieldedPool from './light-shielded-pool.ts';
import lightSystem from './light-system.ts';
import lighthouse from './lighthouse.ts';
import loaderV4 from './loader-v4.ts';
import localnetAmm from './localnet-amm.ts';
import localnetLaunchpad from './localnet-launchpad.ts';
import localnetLend from './localnet-lend.ts';
import localnetLiquidStaking from './localnet-liquid-staking.ts';
import localnetOracle from './localnet-oracle.ts';
import localnetOrderbook from './localnet-orderbook.ts';
import localnetPerpetuals from './localnet-perpetuals.ts';
import loopscale from './loopscale.ts';
import magicEdenAuction from './magic-eden-auction.ts';
import magicEdenM2 from './magic-eden-m2.ts';
import magicEdenMmm from './magic-eden-mmm.ts';
import magicEdenStaking from './magic-eden-staking.ts';
import magicEdenV1 from './magic-eden-v1.ts';
import mangoV4 from './mango-v4.ts';
import manifest from './manifest.ts';
import manifestWrapper from './manifest-wrapper.ts';
import marginfi from './marginfi.ts';
import marinade from './marinade.ts';
import marinadeDirectedStake from './marinade-directed-stake.ts';
import marinadeReferral from './marinade-referral.ts';
import marinadeValidatorBonds from './marinade-validator-bonds.ts';
import mayanFastMctp from './mayan-fast-mctp.ts';
import mayanMctp from './mayan-mctp.ts';
import mayanMctpV0 from './mayan-mctp-v0.ts';
import mayanSwap from './mayan-swap.ts';
import mayanSwift from './mayan-swift.ts';
import mayanSwiftV2 from './mayan-swift-v2.ts';
import meanMoneyStreaming from './mean-money-streaming.ts';
import memo from './memo.ts';
import mercurial from './mercurial.ts';
import metaplexAuctioneer from './metaplex-auctioneer.ts';
import metaplexBubblegum from './metaplex-bubblegum.ts';
import metaplexCore from './metaplex-core.ts';
import metaplexFixedPriceSale from './metaplex-fixed-price-sale.ts';
import metaplexHybrid from './metaplex-hybrid.ts';
import metaplexHydra from './metaplex-hydra.ts';
import metaplexInscription from './metaplex-inscription.ts';
import metaplexNftPacks from './metaplex-nft-packs.ts';
import metaplexTokenEntangler from './metaplex-token-entangler.ts';
import metaplexTokenMetadata from './metaplex-token-metadata.ts';
import meteoraAlphaVault from './meteora-alpha-vault.ts';
import meteoraDamm from './meteora-damm.ts';
import meteoraDammV2 from './meteora-damm-v2.ts';
import meteoraDbc from './meteora-dbc.ts';
import meteoraDlmm from './meteora-dlmm.ts';
import meteoraFeeSharing from './meteora-fee-sharing.ts';
import meteoraStakeForFee from './meteora-stake-for-fee.ts';
import meteoraVault from './meteora-vault.ts';
import meteoraZap from './meteora-zap.ts';
import monkeyBusinessMarket from './monkey-business-market.ts';
import moonshot from './moonshot.ts';
import nativeLoader from './native-loader.ts';
import nirvana from './nirvana.ts';
import noop from './noop.ts';
import nosanaJobs from './nosana-jobs.ts';
import nosanaStaking from './nosana-staking.ts';
import obric from './obric.ts';
import okxDexRouter from './okx-dex-router.ts';
import okxDexRouterV2 from './okx-dex-router-v2.ts';
import omnipair from './omnipair.ts';
import openCreatorProtocol from './open-creator-protocol.ts';
import openbookV1 from './openbook-v1.ts';
import openbookV2 from './openbook-v2.ts';
import orcaAquafarm from './orca-aquafarm.ts';
import orcaTokenSwapV1 from './orca-token-swap-v1.ts';
import orcaTokenSwapV2 from './orca-token-swap-v2.ts';
import orcaWavebreak from './orca-wavebreak.ts';
import orcaWhirlpool from './orca-whirlpool.ts';
import ore from './ore.ts';
import oreBoost from './ore-boost.ts';
import oreV2 from './ore-v2.ts';
import pancakeswap from './pancakeswap.ts';
import parclV3 from './parcl-v3.ts';
import perena from './perena.ts';
import phoenixV1 from './phoenix-v1.ts';
import photon from './photon.ts';
import programMetadata from './program-metadata.ts';
import pumpFees from './pump-fees.ts';
import pumpFun from './pump-fun.ts';
import pumpFunMayhem from './pump-fun-mayhem.ts';
import pumpSwap from './pump-swap.ts';
import pythIntegrityPool from './pyth-integrity-pool.ts';
import pythLazer from './pyth-lazer.ts';
import pythLegacyPush from './pyth-legacy-push.ts';
import pythPushOracle from './pyth-push-oracle.ts';
import pythReceiver from './pyth-receiver.ts';
import pythStaking from './pyth-staking.ts';
import quarryMergeMine from './quarry-merge-mine.ts';
import quarryMine from './quarry-mine.ts';
import quarryMintWrapper from './quarry-mint-wrapper.ts';
import quarryRedeemer from './quarry-redeemer.ts';
import raydiumAmmV4 from './raydium-amm-v4.ts';
import raydiumClmm from './raydium-clmm.ts';
import raydiumCpmm from './raydium-cpmm.ts';
import raydiumLaunchlab from './raydium-launchlab.ts';
import raydiumRoute from './raydium-route.ts';
import raydiumStaking from './raydium-staking.ts';
import relayDepository from './relay-depository.ts';
import saber from './saber.ts';
import saberDecimals from './saber-decimals.ts';
import sanctumCalculators from './sanctum-calculators.ts';
import sanctumFlatFee from './sanctum-flat-fee.ts';
import sanctumInfinity from './sanctum-infinity.ts';
import sanctumRouter from './sanctum-router.ts';
import sanctumUnstake from './sanctum-unstake.ts';
import saros from './saros.ts';
import sarosDlmm from './saros-dlmm.ts';
import save from './save.ts';
import scaleAmm from './scale-amm.ts';
import scaleVmm from './scale-vmm.ts';
import scorch from './scorch.ts';
import secp256k1 from './secp256k1.ts';
import secp256r1 from './secp256r1.ts';
import sequenceEnforcer from './sequence-enforcer.ts';
import serumDex from './serum-dex.ts';
import serumSwap from './serum-swap.ts';
import sharky from './sharky.ts';
import snsRegistrar from './sns-registrar.ts';
import solanaIdStaking from './solana-id-staking.ts';
import solanaMobileInflation from './solana-mobile-inflation.ts';
import solanaMobileStaking from './solana-mobile-staking.ts';
import solanart from './solanart.ts';
import solfi from './solfi.ts';
import solfiV2 from './solfi-v2.ts';
import solsea from './solsea.ts';
import splGovernance from './spl-governance.ts';
import splNameService from './spl-name-service.ts';
import splSinglePool from './spl-single-pool.ts';
import splStakePool from './spl-stake-pool.ts';
import splToken from './spl-token.ts';
import squadsV3 from './squads-v3.ts';
import squadsV4 from './squads-v4.ts';
import stabbleRewards from './stabble-rewards.ts';
import stabbleStable from './stabble-stable.ts';
import stabbleWeighted from './stabble-weighted.ts';
import stake from './stake.ts';
import starAtlasCargo from './star-atlas-cargo.ts';
import starAtlasClaimStake from './star-atlas-claim-stake.ts';
import starAtlasCrafting from './star-atlas-crafting.ts';
import starAtlasCrew from './star-atlas-crew.ts';
import starAtlasFaction from './star-atlas-faction.ts';
import starAtlasLocker from './star-atlas-locker.ts';
import starAtlasMarketplace from './star-atlas-marketplace.ts';
import starAtlasPoints from './star-atlas-points.ts';
import starAtlasPointsStore from './star-atlas-points-store.ts';
import starAtlasPrime from './star-atlas-prime.ts';
import starAtlasProfile from './star-atlas-profile.ts';
import starAtlasProfileFaction from './star-atlas-profile-faction.ts';
import starAtlasProfileVault from './star-atlas-profile-vault.ts';
import starAtlasSage from './star-atlas-sage.ts';
import starAtlasSageV1 from './star-atlas-sage-v1.ts';
import starAtlasScore from './star-atlas-score.ts';
import step from './step.ts';
import streamflow from './streamflow.ts';
import streamflowAlignedDistributor from './streamflow-aligned-distributor.ts';
import streamflowAlignedUnlocks from './streamflow-aligned-unlocks.ts';
import streamflowDistributor from './streamflow-distributor.ts';
import streamflowDynamicRewardPool from './streamflow-dynamic-reward-pool.ts';
import streamflowFeeManager from './streamflow-fee-manager.ts';
import streamflowGovernor from './streamflow-governor.ts';
import streamflowRewardPool from './streamflow-reward-pool.ts';
import streamflowStakePool from './streamflow-stake-pool.ts';
import swim from './swim.ts';
import switchboardAttestation from './switchboard-attestation.ts';
import switchboardOnDemand from './switchboard-on-demand.ts';
import switchboardV1 from './switchboard-v1.ts';
import switchboardV2 from './switchboard-v2.ts';
import system from './system.ts';
import sysvar from './sysvar.ts';
import technoBot from './techno-bot.ts';
import tensorAmm from './tensor-amm.ts';
import tensorBid from './tensor-bid.ts';
import tensorMarketplace from './tensor-marketplace.ts';
import tensorWhitelist from './tensor-whitelist.ts';
import tensorswap from './tensorswap.ts';
import tessera from './tessera.ts';
import theVaultUnstake from './the-vault-unstake.ts';
import timestampCheck from './timestamp-check.ts';
import titan from './titan.ts';
import token2022 from './token-2022.ts';
import tokenAcl from './token-acl.ts';
import tokenAuthRules from './token-auth-rules.ts';
import tokenSwap from './token-swap.ts';
import trojan from './trojan.ts';
import tuktuk from './tuktuk.ts';
import tuktukCron from './tuktuk-cron.ts';
import tuktukDca from './tuktuk-dca.ts';
import tulipLending from './tulip-lending.ts';
import virtuals from './virtuals.ts';
import voltr from './voltr.ts';
import vote from './vote.ts';
import wasabi from './wasabi.ts';
import wenNewStandard from './wen-new-standard.ts';
import wenRoyaltyDistribution from './wen-royalty-distribution.ts';
import whalesMarket from './whales-market.ts';
import whalestreet from './whalestreet.ts';
import woofi from './woofi.ts';
import wormholeCore from './wormhole-core.ts';
import wormholeMatchingEngine from './wormhole-matching-engine.ts';
import wormholeTokenBridge from './wormhole-token-bridge.ts';
import zerofi from './zerofi.ts';
import zeta from './zeta.ts';
import zetaDex from './zeta-dex.ts';
import zkElgamalProof from './zk-elgamal-proof.ts';

export const protocols = [
  accountCompression,
  acrossMulticallHandler,
  acrossSpoke,
  acrossSpokePool,
  addressLookupTable,
  aldrinV1,
  aldrinV2,
  alphaArt,
  alphaq,
  aquifer,
  assertOwner,
  associatedToken,
  auctionHouse,
  audiusListens,
  audiusRegistry,
  banx,
  banxVaults,
  bisonfi,
  bloom,
  bloxrouteMemo,
  bonkbot,
  bonkswap,
  boop,
  boopStaking,
  bpfLoader,
  bpfUpgradeableLoader,
  bullx,
  byreal,
  byrealReset,
  candyGuard,
  candyMachineV1,
  candyMachineV2,
  candyMachineV3,
  carrot,
  cctpV1MessageTransmitter,
  cctpV1TokenMessenger,
  cctpV2MessageTransmitter,
  cctpV2TokenMessenger,
  chainlinkOcr2,
  chainlinkStore,
  clockworkThreads,
  codeCanvas,
  computeBudget,
  config,
  coreCandyGuard,
  coreCandyMachine,
  createTokenAccountIfMissing,
  crema,
  cropperWhirlpool,
  cykura,
  defituna,
  dflow,
  divvy,
  dlnDestination,
  dlnSource,
  drift,
  driftCompetitions,
  driftVaults,
  ed25519,
  exchangeArtAuctions,
  exchangeArtInstantSale,
  exchangeArtOffers,
  exchangeArtSales,
  famousFoxMarket,
  famousFoxStaking,
  feature,
  flashTrade,
  fluxbeam,
  franciumOrca,
  fungibleEntangler,
  fusionAmm,
  futarchy,
  gamma,
  gavel,
  glam,
  gokiSmartWallet,
  goonfi,
  goonfiV2,
  goosefx,
  guacswap,
  heaven,
  heliumCircuitBreaker,
  heliumCrons,
  heliumDataCredits,
  heliumDcAutoTop,
  heliumEntityManager,
  heliumFanout,
  heliumHexboosting,
  heliumLazyDistributor,
  heliumLazyTransactions,
  heliumMiniFanout,
  heliumMobileEntityManager,
  heliumNftVoter,
  heliumNoEmit,
  heliumOrganization,
  heliumPriceOracle,
  heliumProposal,
  heliumProxy,
  heliumRewardsOracle,
  heliumStateController,
  heliumSubDaos,
  heliumTokenVoter,
  heliumTreasuryManagement,
  heliumVoterStakeRegistry,
  heliumWelcomePack,
  hivemapperHoneyRewards,
  hivemapperHoneySplitting,
  humidifi,
  hxroParimutuel,
  hyloExchange,
  hyloStabilityPool,
  invariant,
  jitoMerkleDistributor,
  jitoPriorityFees,
  jitoSteward,
  jitoTipDistribution,
  jitoTipPayment,
  jitoValidatorHistory,
  jupiterDca,
  jupiterGovernance,
  jupiterLend,
  jupiterLendDex,
  jupiterLendFlashloan,
  jupiterLendLiquidity,
  jupiterLendOracle,
  jupiterLendVaults,
  jupiterLimitOrder,
  jupiterLimitOrderV2,
  jupiterLock,
  jupiterLockedVoter,
  jupiterOrderEngine,
  jupiterPerpetuals,
  jupiterReferral,
  jupiterV2,
  jupiterV3,
  jupiterV4,
  jupiterV6,
  kaminoEarn,
  kaminoFarms,
  kaminoLend,
  kaminoLimitOrder,
  kaminoLiquidity,
  larix,
  lavarage,
  layerzeroDvn,
  layerzeroEndpoint,
  layerzeroExecutor,
  layerzeroPriceFeed,
  layerzeroUln,
  libreplexEditions,
  libreplexInscriptions,
  libreplexLegacy,
  lifiTracker,
  lifinityOracle,
  lifinityV2,
  lightAccountCompression,
  lightCompressedToken,
  lightShieldedPool,
  lightSystem,
  lighthouse,
  loaderV4,
  localnetAmm,
  localnetLaunchpad,
  localnetLend,
  localnetLiquidStaking,
  localnetOracle,
  localnetOrderbook,
  localnetPerpetuals,
  loopscale,
  magicEdenAuction,
  magicEdenM2,
  magicEdenMmm,
  magicEdenStaking,
  magicEdenV1,
  mangoV4,
  manifest,
  manifestWrapper,
  marginfi,
  marinade,
  marinadeDirectedStake,
  marinadeReferral,
  marinadeValidatorBonds,
  mayanFastMctp,
  mayanMctp,
  mayanMctpV0,
  mayanSwap,
  mayanSwift,
  mayanSwiftV2,
  meanMoneyStreaming,
  memo,
  mercurial,
  metaplexAuctioneer,
  metaplexBubblegum,
  metaplexCore,
  metaplexFixedPriceSale,
  metaplexHybrid,
  metaplexHydra,
  metaplexInscription,
  metaplexNftPacks,
  metaplexTokenEntangler,
  metaplexTokenMetadata,
  meteoraAlphaVault,
  meteoraDamm,
  meteoraDammV2,
  meteoraDbc,
  meteoraDlmm,
  meteoraFeeSharing,
  meteoraStakeForFee,
  meteoraVault,
  meteoraZap,
  monkeyBusinessMarket,
  moonshot,
  nativeLoader,
  nirvana,
  noop,
  nosanaJobs,
  nosanaStaking,
  obric,
  okxDexRouter,
  okxDexRouterV2,
  omnipair,
  openCreatorProtocol,
  openbookV1,
  openbookV2,
  orcaAquafarm,
  orcaTokenSwapV1,
  orcaTokenSwapV2,
  orcaWavebreak,
  orcaWhirlpool,
  ore,
  oreBoost,
  oreV2,
  pancakeswap,
  parclV3,
  perena,
  phoenixV1,
  photon,
  programMetadata,
  pumpFees,
  pumpFun,
  pumpFunMayhem,
  pumpSwap,
  pythIntegrityPool,
  pythLazer,
  pythLegacyPush,
  pythPushOracle,
  pythReceiver,
  pythStaking,
  quarryMergeMine,
  quarryMine,
  quarryMintWrapper,
  quarryRedeemer,
  raydiumAmmV4,
  raydiumClmm,
  raydiumCpmm,
  raydiumLaunchlab,
  raydiumRoute,
  raydiumStaking,
  relayDepository,
  saber,
  saberDecimals,
  sanctumCalculators,
  sanctumFlatFee,
  sanctumInfinity,
  sanctumRouter,
  sanctumUnstake,
  saros,
  sarosDlmm,
  save,
  scaleAmm,
  scaleVmm,
  scorch,
  secp256k1,
  secp256r1,
  sequenceEnforcer,
  serumDex,
  serumSwap,
  sharky,
  snsRegistrar,
  solanaIdStaking,
  solanaMobileInflation,
  solanaMobileStaking,
  solanart,
  solfi,
  solfiV2,
  solsea,
  splGovernance,
  splNameService,
  splSinglePool,
  splStakePool,
  splToken,
  squadsV3,
  squadsV4,
  stabbleRewards,
  stabbleStable,
  stabbleWeighted,
  stake,
  starAtlasCargo,
  starAtlasClaimStake,
  starAtlasCrafting,
  starAtlasCrew,
  starAtlasFaction,
  starAtlasLocker,
  starAtlasMarketplace,
  starAtlasPoints,
  starAtlasPointsStore,
  starAtlasPrime,
  starAtlasProfile,
  starAtlasProfileFaction,
  starAtlasProfileVault,
  starAtlasSage,
  starAtlasSageV1,
  starAtlasScore,
  step,
  streamflow,
  streamflowAlignedDistributor,
  streamflowAlignedUnlocks,
  streamflowDistributor,
  streamflowDynamicRewardPool,
  streamflowFeeManager,
  streamflowGovernor,
  streamflowRewardPool,
  streamflowStakePool,
  swim,
  switchboardAttestation,
  switchboardOnDemand,
  switchboardV1,
  switchboardV2,
  system,
  sysvar,
  technoBot,
  tensorAmm,
  tensorBid,
  tensorMarketplace,
  tensorWhitelist,
  tensorswap,
  tessera,
  theVaultUnstake,
  timestampCheck,
  titan,
  token2022,
  tokenAcl,
  tokenAuthRules,
  tokenSwap,
  trojan,
  tuktuk,
  tuktukCron,
  tuktukDca,
  tulipLending,
  virtuals,
  voltr,
  vote,
  wasabi,
  wenNewStandard,
  wenRoyaltyDistribution,
  whalesMarket,
  whalestreet,
  woofi,
  wormholeCore,
  wormholeMatchingEngine,
  wormholeTokenBridge,
  zerofi,
  zeta,
  zetaDex,
  zkElgamalProof,
] as const;
