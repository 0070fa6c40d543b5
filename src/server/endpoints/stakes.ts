import { z } from 'zod';
import { getAccount, getBlockTime, getEpochInfo, type AccountReading } from '#chain';
import type { StakesAnswer } from '#contracts/account/stakes';
import type { Address } from '#contracts/chain';
import { text, toAddress } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { listStakes, STAKE_PROGRAM } from '../reading/stake/list-stakes.ts';
import { readStakeAccount } from '../reading/stake/stake-account.ts';
import { readStakeHistory } from '../reading/stake/stake-history.ts';
import { toStakeRow, toStakeSums, type StakeMoment } from '../reading/stake/stake-rows.ts';
import { compareBig } from '../reading/validator/validator-rows.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

const EXTRA_MS = 4_000;
const SHOWN = 200;

export default defineEndpoint({
  name: 'stakes',
  route: '/api/stakes/:address',
  says: 'The stake of a wallet, account by account, or the state of one stake account: with whom, how much counts now, and what can be withdrawn.',
  when: 'The address of a wallet or of a stake account is known.',
  input: z.strictObject({ address: text.describe('A wallet, or a stake account.') }),
  absences: true,
  async run(ask, input): Promise<StakesAnswer> {
    const address = toAddress(input.address);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.', {
        hint: 'Check that the whole address was copied.',
      });
    }
    const { chain } = ask.reader;
    const { slot, account } = await getAccount(chain, address, { signal: ask.signal });
    const isStake = account?.owner === STAKE_PROGRAM;
    const listed = isStake
      ? { kind: 'found' as const, accounts: new Map<Address, AccountReading>([[address, account]]) }
      : await listStakes(chain, address, { signal: ask.signal });
    if (listed.kind === 'refused') {
      return ask.absent('not-available', listed.reason, { hint: 'Another endpoint may list them.' });
    }
    const { moment, missing } = await readMoment(ask, listed.accounts.size > 0);
    const rows = [...listed.accounts]
      .flatMap(([key, one]) => {
        const facts = readStakeAccount(key, one);
        return facts === undefined ? [] : [toStakeRow(key, one, facts, moment)];
      })
      .sort((a, b) => compareBig(b.lamports, a.lamports) || (a.account < b.account ? -1 : 1));
    if (isStake && rows.length === 0) {
      return ask.absent('not-found', 'This account of the Stake program was never set up for a stake.');
    }
    const stakes = rows.slice(0, SHOWN);
    const things = new NamedThings().addAddress(address);
    for (const { staker, withdrawer, delegation } of stakes) {
      things.addAddress(staker).addAddress(withdrawer).addAddress(delegation?.validator);
    }
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      address,
      asked: isStake ? 'stake account' : 'wallet',
      epoch: moment.epoch,
      stakes,
      sums: toStakeSums(rows),
      missing,
      names: await toNames(things, ask.reader, ask.signal),
    };
  },
});

async function readMoment(
  { reader, signal }: QuestionContext,
  hasStake: boolean,
): Promise<{ readonly moment: StakeMoment; readonly missing: readonly string[] }> {
  const { chain, validators } = reader;
  const options = { signal, timeoutMs: EXTRA_MS };
  const info = await getEpochInfo(chain, { signal });
  const [history, time, list] = hasStake
    ? await Promise.all([
        readStakeHistory(chain, { signal }),
        withTimeout(EXTRA_MS, getBlockTime(chain, info.absoluteSlot, options)),
        withTimeout(EXTRA_MS, validators.read({ signal })),
      ])
    : [new Map(), undefined, undefined];
  const names = new Map(list?.rows.map(({ vote, name }) => [vote as string, name]));
  return {
    moment: { epoch: info.epoch, time, history, nameOf: (vote) => names.get(vote) },
    missing: hasStake && list === undefined ? ['Names of validators could not be read in time.'] : [],
  };
}
