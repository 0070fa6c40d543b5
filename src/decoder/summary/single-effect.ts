import type { Address } from '#contracts/chain';
import type { DecodedInstruction, Effect, Field } from '#contracts/decoded';
import { ASSOCIATED_TOKEN_PROGRAM, TOKEN_PROGRAMS } from '../known-addresses.ts';
import { toTitle } from '#std/text';
import type { Claim } from '../claims/claim.ts';
import { addressField, countField, toAmountValue } from './amounts.ts';
import { describeClosed, type CloseAccount } from './closed.ts';
import { toActs } from './effect-acts.ts';
import { findAccount, type Draft, type SummaryInput } from './summary-input.ts';
import { findValue } from '../find-value.ts';

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
 * The weightiest effect as a sentence, with a count when there are several of its kind. `instructions` are those of the
 * whole transaction and `all` their effects, of which `effects` may be a part.
 */
export function describeEffects(
  effects: readonly Effect[],
  input: SummaryInput,
  all = effects,
): Draft | undefined {
  if (effects.length === 0) return undefined;
  const kinds = new Set<Effect['kind']>();
  for (let i = 0; i < effects.length; i++) kinds.add(effects[i]!.kind);
  for (let i = 0; i < WEIGHT.length; i++) {
    const kind = WEIGHT[i]!;
    const first = kinds.has(kind) ? effects.find((effect) => effect.kind === kind) : undefined;
    if (first === undefined) continue;
    const same = effects.filter((effect) => effect.kind === kind);
    if (kind === 'set-authority') return describeAuthorities(same as readonly SetAuthority[]); // of that kind
    if (kind === 'create-account')
      return describeOpened(same as readonly CreateAccount[], input.instructions, input.addresses); // as above
    if (kind === 'close-account') return describeClosed(same as readonly CloseAccount[], input); // as above
    const split = describeSplit(first, input);
    if (split !== undefined) return split;
    const draft =
      describeEffect(kind === 'stake' ? toStake(all, first) : first) ?? describeMerged(first, input);
    if (draft === undefined) continue;
    return same.length === 1 || draft.plural === undefined
      ? { ...draft, acts: toActs([first]) }
      : {
          ...draft,
          rest: draft.plural,
          fields: [...draft.fields, countField('count', same.length)],
          acts: toActs(same),
        };
  }
  return undefined;
}

/** A stake that was split, with the account that its part went into. */
function describeSplit(effect: Effect, input: SummaryInput): EffectDraft | undefined {
  if (effect.kind !== 'stake' || effect.action !== 'split' || effect.lamports === undefined) return undefined;
  const split = input.instructions.find(({ effects }) => effects.includes(effect));
  if (split === undefined) return undefined;
  const stated = split.fields.find(({ name }) => name === 'newSplitAccount')?.value;
  const part =
    findAccount(split, 'destination', input) ?? (stated?.kind === 'address' ? stated.address : undefined);
  if (part === undefined) return undefined;
  return {
    ...effectDraft('stake', 'split', 'split', '{amount} off the stake {account} into {part}', [
      { name: 'amount', value: { kind: 'lamports', lamports: effect.lamports } },
      addressField('account', effect.account),
      addressField('part', part),
    ]),
    acts: [{ kind: 'native', act: 'split', account: effect.account, others: [part] }],
  };
}

