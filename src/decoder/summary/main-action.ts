import type { Address } from '#contracts/chain';
import type { DecodedInstruction, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { addressField, toAssetKey } from './amounts.ts';
import { findSaleSide } from './sale-side.ts';
import { collectEffects, type Draft, type SummaryInput } from './summary-input.ts';

/** Verbs that protocol files begin their sentences with, in the past. One not listed is not told. */
const PAST: Readonly<Record<string, string>> = {
  Accept: 'accepted',
  Accrue: 'accrued',
  Activate: 'activated',
  Add: 'added',
  Adjust: 'adjusted',
  Advance: 'advanced',
  Allocate: 'allocated',
  Append: 'appended',
  Apply: 'applied',
  Approve: 'approved',
  Assign: 'assigned',
  Attach: 'attached',
  Attest: 'attested',
  Begin: 'began',
  Bet: 'bet',
  Bid: 'bid',
  Borrow: 'borrowed',
  Bridge: 'bridged',
  Burn: 'burned',
  Buy: 'bought',
  Calculate: 'calculated',
  Cancel: 'cancelled',
  Change: 'changed',
  Check: 'checked',
  Claim: 'claimed',
  Clean: 'cleaned',
  Clear: 'cleared',
  Close: 'closed',
  Collect: 'collected',
  Commit: 'committed',
  Complete: 'completed',
  Compress: 'compressed',
  Configure: 'configured',
  Consume: 'consumed',
  Convert: 'converted',
  Copy: 'copied',
  Crank: 'cranked',
  Create: 'created',
  Deactivate: 'deactivated',
  Decompress: 'decompressed',
  Decrease: 'decreased',
  Delegate: 'delegated',
  Delete: 'deleted',
  Deploy: 'deployed',
  Deposit: 'deposited',
  Detach: 'detached',
  Disable: 'disabled',
  Distribute: 'distributed',
  Edit: 'edited',
  Enable: 'enabled',
  Enact: 'enacted',
  End: 'ended',
  Evict: 'evicted',
  Execute: 'executed',
  Extend: 'extended',
  Fill: 'filled',
  Finalize: 'finalized',
  'Force-cancel': 'force-cancelled',
  Forward: 'forwarded',
  Freeze: 'froze',
  Give: 'gave',
  Harvest: 'harvested',
  Improve: 'improved',
  Increase: 'increased',
  Initialize: 'initialized',
  Invest: 'invested',
  Launch: 'launched',
  Limit: 'limited',
  Liquidate: 'liquidated',
  List: 'listed',
  Lock: 'locked',
  Log: 'logged',
  Lower: 'lowered',
  Make: 'made',
  Mark: 'marked',
  Match: 'matched',
  Merge: 'merged',
  Migrate: 'migrated',
  Mint: 'minted',
  Modify: 'modified',
  Move: 'moved',
  Offer: 'offered',
  Open: 'opened',
  Order: 'ordered',
  Patch: 'patched',
  Pause: 'paused',
  Pay: 'paid',
  Place: 'placed',
  Pop: 'popped',
  Post: 'posted',
  Prepare: 'prepared',
  Print: 'printed',
  Propose: 'proposed',
  Prove: 'proved',
  Prune: 'pruned',
  Publish: 'published',
  Query: 'queried',
  Reallocate: 'reallocated',
  Rebalance: 'rebalanced',
  Receive: 'received',
  Record: 'recorded',
  Recover: 'recovered',
  Redeem: 'redeemed',
  Redelegate: 'redelegated',
  Reduce: 'reduced',
  Refresh: 'refreshed',
  Refund: 'refunded',
  Register: 'registered',
  Reinitialize: 'reinitialized',
  Reinvest: 'reinvested',
  Reject: 'rejected',
  Relinquish: 'relinquished',
  Remove: 'removed',
  Rename: 'renamed',
  Repay: 'repaid',
  Replace: 'replaced',
  Request: 'requested',
  Require: 'required',
  Reserve: 'reserved',
  Reset: 'reset',
  Resize: 'resized',
  Resume: 'resumed',
  Retract: 'retracted',
  Return: 'returned',
  Reveal: 'revealed',
  Revert: 'reverted',
  Revoke: 'revoked',
  Rotate: 'rotated',
  Run: 'ran',
  Sell: 'sold',
  Send: 'sent',
  Set: 'set',
  Settle: 'settled',
  Share: 'shared',
  Sign: 'signed',
  Slash: 'slashed',
  Socialize: 'socialized',
  Sort: 'sorted',
  Split: 'split',
  Stake: 'staked',
  Store: 'stored',
  Swap: 'swapped',
  Sweep: 'swept',
  Sync: 'synced',
  Take: 'took',
  Thaw: 'thawed',
  Toggle: 'toggled',
  Transfer: 'transferred',
  Trigger: 'triggered',
  Trim: 'trimmed',
  Unlock: 'unlocked',
  Unstake: 'unstaked',
  Unverify: 'unverified',
  Unwrap: 'unwrapped',
  Update: 'updated',
  Upgrade: 'upgraded',
  Upload: 'uploaded',
  Use: 'used',
  Verify: 'verified',
  Vote: 'voted',
  Withdraw: 'withdrew',
  Wrap: 'wrapped',
  Write: 'wrote',
};

/** Whether a sentence begins with a verb known here. */
export const hasPastTense = (sentence: string): boolean => Object.hasOwn(PAST, sentence.split(' ', 1)[0]!);

/**
 * An instruction's own imperative sentence as something done: `Freeze {account}` becomes 'froze {account}'. A limit
 * becomes the amount that moved where the transfers of the instruction show it. Absent when the sentence does not begin
 * with a verb known here, or names what was not read.
 */
export function describeMainAction(instruction: DecodedInstruction, input: SummaryInput): Draft | undefined {
  const sentence = findSaleSide(instruction, input)?.sentence ?? instruction.sentence;
  if (sentence === undefined || instruction.name === undefined) return undefined;
  const phrasing = toPhrasing(sentence);
  if (phrasing === undefined) return undefined;
  const fields: Field[] = [];
  let rest = input.failed ? phrasing.rest : phrasing.pastRest;
  for (const hole of phrasing.holes) {
    const field = findHole(instruction, hole, input.addresses);
    if (field === undefined) return undefined;
    const moved =
      phrasing.limits.has(hole) && !input.failed ? findMoved(field, instruction, input) : undefined;
    if (moved !== undefined) rest = withoutLimit(rest, hole);
    fields.push(moved ?? field);
  }
  const { past, infinitive } = phrasing;
  return { action: 'call', past, infinitive, rest, fields, acts: [toCalled(instruction)] };
}

/** That the instruction's program ran, by the name it logs itself. */
export const toCalled = ({ program, name }: DecodedInstruction): Claim => ({ kind: 'called', program, name });

/** `deposited … and withdraw collateral` → `… and withdrew collateral`. */
const toPast = (rest: string): string =>
  rest.replace(/(?<=\band )[a-z]+(?= )/g, (word) => {
    const verb = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    return Object.hasOwn(PAST, verb) ? PAST[verb]! : word;
  });

const LIMIT_WORDS = /(?:at least|at most|up to|about|no less than|no more than) \{(\w+)\}/g;

/** Holes that hold a limit, by the words before them or by the argument's own name. */
const toLimits = (rest: string, holes: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...[...rest.matchAll(LIMIT_WORDS)].map((match) => match[1]!),
    ...holes.filter((hole) => /^(?:max|min(?!t))|Max|Min(?!t)/.test(hole)),
  ]);

