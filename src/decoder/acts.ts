import type { Act } from '#contracts/market/protocol-acts';
import type { InstructionLayout, ProtocolCategory, ProtocolDefinition } from './define-protocol.ts';
import { findProtocol } from './protocol-registry.ts';

const words = (text: string): readonly string[] => text.split(' ');

/**
 * Names of instructions that do one thing, by the category of their program. What may be either of two things, such as a
 * batch of orders placed and cancelled, is in no list, and so is a step that only goes with one that is.
 */
export const ACT_NAMES: Partial<Record<ProtocolCategory, Partial<Record<Act, readonly string[]>>>> = {
  // What moves tokens by accounts of its own is told by them; see `toLoanAct`.
  lending: {
    liquidate: words(
      'lendingAccountLiquidate startLiquidation liquidateLedger liquidatePositionOrca liquidateDex liquidatePerfectDex',
    ),
  },
  perpetuals: {
    open: words(
      'openPosition increaseSize swapAndOpen increasePosition2 increasePosition4 increasePositionWithInternalSwap instantIncreasePosition openLongPosition openLongPositionSetup openShortPosition openShortPositionSetup tradingOpenBorrow',
    ),
    close: words(
      'closePosition closeAndSwap decreaseSize decreasePosition2 decreasePosition3 decreasePosition4 decreasePositionWithInternalSwap decreasePositionWithTpsl decreasePositionWithTpslAndInternalSwap instantDecreasePosition instantDecreasePosition2 closeLongPositionSetup closeShortPositionSetup tradingCloseRepaySol tradingClosePartialRepaySol',
    ),
    liquidate: words(
      'liquidate liquidateV2 liquidatePosition liquidatePositionSetup liquidateFullPosition2 liquidateFullPosition4 liquidatePerp liquidatePerpWithFill liquidateSpot liquidateSpotWithSwapBegin liquidateBorrowForPerpPnl liquidatePerpPnlForDeposit perpLiqBaseOrPositivePnl tokenLiqWithToken liqTokenWithToken lpLiquidate',
    ),
    place: words(
      'placePerpOrder placePerpOrderV2 placePerpOrderV3 placePerpOrderV4 placePerpOrderV5 placeAndTakePerpOrder placeAndMakePerpOrder placeSignedMsgTakerOrder placeSpotOrder placeAndTakeSpotOrder placeAndMakeSpotOrder placeOrder placeOrderV2 placeOrderV3 placeOrderV4 placeOrders placeMultiOrders perpPlaceOrder perpPlaceOrderV2 perpPlaceOrderPegged perpPlaceOrderPeggedV2 placeLimitOrder placeTriggerOrder',
    ),
    cancel: words(
      'cancelOrder cancelOrders cancelOrdersByIds cancelOrderByUserId cancelOrderNoError cancelAllMarketOrders cancelOrderByClientOrderId cancelOrderByClientOrderIdNoError perpCancelOrder perpCancelOrderByClientOrderId perpCancelAllOrders perpCancelAllOrdersBySide cancelLimitOrder cancelTriggerOrder cancelTriggerOrderV2 cancelAllTriggerOrders',
    ),
  },
  clob: {
    place: words(
      'placeLimitOrder placeLimitOrderWithFreeFunds placeMultiplePostOnlyOrders placeMultiplePostOnlyOrdersWithFreeFunds newOrder newOrderV2 newOrderV3 newOrderV4 placeOrder placeOrders placeOrderPegged',
    ),
    cancel: words(
      'cancelOrder cancelOrderV2 cancelOrderV2NoError cancelOrderByClientId cancelOrderByClientIdV2 cancelOrderByClientIdV2NoError cancelOrdersByClientIds cancelOrderByClientOrderId cancelAllOrders cancelAllOrdersWithFreeFunds cancelUpTo cancelUpToWithFreeFunds cancelMultipleOrdersById cancelMultipleOrdersByIdWithFreeFunds',
    ),
  },
  staking: {
    stake: words(
      'deposit depositSol depositSolWithSlippage depositStake depositStakeWithSlippage depositStakeAccount stake stakeTo stakeTokens',
    ),
    unstake: words(
      'withdrawSol withdrawSolWithSlippage withdrawStake withdrawStakeWithSlippage withdrawStakeAccount redeem liquidUnstake liquidUnstakeLst orderUnstake requestUnstake unstake unstakeWsol',
    ),
  },
  oracle: {
    update: words(
      'postUpdate postUpdateAtomic updPrice updPriceNoFailOnError transmit publishPrice submitPriceV0 pullFeedSubmitResponse pullFeedSubmitResponseConsensus pullFeedSubmitResponseConsensusLight pullFeedSubmitResponseMany pullFeedSubmitResponseSvm aggregatorSaveResult aggregatorSaveResultV2 aggregatorTeeSaveResult',
    ),
  },
};

/** Programs that do it by calling another one, which is counted: theirs would count it twice. */
const FRONTS: ReadonlySet<string> = new Set(['marinade-referral', 'quarry-merge-mine']);

/** Instructions that bear the name of an act and are none. */
const OTHERS: ReadonlySet<string> = new Set([
  // Hands a vault that cannot pay a withdrawal to a delegate; no position is closed.
  'drift-vaults liquidate',
  // The operator takes what is left of a closed settlement.
  'marinade-validator-bonds withdrawStake',
]);

/** By protocol key, then by the name of the instruction. */
const known = new Map<string, ReadonlyMap<string, Act>>();

/** What an instruction does that a category counts; keyed by address and the name its layout has, so by no text of a chain. */
export const actOf = (program: string, instruction: string): Act | undefined =>
  actsOf(program)?.get(instruction);

/** What is counted of a program; nothing where none of its instructions is known to be an act. */
export const listActs = (program: string): readonly Act[] => [...new Set(actsOf(program)?.values())];

function actsOf(program: string): ReadonlyMap<string, Act> | undefined {
  const definition = findProtocol(program)?.definition;
  if (definition === undefined) return undefined;
  let acts = known.get(definition.key);
  if (acts === undefined) known.set(definition.key, (acts = toActs(definition)));
  return acts;
}

function toActs({ key, category, instructions }: ProtocolDefinition): ReadonlyMap<string, Act> {
  const acts = new Map<string, Act>();
  if (FRONTS.has(key)) return acts;
  const lists = Object.entries(ACT_NAMES[category] ?? {}) as readonly (readonly [Act, readonly string[]])[]; // keys are acts
  for (const layout of instructions) {
    if (OTHERS.has(`${key} ${layout.name}`)) continue;
    const act =
      toLoanAct(layout) ?? toBridgeAct(layout) ?? lists.find(([, names]) => names.includes(layout.name))?.[0];
    if (act !== undefined) acts.set(layout.name, act);
  }
  return acts;
}

/** An instruction that may do several of these, or does, is none of them. */
function toLoanAct({ loan }: InstructionLayout): Act | undefined {
  if (loan === undefined) return undefined;
  if (loan.seize !== undefined) return 'liquidate';
  const acts = (['deposit', 'withdraw', 'borrow', 'repay'] as const).filter((act) => loan[act] !== undefined);
  return acts.length === 1 ? acts[0] : undefined;
}

/** What carries no tokens, such as a message, is neither. */
function toBridgeAct({ bridge }: InstructionLayout): Act | undefined {
  if (bridge === undefined) return undefined;
  if (bridge.from !== undefined || bridge.held !== undefined) return 'send';
  return bridge.to === undefined ? undefined : 'receive';
}
