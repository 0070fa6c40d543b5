import type { Address } from '#contracts/chain';
import type { Trade } from '#contracts/decoded';
import { SYSTEM_PROGRAM } from '../known-addresses.ts';
import { addressField, countField, toAssetKey } from './amounts.ts';
import type { Draft, SummaryInput } from './summary-input.ts';

/** What is sent beside a trade is told when it is more than this part of its SOL. */
const LEAST_SHARE = 100n;

/**
 * SOL that a trader sent to others by transfers of its own beside a trade for SOL, such as tips: absent where it is no
 * visible share of the trade.
 */
export function describeBeside(
  { trader, sold, bought, order }: Trade,
  { instructions, effects, tokenOf }: SummaryInput,
): Required<Pick<Draft, 'rest' | 'fields' | 'claims'>> | undefined {
  const traded = [sold, bought].find(({ asset }) => toAssetKey(asset) === 'sol')?.amount;
  if (traded === undefined || order !== undefined) return undefined;
  const sent = new Map<Address, bigint>();
  let sum = 0n;
  for (let i = 0; i < instructions.length; i++) {
    const { program, effects: own } = instructions[i]!;
    if (program !== SYSTEM_PROGRAM) continue;
    for (let j = 0; j < own.length; j++) {
      const effect = own[j]!;
      if (effect.kind !== 'transfer' || effect.from !== trader || effect.to === trader) continue;
      // What goes into accounts of tokens is wrapped, and what goes into those that are opened is rent.
      if (tokenOf?.(effect.to) !== undefined) continue;
      if (effects.some((one) => one.kind === 'create-account' && one.account === effect.to)) continue;
      sent.set(effect.to, (sent.get(effect.to) ?? 0n) + effect.amount);
      sum += effect.amount;
    }
  }
  if (sum * LEAST_SHARE <= traded) return undefined;
  const [receiver] = sent.keys();
  const isOne = sent.size === 1 && receiver !== undefined;
  return {
    rest: `, and sent {beside} to ${isOne ? '{receiver}' : '{receivers} others'}`,
    fields: [
      { name: 'beside', value: { kind: 'lamports', lamports: sum } },
      isOne ? addressField('receiver', receiver) : countField('receivers', sent.size),
    ],
    claims: [...sent].map(([to, amount]) => ({
      kind: 'moved',
      asset: 'sol',
      amount,
      party: trader,
      direction: 'out',
      counterparty: to,
    })),
  };
}
