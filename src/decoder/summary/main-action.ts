import type { DecodedInstruction, Field } from '#contracts/decoded';
import { addressField } from './amounts.ts';
import type { Draft, SummaryInput } from './summary-input.ts';

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
 * An instruction's own imperative sentence told as something done: `Freeze {account}` becomes 'froze
 * {account}'. Absent when the sentence does not begin with a verb known here, or names what was not read.
 */
export function describeMainAction(
  instruction: DecodedInstruction,
  { addresses }: SummaryInput,
): Draft | undefined {
  const { sentence } = instruction;
  if (sentence === undefined || instruction.name === undefined) return undefined;
  const telling = toTelling(sentence);
  if (telling === undefined) return undefined;
  const fields: Field[] = [];
  for (const hole of telling.holes) {
    const field = findHole(instruction, hole, addresses);
    if (field === undefined) return undefined;
    fields.push(field);
  }
  const { past, infinitive, rest } = telling;
  return { action: 'call', past, infinitive, rest, fields };
}

interface Telling extends Pick<Draft, 'past' | 'infinitive' | 'rest'> {
  readonly holes: readonly string[];
}

/** Sentences are those of protocol files, so there are only so many. */
const tellings = new Map<string, Telling | undefined>();

function toTelling(sentence: string): Telling | undefined {
  if (tellings.has(sentence)) return tellings.get(sentence);
  const space = sentence.indexOf(' ');
  const verb = sentence.slice(0, space);
  const rest = sentence.slice(space + 1);
  const past = Object.hasOwn(PAST, verb) ? PAST[verb] : undefined;
  const telling =
    past === undefined
      ? undefined
      : {
          past,
          infinitive: verb.toLowerCase(),
          rest,
          holes: [...rest.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
        };
  tellings.set(sentence, telling);
  return telling;
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
