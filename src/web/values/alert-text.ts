import type { AlertRule } from '#contracts/people/people';
import { SOL_DECIMALS } from '#contracts/chain';
import { toUnits } from '#contracts/text/decimal-units';
import { toDecimal } from '#contracts/text/value-text';

const USD_DECIMALS = 6;
const MOST = 2n ** 64n - 1n;

/** What an address can be watched for; alerts of queries are made where queries are. */
export type AddressAlert = Exclude<AlertRule['kind'], 'query'>;

export const ALERT_KINDS: Readonly<Record<AddressAlert, string>> = {
  activity: 'has a new transaction',
  'balance-below': 'holds less SOL than',
  'balance-above': 'holds more SOL than',
  'price-below': 'trades below, in dollars',
  'price-above': 'trades above, in dollars',
};

export const ADDRESS_ALERTS = Object.keys(ALERT_KINDS) as readonly AddressAlert[]; // the keys of the record above

/** A rule in words. */
export function toRuleText(rule: AlertRule): string {
  switch (rule.kind) {
    case 'activity':
      return 'a new transaction';
    case 'query':
      return 'new rows of a query';
    case 'balance-below':
      return `less than ${toDecimal(rule.lamports, SOL_DECIMALS)} SOL`;
    case 'balance-above':
      return `more than ${toDecimal(rule.lamports, SOL_DECIMALS)} SOL`;
    case 'price-below':
      return `a price below ${toDecimal(rule.microUsd, USD_DECIMALS)} dollars`;
    case 'price-above':
      return `a price above ${toDecimal(rule.microUsd, USD_DECIMALS)} dollars`;
  }
}

/** The rule a form describes, or what is wrong with its limit. */
export function toRule(
  kind: AddressAlert,
  limit: string,
): { readonly rule: AlertRule } | { readonly wrong: string } {
  if (kind === 'activity') return { rule: { kind } };
  const isBalance = kind === 'balance-below' || kind === 'balance-above';
  const decimals = isBalance ? SOL_DECIMALS : USD_DECIMALS;
  const units = toUnits(limit, decimals);
  if (units === undefined || units > MOST) {
    return { wrong: `The limit must be a number with at most ${decimals} decimals, such as 1.5.` };
  }
  return {
    rule: isBalance ? { kind, lamports: String(units) } : { kind, microUsd: String(units) },
  };
}
