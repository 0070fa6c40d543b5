import { addressField, toAmountValue, toAssetKey } from './amounts.ts';
import { describeMainAction } from './main-action.ts';
import { moneyOf } from './money.ts';
import { findSaleSide } from './sale-side.ts';
import { findActor, findMain, type Draft, type SummaryInput } from './summary-input.ts';

const LIMIT = / for at (?:least|most) \{\w+\}$/;

/**
 * The sale of an item whose price moved without an instruction, as pools and escrows pay: by what the side that acted
 * gained or lost of one asset, which is the price less what came off it or with what came on top.
 */
export function describeItemTrade(input: SummaryInput): Draft | undefined {
  const main = findMain(input.instructions);
  const side = main && findSaleSide(main, input);
  if (main === undefined || side === undefined || !LIMIT.test(side.sentence)) return undefined;
  const actor = side.actor ?? findActor(main, input);
  const isSale = side.side === 'sell';
  const draft = describeMainAction(main, input);
  if (draft === undefined) return undefined;
  const named = new Set<string>(
    draft.fields.map(({ value }) => (value.kind === 'address' ? value.address : '')),
  );
  const prices = moneyOf(input)
    .netOf(actor)
    .filter(({ asset, change }) => change > 0n === isSale && !named.has(toAssetKey(asset)));
  const [price] = prices;
  if (price === undefined || prices.length > 1) return undefined;
  const amount = price.change < 0n ? -price.change : price.change;
  const limit = /\{(\w+)\}$/.exec(side.sentence)?.[1];
  const cut = draft.rest.lastIndexOf(' for ');
  if (cut < 0) return undefined;
  return {
    ...draft,
    action: isSale ? 'sell-nft' : 'buy-nft',
    rest: `${draft.rest.slice(0, cut)}, ${isSale ? 'receiving' : 'paying'} {price}`,
    fields: [
      addressField('who', actor),
      ...draft.fields.filter(({ name }) => name !== limit),
      { name: 'price', value: toAmountValue(price.asset, amount) },
    ],
    claims: [
      {
        kind: 'moved',
        asset: toAssetKey(price.asset),
        amount,
        party: actor,
        direction: isSale ? 'in' : 'out',
      },
    ],
  };
}
