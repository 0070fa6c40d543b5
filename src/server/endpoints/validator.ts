import { z } from 'zod';
import { getAccount, getBlockProduction, getLeaderSchedule, type ChainOptions, type EpochInfo } from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import type { DecodedAccount } from '#contracts/decoded';
import type { EpochCredits, EpochReward, ValidatorAnswer } from '#contracts/network/validators';
import { decodeAccount, findValue } from '#decoder';
import { text, toAddress } from '../input/texts.ts';
import { readPulse } from '../reading/feed/pulse.ts';
import type { ClusterReader } from '../reading/cluster-reader.ts';
import type { ValidatorsReading } from '../reading/validator/validator-cache.ts';
import { toVoteCredits } from '../reading/validator/vote-credits.ts';
import { withTimeout } from '#std/concurrency';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

const EXTRA_MS = 4_000;
/** Past epochs whose rewards are looked up. */
const REWARD_EPOCHS = 5;
const NEXT_TURNS = 8;

type Found = Extract<ValidatorAnswer, { kind: 'found' }>;

export default defineEndpoint({
  name: 'validator',
  route: '/api/validators/:vote',
  says: 'One validator: its stake, commission, software and addresses, its credits and rewards by epoch, the blocks it made and the slots it leads next.',
  when: 'A vote account or the identity of a validator is known.',
  input: z.strictObject({ vote: text.describe('Vote account of a validator, or its identity.') }),
  absences: true,
  async run(ask, input): Promise<ValidatorAnswer> {
    const asked = toAddress(input.vote);
    if (asked === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.', {
        hint: 'Check that the whole address was copied.',
      });
    }
    const { reader, signal } = ask;
    const list = await reader.validators.read({ signal });
    const listed = list.votes.has(asked) ? undefined : list.rows.find(({ identity }) => identity === asked);
    const vote = listed?.vote ?? asked;
    const { slot, account } = await getAccount(reader.chain, vote, { signal });
    const decoded = account && decodeAccount({ address: vote, ...account });
    const identity = toIdentity(decoded);
    if (decoded?.type !== 'vote' || identity === undefined) return toAbsence(ask, decoded);
    const options = { signal, timeoutMs: EXTRA_MS };
    const [production, schedule, rewards] = await Promise.all([
      withTimeout(EXTRA_MS, getBlockProduction(reader.chain, identity, options)),
      withTimeout(EXTRA_MS, readSchedule(reader, list.epoch, identity, options)),
      Promise.all(
        Array.from({ length: Math.min(REWARD_EPOCHS, list.epoch.epoch) }, (_unused, i) =>
          readReward(reader, vote, list.epoch.epoch - 1 - i, options),
        ),
      ),
    ]);
    const node = list.nodes.get(identity);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      vote,
      askedByIdentity: listed !== undefined,
      identity,
      row: list.rows.find((row) => row.vote === vote),
      validators: list.totals.validators,
      epoch: {
        epoch: list.epoch.epoch,
        slotIndex: list.epoch.slotIndex,
        slotsInEpoch: list.epoch.slotsInEpoch,
      },
      account: { ...decoded, sections: [] },
      info: list.infos.get(identity),
      node: node && {
        gossip: node.gossip,
        tpu: node.tpu,
        rpc: node.rpc,
        pubsub: node.pubsub,
        featureSet: node.featureSet,
        shredVersion: node.shredVersion,
      },
      credits: toCredits(decoded, list.bestCredits),
      rewards,
      production,
      schedule,
      missing: [
        ...list.missing,
        ...(production === undefined ? ['Blocks produced: the node did not report them.'] : []),
        ...(schedule === undefined ? ['Leader slots: the node did not return its schedule.'] : []),
      ],
    };
  },
});

function toAbsence(ask: QuestionContext, decoded: DecodedAccount | undefined): ValidatorAnswer {
  if (decoded === undefined) {
    return ask.absent('not-found', 'There is no vote account at this address.', {
      hint: 'A validator is found by its vote account, or by its identity while it has stake.',
    });
  }
  return ask.absent(
    decoded.reading === 'malformed' ? 'not-available' : 'not-found',
    decoded.type === 'vote'
      ? (decoded.reason ?? 'This vote account is not initialised: no validator uses it.')
      : `This account is not a vote account: ${decoded.title}.`,
    { hint: 'Its own page shows what it is.' },
  );
}

function toIdentity(decoded: DecodedAccount | undefined): Address | undefined {
  const node = decoded && findValue(decoded.fields, 'node');
  return node?.kind === 'address' ? node.address : undefined;
}

/** Credits by epoch as the vote account keeps them, oldest first. */
const toCredits = (
  decoded: DecodedAccount,
  best: ValidatorsReading['bestCredits'],
): readonly EpochCredits[] =>
  toVoteCredits(decoded).map(({ epoch, credits }) => {
    const most = best.get(epoch);
    return {
      epoch,
      credits,
      ofBest: most === undefined || most === 0 ? undefined : credits / Math.max(most, credits),
    };
  });

async function readReward(
  reader: ClusterReader,
  vote: Address,
  epoch: number,
  options: ChainOptions,
): Promise<EpochReward> {
  try {
    const reward = await reader.validators.reward(asAddress(vote), epoch, options);
    return { epoch, lamports: reward?.lamports, commission: reward?.commission };
  } catch {
    return { epoch, missing: 'The node did not return it.' };
  }
}

/** Slots `identity` leads in this epoch; turns of several slots in a row are shown as one. */
async function readSchedule(
  reader: ClusterReader,
  epoch: EpochInfo,
  identity: Address,
  options: ChainOptions,
): Promise<Found['schedule']> {
  const [schedule, pulse] = await Promise.all([
    getLeaderSchedule(reader.chain, epoch.absoluteSlot, { ...options, identity }),
    reader.watcher.pulse() ?? withTimeout(EXTRA_MS, readPulse(reader.chain, options)),
  ]);
  if (schedule === undefined) return undefined;
  const firstSlot = epoch.absoluteSlot - epoch.slotIndex;
  // The epoch was read with the list of validators, which is some seconds old.
  const tip = Math.max(epoch.absoluteSlot, pulse?.slot ?? 0);
  const indexes = schedule[identity] ?? [];
  const next: { slot: number; count: number; inSeconds?: number | undefined }[] = [];
  for (const index of indexes) {
    const slot = firstSlot + index;
    if (slot <= tip) continue;
    const last = next.at(-1);
    if (last !== undefined && last.slot + last.count === slot) {
      last.count++;
      continue;
    }
    if (next.length === NEXT_TURNS) break;
    const inMs = pulse?.slotMs === undefined ? undefined : (slot - tip) * pulse.slotMs;
    next.push({ slot, count: 1, inSeconds: inMs === undefined ? undefined : Math.round(inMs / 1_000) });
  }
  return { slots: indexes.length, next };
}
