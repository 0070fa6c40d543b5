import type { Effect, Field } from '#contracts/decoded';
import { toTitle } from '#std/text';
import { addressField, countField, toAmountValue } from './amounts.ts';
import type { Draft } from './summary-input.ts';

/** Effects that can be the point of a transaction, the weightiest first. */
const WEIGHT: readonly Effect['kind'][] = [
  'deploy',
  'upgrade',
  'close-program',
  'create-mint',
  'stake',
  'mint',
  'burn',
  'set-authority',
  'approve',
  'revoke',
  'nonce',
  'close-account',
  'create-account',
  'memo',
];

/**
 * The weightiest effect as a sentence, with a count when there are several of its kind. `all` are the
 * effects of the whole transaction, of which `effects` may be a part.
 */
export function describeEffects(effects: readonly Effect[], all = effects): Draft | undefined {
  for (const kind of WEIGHT) {
    const same = effects.filter((effect) => effect.kind === kind);
    const first = same[0];
    if (first === undefined) continue;
    const draft = describeEffect(kind === 'stake' ? toStake(all, first) : first);
    if (draft === undefined) continue;
    return same.length === 1 || draft.plural === undefined
      ? draft
      : { ...draft, rest: draft.plural, fields: [...draft.fields, countField('count', same.length)] };
  }
  return undefined;
}

/** A delegation is the point of the transaction that also creates the stake; what was put in is told with it. */
function toStake(effects: readonly Effect[], first: Effect): Effect {
  const delegated = effects.find((effect) => effect.kind === 'stake' && effect.action === 'delegate');
  if (delegated?.kind !== 'stake') return first;
  const created = effects.find(
    (effect) => effect.kind === 'create-account' && effect.account === delegated.account,
  );
  return created?.kind === 'create-account' ? { ...delegated, lamports: created.lamports } : delegated;
}

type EffectDraft = Draft & {
  /** The rest of the sentence when several effects of the kind happened. */
  readonly plural?: string;
};

function effectDraft(
  action: string,
  past: string,
  infinitive: string,
  rest: string,
  fields: readonly Field[],
  plural?: string,
): EffectDraft {
  return { action, past, infinitive, rest, fields, ...(plural !== undefined && { plural }) };
}

function describeEffect(effect: Effect): EffectDraft | undefined {
  switch (effect.kind) {
    case 'deploy':
      return effectDraft('deploy', 'deployed', 'deploy', 'the program {target}', [
        addressField('target', effect.program),
      ]);
    case 'upgrade':
      return effectDraft('upgrade', 'upgraded', 'upgrade', 'the program {target}', [
        addressField('target', effect.program),
      ]);
    case 'close-program':
      return effectDraft('close-program', 'closed', 'close', 'the program account {target}', [
        addressField('target', effect.program),
      ]);
    case 'create-mint':
      return effectDraft(
        'create-token',
        'created',
        'create',
        'the token {target}',
        [addressField('target', effect.mint)],
        '{count} tokens, the first {target}',
      );
    case 'stake':
      return describeStake(effect);
    case 'mint':
    case 'burn': {
      const past = effect.kind === 'mint' ? 'minted' : 'burned';
      const amount = { name: 'amount', value: toAmountValue(effect.asset, effect.amount) };
      const where = addressField('target', effect.owner ?? effect.account);
      return effectDraft(
        effect.kind,
        past,
        effect.kind,
        effect.kind === 'mint' ? '{amount} to {target}' : '{amount} of {target}',
        [amount, where],
        'tokens {count} times, first {amount}',
      );
    }
    case 'set-authority':
      return effect.to === undefined
        ? effectDraft('set-authority', 'gave up', 'give up', `${effect.authority} {target} for good`, [
            addressField('target', effect.account),
          ])
        : effectDraft('set-authority', 'transferred', 'transfer', `${effect.authority} {target} to {to}`, [
            addressField('target', effect.account),
            addressField('to', effect.to),
          ]);
    case 'approve':
    case 'revoke': {
      const target = addressField('target', effect.account);
      if (effect.kind === 'revoke') {
        return effectDraft('revoke', 'revoked', 'revoke', 'the delegate of {target}', [target]);
      }
      const amount = {
        name: 'amount',
        value: toAmountValue(
          { kind: 'token', mint: effect.mint, decimals: effect.decimals },
          effect.amount ?? 0n,
        ),
      };
      return effect.delegate === undefined
        ? undefined
        : effectDraft('approve', 'let', 'let', '{delegate} spend up to {amount}', [
            addressField('delegate', effect.delegate),
            amount,
          ]);
    }
    case 'nonce':
      return effectDraft('nonce', 'advanced', 'advance', 'the nonce {target}', [
        addressField('target', effect.account),
      ]);
    case 'close-account':
      return effectDraft(
        'close-account',
        'closed',
        'close',
        'the account {target}',
        [addressField('target', effect.account)],
        '{count} accounts',
      );
    case 'create-account':
      return effectDraft(
        'create-account',
        'created',
        'create',
        'the account {target}',
        [addressField('target', effect.account)],
        '{count} accounts',
      );
    case 'memo':
      return effectDraft('memo', 'wrote', 'write', 'the memo “{memo}”', [
        { name: 'memo', value: { kind: 'text', text: effect.text } },
      ]);
    case 'transfer':
    case 'swap':
    case 'vote':
      return undefined;
  }
}

function describeStake(effect: Extract<Effect, { kind: 'stake' }>): EffectDraft {
  const account = addressField('account', effect.account);
  const amount: Field[] =
    effect.lamports === undefined
      ? []
      : [{ name: 'amount', value: { kind: 'lamports', lamports: effect.lamports } }];
  const of = amount.length === 0 ? '' : effect.action === 'split' ? '{amount} off ' : '{amount} of ';
  switch (effect.action) {
    case 'delegate':
      if (effect.validator !== undefined && amount.length > 0) {
        return effectDraft('stake', 'staked', 'stake', '{amount} with {validator}', [
          ...amount,
          addressField('validator', effect.validator),
        ]);
      }
      return effect.validator === undefined
        ? effectDraft('stake', 'delegated', 'delegate', 'the stake {account}', [account])
        : effectDraft('stake', 'delegated', 'delegate', 'the stake {account} to {validator}', [
            account,
            addressField('validator', effect.validator),
          ]);
    case 'withdraw':
      return effectDraft(
        'unstake',
        'withdrew',
        'withdraw',
        `${amount.length > 0 ? '{amount}' : 'SOL'} from the stake {account}`,
        [account, ...amount],
      );
    case 'deactivate':
      return effectDraft(
        'unstake',
        'deactivated',
        'deactivate',
        'the stake {account}',
        [account],
        '{count} stakes',
      );
    case 'split':
    case 'merge':
    case 'create':
      return effectDraft('stake', PAST[effect.action], effect.action, `${of}the stake {account}`, [
        account,
        ...amount,
      ]);
  }
}

const PAST = { split: 'split', merge: 'merged', create: 'created' } as const;

/** Title of an unknown action in the middle of a sentence. */
export const toPhrase = (title: string): string => toTitle(title).toLowerCase();
