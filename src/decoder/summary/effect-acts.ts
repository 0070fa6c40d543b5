import type { Address } from '#contracts/chain';
import type { Effect } from '#contracts/decoded';
import type { Claim, NativeAct } from '../claims/claim.ts';
import { toAssetKey } from './amounts.ts';

/** What the record must show of each effect; amounts are claims of their own. */
export const toActs = (effects: readonly Effect[]): readonly Claim[] =>
  effects.flatMap((effect) => toAct(effect) ?? []);

function toAct(effect: Effect): Claim | undefined {
  const native = (
    act: NativeAct,
    account: Address,
    ...others: readonly (Address | undefined)[]
  ): Extract<Claim, { kind: 'native' }> => ({
    kind: 'native',
    act,
    account,
    others: others.filter((other) => other !== undefined),
  });
  switch (effect.kind) {
    case 'deploy':
    case 'upgrade':
    case 'close-program':
      return native(effect.kind, effect.program);
    case 'create-mint':
      return native('create-mint', effect.mint);
    case 'stake':
      return native(
        effect.action === 'create' ? 'create-stake' : effect.action,
        effect.account,
        effect.validator,
      );
    case 'mint':
    case 'burn':
      return {
        kind: 'moved',
        asset: toAssetKey(effect.asset),
        amount: effect.amount,
        party: effect.owner ?? effect.account,
        direction: effect.kind === 'mint' ? 'in' : 'out',
      };
    case 'approve':
    case 'revoke':
      return native(effect.kind, effect.account, effect.kind === 'approve' ? effect.delegate : undefined);
    case 'nonce':
      return native('advance-nonce', effect.account);
    case 'close-account':
      return native('close', effect.account);
    case 'create-account':
      return native('open', effect.account);
    case 'set-authority':
      return { ...native('hand-over', effect.account, effect.to), isGivenUp: effect.to === undefined };
    case 'memo':
      return { kind: 'carried', value: effect.text };
    case 'transfer':
    case 'swap':
    case 'vote':
      return undefined;
  }
}