/** The sentence without the words that make a hole a limit. */
const withoutLimit = (rest: string, hole: string): string =>
  rest.replace(LIMIT_WORDS, (words, name: string) => (name === hole ? `{${hole}}` : words));

/** What of the field's token moved between signers and others inside the instruction; absent where nothing did. */
function findMoved(
  field: Field,
  instruction: DecodedInstruction,
  { signers }: SummaryInput,
): Field | undefined {
  const { value } = field;
  if (value.kind !== 'lamports' && (value.kind !== 'amount' || value.mint === undefined)) return undefined;
  const key = value.kind === 'lamports' ? 'sol' : toAssetKey({ kind: 'token', mint: value.mint });
  const isOwn = (account: Address | undefined): boolean => account !== undefined && signers.includes(account);
  const sums = { in: 0n, out: 0n };
  for (const effect of collectEffects([instruction])) {
    if (effect.kind === 'transfer' && toAssetKey(effect.asset) === key) {
      const isFrom = isOwn(effect.from) || isOwn(effect.fromOwner);
      const isTo = isOwn(effect.to) || isOwn(effect.toOwner);
      if (isFrom && !isTo) sums.out += effect.amount;
      else if (isTo && !isFrom) sums.in += effect.amount - (effect.fee ?? 0n);
    }
  }
  const amount = sums.in > 0n && sums.out > 0n ? 0n : sums.in + sums.out;
  if (amount === 0n) return undefined;
  return {
    ...field,
    value: value.kind === 'lamports' ? { ...value, lamports: amount } : { ...value, amount },
  };
}

interface Phrasing extends Pick<Draft, 'past' | 'infinitive' | 'rest'> {
  /** The rest with its further verbs in the past, too. */
  readonly pastRest: string;
  readonly holes: readonly string[];
  readonly limits: ReadonlySet<string>;
}

/** Sentences are those of protocol files, so there are only so many. */
const phrasings = new Map<string, Phrasing | undefined>();

function toPhrasing(sentence: string): Phrasing | undefined {
  if (phrasings.has(sentence)) return phrasings.get(sentence);
  const space = sentence.indexOf(' ');
  const verb = sentence.slice(0, space);
  const rest = sentence.slice(space + 1);
  const past = Object.hasOwn(PAST, verb) ? PAST[verb] : undefined;
  const holes = [...rest.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const phrasing =
    past === undefined
      ? undefined
      : {
          past,
          infinitive: verb.toLowerCase(),
          rest,
          pastRest: toPast(rest),
          holes,
          limits: toLimits(rest, holes),
        };
  phrasings.set(sentence, phrasing);
  return phrasing;
}

function findHole(
  { fields, accountNames, accounts }: DecodedInstruction,
  hole: string,
  addresses: SummaryInput['addresses'],
): Field | undefined {
  const field = fields.find(({ name }) => name === hole);
  // The subject of a summary is called `who`; a field of that name would replace it.
  if (field !== undefined) return hole === 'who' ? undefined : field;
  const index = accounts[accountNames.indexOf(hole)];
  const address = index === undefined ? undefined : addresses[index];
  return address === undefined ? undefined : addressField(hole, address);
}
