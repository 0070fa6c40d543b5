import { asAddress, type Address } from '#contracts/chain';
import type { Asset, Effect } from '#contracts/decoded';
import { toAuthorityWords } from '../authority-words.ts';
import { SOL } from '../instruction-view.ts';
import { STAKE_PROGRAM } from '../known-addresses.ts';
import type { TokenAccount, TokenAccounts } from './token-accounts.ts';

/** What a node says of an instruction, by its own names. */
export type Info = Readonly<Record<string, unknown>>;

export interface ParsedInstruction {
  readonly program: Address;
  readonly type: string;
  readonly info: Info;
  readonly keys: readonly Address[];
  readonly tokens: TokenAccounts | undefined;
}

/** What an instruction did, as far as a node's own reading of it tells. */
export function toParsedEffects(parsed: ParsedInstruction): readonly Effect[] {
  const { program, type, info } = parsed;
  if (program === STAKE_PROGRAM) return toStakeEffects(parsed);
  const address = (name: string): Address | undefined => toAddress(info[name]);
  const [from, to, account] = [address('source'), address('destination'), address('account')];
  const lamports = toInteger(info['lamports']);
  switch (type) {
    case 'transfer':
    case 'transferWithSeed':
    case 'transferChecked':
    case 'transferCheckedWithFee':
      if (from === undefined || to === undefined) return [];
      return lamports === undefined
        ? toTokenTransfer(parsed, from, to)
        : [{ kind: 'transfer', asset: SOL, amount: lamports, from, to, fromOwner: from, toOwner: to }];
    case 'mintTo':
    case 'mintToChecked':
    case 'burn':
    case 'burnChecked': {
      const stated = toStated(info);
      if (account === undefined || stated === undefined) return [];
      const token = tokenOf(parsed, account);
      const asset: Asset = {
        kind: 'token',
        mint: address('mint'),
        decimals: stated.decimals ?? token?.decimals,
      };
      const kind = type.startsWith('burn') ? 'burn' : 'mint';
      return [{ kind, asset, amount: stated.amount, account, owner: token?.owner }];
    }
    case 'approve':
    case 'approveChecked':
    case 'revoke': {
      if (from === undefined) return [];
      const kind = type === 'revoke' ? 'revoke' : 'approve';
      const token = tokenOf(parsed, from);
      const stated = toStated(info);
      return [
        {
          kind,
          account: from,
          delegate: address('delegate'),
          amount: stated?.amount,
          mint: address('mint') ?? token?.mint,
          decimals: stated?.decimals ?? token?.decimals,
        },
      ];
    }
    case 'setAuthority': {
      const held = account ?? address('mint');
      const right = info['authorityType'];
      if (held === undefined || typeof right !== 'string') return [];
      const authority = toAuthorityWords(right);
      return [{ kind: 'set-authority', account: held, authority, to: address('newAuthority') }];
    }
    case 'initializeMint':
    case 'initializeMint2': {
      const mint = address('mint');
      return mint === undefined
        ? []
        : [{ kind: 'create-mint', mint, decimals: Number(info['decimals'] ?? 0) }];
    }
    case 'advanceNonce': {
      const nonce = address('nonceAccount');
      return nonce === undefined ? [] : [{ kind: 'nonce', account: nonce }];
    }
    case 'closeAccount':
      return account && to ? [{ kind: 'close-account', account, destination: to }] : [];
    default: {
      const created = address('newAccount') ?? (/^(?:create|assign)/.test(type) ? account : undefined);
      return created === undefined
        ? []
        : [
            {
              kind: 'create-account',
              account: created,
              payer: address('source'),
              program: address('owner'),
              lamports,
            },
          ];
    }
  }
}

function toStakeEffects({ type, info }: ParsedInstruction): readonly Effect[] {
  const account = toAddress(info[type === 'merge' ? 'destination' : 'stakeAccount']);
  const action = Object.hasOwn(STAKE_ACTIONS, type) ? STAKE_ACTIONS[type] : undefined;
  if (account === undefined || action === undefined) return [];
  return [
    {
      kind: 'stake',
      action,
      account,
      validator: toAddress(info['voteAccount']),
      lamports: toInteger(info['lamports']),
    },
  ];
}

const STAKE_ACTIONS: Readonly<Record<string, Extract<Effect, { kind: 'stake' }>['action']>> = {
  initialize: 'create',
  initializeChecked: 'create',
  delegate: 'delegate',
  deactivate: 'deactivate',
  withdraw: 'withdraw',
  split: 'split',
  merge: 'merge',
};

function toTokenTransfer(parsed: ParsedInstruction, from: Address, to: Address): readonly Effect[] {
  const { info } = parsed;
  const stated = toStated(info);
  if (stated === undefined) return [];
  const [source, target] = [tokenOf(parsed, from), tokenOf(parsed, to)];
  const fee = toTokenAmount(info['feeAmount'])?.amount;
  return [
    {
      kind: 'transfer',
      asset: {
        kind: 'token',
        mint: toAddress(info['mint']) ?? source?.mint ?? target?.mint,
        decimals: stated.decimals ?? source?.decimals ?? target?.decimals,
      },
      amount: stated.amount,
      from,
      to,
      fromOwner: source?.owner ?? toAddress(info['authority']),
      toOwner: target?.owner,
      ...(fee !== undefined && { fee }),
    },
  ];
}

const tokenOf = ({ tokens, keys }: ParsedInstruction, account: Address): TokenAccount | undefined =>
  tokens?.find(keys.indexOf(account));

const toAddress = (value: unknown): Address | undefined =>
  typeof value === 'string' ? asAddress(value) : undefined;

/** Units, with their decimals where the instruction states those. */
function toStated(info: Info): { readonly amount: bigint; readonly decimals?: number } | undefined {
  const stated = toTokenAmount(info['tokenAmount']);
  if (stated !== undefined) return stated;
  const amount = toInteger(info['amount']);
  return amount === undefined ? undefined : { amount };
}

export function toTokenAmount(value: unknown): { amount: bigint; decimals: number } | undefined {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('decimals' in value))
    return undefined;
  const amount = toInteger(value.amount);
  return amount === undefined ? undefined : { amount, decimals: Number(value.decimals) };
}

function toInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return typeof value === 'string' && /^\d{1,39}$/.test(value) ? BigInt(value) : undefined;
}