/** Stakes that became one: what the one that is gone held. */
function describeMerged(effect: Effect, input: SummaryInput): EffectDraft | undefined {
  if (effect.kind !== 'stake' || effect.action !== 'merge') return undefined;
  const merge = input.instructions.find(({ name, effects }) => name === 'merge' && effects.includes(effect));
  const source = merge && findAccount(merge, 'source', input);
  const held = input.balanceChanges.find(({ owner, asset }) => owner === source && asset.kind === 'sol');
  if (source === undefined || held === undefined || held.after !== 0n) return undefined;
  return {
    ...effectDraft('stake', 'merged', 'merge', 'the stake {source} of {held} into the stake {target}', [
      addressField('source', source),
      { name: 'held', value: { kind: 'lamports', lamports: held.before } },
      addressField('target', effect.account),
    ]),
    claims: [{ kind: 'moved', asset: 'sol', amount: held.before, party: source, direction: 'out' }],
  };
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

type SetAuthority = Extract<Effect, { kind: 'set-authority' }>;
type CreateAccount = Extract<Effect, { kind: 'create-account' }>;

/** The graver first: who owns it or may take what is in it. */
const GRAVITY = [/owner|program|withdraw/, /mint/, /stake|upgrade/, /freeze/, /close/];

const gravityOf = ({ authority }: SetAuthority): number => {
  const at = GRAVITY.findIndex((words) => words.test(authority));
  return at < 0 ? GRAVITY.length : at;
};

/** Rights handed over or given up: the two gravest of the account the gravest is about, and how many others. */
function describeAuthorities(effects: readonly SetAuthority[]): EffectDraft {
  // A right that is set twice is where it was set last.
  const all = effects.filter(
    ({ account, authority }, i) =>
      !effects.slice(i + 1).some((later) => later.account === account && later.authority === authority),
  );
  const [first, ...others] = all.toSorted((a, b) => gravityOf(a) - gravityOf(b)) as [
    SetAuthority,
    ...SetAuthority[],
  ]; // one at least
  const target = addressField('target', first.account);
  const second = others.find(
    ({ account, to, authority }) =>
      account === first.account && to === first.to && authority !== first.authority,
  );
  const rights = second === undefined ? first.authority : `${second.authority} and ${first.authority}`;
  const more = others.length - (second === undefined ? 0 : 1);
  const [rest, fields] =
    more === 0
      ? ['', []]
      : [`, and {more} more ${more === 1 ? 'right' : 'rights'}`, [countField('more', more)]];
  // Rights are said in the order in which they read on with the account.
  const acts = toActs(all);
  return first.to === undefined
    ? {
        ...effectDraft('set-authority', 'gave up', 'give up', `${rights} {target} for good${rest}`, [
          target,
          ...fields,
        ]),
        acts,
      }
    : {
        ...effectDraft('set-authority', 'transferred', 'transfer', `${rights} {target} to {to}${rest}`, [
          target,
          addressField('to', first.to),
          ...fields,
        ]),
        acts,
      };
}

/** Accounts that were opened, each once: a token account by whose it is and of what. */
function describeOpened(
  all: readonly CreateAccount[],
  instructions: readonly DecodedInstruction[],
  addresses: readonly Address[],
): EffectDraft {
  const accounts = [...new Set(all.map(({ account }) => account))];
  const [first] = accounts as [Address, ...Address[]]; // one at least
  const opened = findTokenAccounts(instructions, addresses);
  const token = opened.get(first);
  const acts = accounts.map((account): Claim => {
    const of = opened.get(account);
    return { kind: 'native', act: 'open', account, others: of === undefined ? [] : [of.owner, of.mint] };
  });
  if (accounts.length === 1) {
    const draft =
      token === undefined
        ? effectDraft('create-account', 'created', 'create', 'the account {target}', [
            addressField('target', first),
          ])
        : effectDraft(
            'create-account',
            'opened',
            'open',
            'the token account {target} of {owner} for {mint}',
            [
              addressField('target', first),
              addressField('owner', token.owner),
              addressField('mint', token.mint),
            ],
          );
    return { ...draft, acts };
  }
  const isTokens = accounts.every((account) => opened.has(account));
  const owners = new Set(accounts.map((account) => opened.get(account)?.owner));
  const [owner] = owners;
  const count = countField('count', accounts.length);
  const draft =
    isTokens && owner !== undefined && owners.size === 1
      ? effectDraft('create-account', 'opened', 'open', '{count} token accounts of {owner}', [
          count,
          addressField('owner', owner),
        ])
      : effectDraft(
          'create-account',
          isTokens ? 'opened' : 'created',
          isTokens ? 'open' : 'create',
          `{count} ${isTokens ? 'token ' : ''}accounts`,
          [count],
        );
  return { ...draft, acts };
}

/** Whose and of what the token accounts are that a transaction opens. */
function findTokenAccounts(
  instructions: readonly DecodedInstruction[],
  addresses: readonly Address[],
): ReadonlyMap<string, { readonly owner: Address; readonly mint: Address }> {
  const found = new Map<string, { readonly owner: Address; readonly mint: Address }>();
  const visit = (nodes: readonly DecodedInstruction[]): void => {
    for (const { program, name, accounts, accountNames, fields, inner } of nodes) {
      const find = (account: string): Address | undefined =>
        addresses[accounts[accountNames.indexOf(account)] ?? -1];
      const isAssociated = program === ASSOCIATED_TOKEN_PROGRAM;
      if (isAssociated || (TOKEN_PROGRAMS.has(program) && name?.startsWith('initializeAccount') === true)) {
        const account = find(isAssociated ? 'tokenAccount' : 'account');
        const stated = findValue(fields, 'owner');
        const owner = find('owner') ?? (stated?.kind === 'address' ? stated.address : undefined);
        const mint = find('mint');
        if (account !== undefined && owner !== undefined && mint !== undefined)
          found.set(account, { owner, mint });
      }
      visit(inner);
    }
  };
  visit(instructions);
  return found;
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
    case 'memo':
      return effectDraft('memo', 'wrote', 'write', 'the memo “{memo}”', [
        { name: 'memo', value: { kind: 'text', text: effect.text } },
      ]);
    case 'set-authority':
    case 'create-account':
    case 'close-account':
    case 'transfer':
    case 'swap':
    case 'vote':
      return undefined;
  }
}

function describeStake(effect: Extract<Effect, { kind: 'stake' }>): EffectDraft | undefined {
  const account = addressField('account', effect.account);
  const amount: Field[] =
    effect.lamports === undefined
      ? []
      : [{ name: 'amount', value: { kind: 'lamports', lamports: effect.lamports } }];
  const of = amount.length === 0 ? '' : effect.action === 'split' ? '{amount} off ' : '{amount} of ';
  switch (effect.action) {
    case 'delegate':
      if (effect.validator !== undefined && amount.length > 0) {
        return effectDraft('stake', 'staked', 'stake', '{amount} (rent included) with {validator}', [
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
    case 'merge':
      // The instruction's own sentence names both stakes.
      return undefined;
    case 'split':
    case 'create':
      return effectDraft('stake', PAST[effect.action], effect.action, `${of}the stake {account}`, [
        account,
        ...amount,
      ]);
  }
}

const PAST = { split: 'split', create: 'created' } as const;

/** Title of an unknown action in the middle of a sentence. */
export const toPhrase = (title: string): string => toTitle(title).toLowerCase();
