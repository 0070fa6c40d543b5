import type { RiskItem, RiskTone } from '#contracts/account/token-risk';
import { toControlRisks, type ControlFacts } from './risk-of-control.ts';
import { toHolderRisks, type HolderFacts } from './risk-of-holders.ts';
import { toMarketRisks, type MarketFacts } from './risk-of-market.ts';

export { toQuickRisk, type QuickRiskFacts, type QuickRiskMark } from './quick-risk.ts';

export interface RiskFacts {
  readonly control: ControlFacts;
  readonly holders: HolderFacts;
  readonly market: MarketFacts;
}

const TONES: readonly RiskTone[] = ['danger', 'caution', 'unknown', 'fine'];

/** Every item, each with its rule and what it rests on; the gravest first. There is no score. */
export function toTokenRisks({ control, holders, market }: RiskFacts): readonly RiskItem[] {
  return [...toControlRisks(control), ...toMarketRisks(market), ...toHolderRisks(holders)].sort(
    (a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone),
  );
}
