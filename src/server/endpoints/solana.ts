import { z } from 'zod';
import { getInflationGovernor, getInflationRate, getSupply } from '#chain';
import type { SolanaAnswer } from '#contracts/network/solana';
import { readPulse } from '../reading/feed/pulse.ts';
import { toFeeSurvey } from '../reading/block/fee-survey.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

const EXTRA_MS = 5_000;
/** A first visitor waits this long for the first block, of which fees are shown. */
const FIRST_BLOCK_MS = 2_500;
/** The newest of what is watched: about half a minute on a public cluster. */
const BLOCKS = 16;

export default defineEndpoint({
  name: 'solana',
  route: '/api/solana',
  says: 'The network as a whole: supply, inflation, stake, fees paid in the last blocks, and the software validators run.',
  input: z.strictObject({}),
  absences: true,
  async run(ask): Promise<SolanaAnswer> {
    const { chain, watcher, validators } = ask.reader;
    watcher.touch();
    const options = { signal: ask.signal, timeoutMs: EXTRA_MS };
    const [pulse, supply, inflation, governor, list] = await Promise.all([
      watcher.pulse() ?? readPulse(chain, options),
      withTimeout(EXTRA_MS, getSupply(chain, options)),
      withTimeout(EXTRA_MS, getInflationRate(chain, options)),
      withTimeout(EXTRA_MS, getInflationGovernor(chain, options)),
      withTimeout(EXTRA_MS, validators.read({ signal: ask.signal })),
      watcher.whenReady(FIRST_BLOCK_MS),
    ]);
    return {
      kind: 'found',
      provenance: ask.provenance(pulse.slot),
      pulse,
      supply: supply && {
        totalLamports: supply.totalLamports,
        circulatingLamports: supply.circulatingLamports,
        nonCirculatingLamports: supply.nonCirculatingLamports,
      },
      inflation,
      governor: governor && {
        initial: governor.initial,
        terminal: governor.terminal,
        taper: governor.taper,
      },
      fees: toFeeSurvey(watcher.recentBlocks().slice(0, BLOCKS)),
      stake: list?.totals,
      versions: list?.versions ?? [],
      clients: list?.clients ?? [],
      missing: [
        ...(supply === undefined ? ['Supply: the node did not report it.'] : []),
        ...(inflation === undefined ? ['Inflation: the node did not report it.'] : []),
        ...(list === undefined
          ? ['Stake: the list of validators could not be read.']
          : list.missing.filter((text) => !text.startsWith('Names'))),
      ],
    };
  },
});
