import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { token } from '../programs/token.ts';
import type { MintExtension, TokenProgram } from '../programs/token.ts';
import { remember } from './memory.ts';
import type { TokenKind, TokenRecord } from './memory.ts';
import { describeToken, openMint } from './open-mint.ts';
import type { World } from './world.ts';

/** Tokens the economy goes on using; older ones stay on the chain, at rest. */
const REMEMBERED_TOKENS = 48;
const HOLDERS = 9;

const WORDS = [
  'Juniper', 'Harbor', 'Maple', 'Cobalt', 'Lantern', 'Orchard', 'Pebble', 'Quartz', 'Saffron', 'Thistle',
  'Velvet', 'Walnut', 'Anchor', 'Barley', 'Cinder', 'Drift', 'Ember', 'Fennel', 'Grove', 'Hazel',
  'Indigo', 'Kelp', 'Linden', 'Meadow', 'Nimbus', 'Opal', 'Poppy', 'Raven', 'Sable', 'Tundra',
] as const; // prettier-ignore

export interface LaunchPlan {
  readonly program: TokenProgram;
  /** Extensions of the mint, given its address and issuer. */
  readonly extend?: (mint: string, issuer: string) => readonly MintExtension[];
  readonly isTransferable?: boolean;
  /** Accounts begin frozen, so that each must be thawed. */
  readonly isDefaultFrozen?: boolean;
  /** Also the last word of its name. */
  readonly kind?: TokenKind;
}

/** Opens a mint, gives it a name where its program can, and hands the supply to some actors. */
export function launchToken(world: World, plan: LaunchPlan): TokenRecord | undefined {
  const { random } = world;
  const issuerIndex = world.pickActor();
  const issuer = world.actorAt(issuerIndex);
  const mint = world.nameKeypair('mint');
  const word = random.pick(WORDS);
  const symbol = `ln${word.slice(0, 4).toUpperCase()}${plan.kind ? plan.kind[0]! : ''}`;
  const content = describeToken(mint.address, `${word}${plan.kind ? ` ${plan.kind}` : ''}`, symbol);
  const decimals = random.pick([2, 6, 6, 6, 9]);
  const record: TokenRecord = {
    mint: mint.address,
    program: plan.program,
    decimals,
    symbol,
    issuer: issuerIndex,
    priceLamports: Math.round(random.logarithmic(5_000, 40_000_000)),
    isTransferable: plan.isTransferable ?? true,
    kind: plan.kind ?? 'Plain',
  };
  const isOpen = openMint(world, issuer, mint, {
    program: plan.program,
    decimals,
    list: plan.extend?.(mint.address, issuer.address) ?? [],
    ...(plan.program === PROGRAMS.token2022 && { content }),
  });
  if (!isOpen) return undefined;
  distribute(world, record, plan.isDefaultFrozen ?? false);
  world.memory.tokens = remember(world.memory.tokens, record, REMEMBERED_TOKENS);
  return record;
}

function distribute(world: World, record: TokenRecord, isFrozen: boolean): void {
  const { random } = world;
  const issuer = world.actorAt(record.issuer);
  const unit = 10n ** BigInt(record.decimals);
  const indexes = [record.issuer, ...Array.from({ length: HOLDERS - 1 }, () => random.integer(0, 95))];
  for (let at = 0; at < indexes.length; at += 3) {
    const instructions = indexes.slice(at, at + 3).flatMap((index) => {
      const owner = world.actorAt(index).address;
      const account = findAssociatedToken(owner, record.mint, record.program);
      const amount = BigInt(Math.round(random.logarithmic(2_000, 900_000))) * unit;
      return [
        token.createAssociated(record.program, issuer.address, owner, record.mint),
        ...(isFrozen ? [token.thaw(record.program, account, record.mint, issuer.address)] : []),
        token.mintTo(record.program, record.mint, account, issuer.address, amount),
      ];
    });
    world.send(issuer, instructions, { isBare: true });
  }
}
