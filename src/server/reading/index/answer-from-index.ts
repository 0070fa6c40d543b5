import type { Absence } from '#contracts/answers';
import { CLUSTER_NAMES } from '#contracts/cluster';
import type { Indexed, IndexCoverage } from '#contracts/market/market';
import { isAppError } from '#std/errors';
import type { QuestionContext } from '../question-context.ts';
import type { ClusterIndex } from './cluster-index.ts';

/** Answers from the index, or says why it cannot. `run` may itself give an absence. */
export async function answerFromIndex<T extends object>(
  ask: QuestionContext,
  run: (index: ClusterIndex, coverage: IndexCoverage) => Promise<T | Absence>,
): Promise<Indexed<T>> {
  const { index } = ask.reader;
  const name = CLUSTER_NAMES[ask.cluster];
  if (index === undefined && ask.cluster === 'custom') {
    return ask.absent(
      'not-indexed',
      'This needs an index of blocks, and this server has none of your endpoint’s chain.',
      {
        hint: 'Accounts, transactions and blocks work without one.',
      },
    );
  }
  if (index === undefined) {
    return ask.absent('not-indexed', `The blocks of ${name} are not indexed on this server.`, {
      hint: 'Accounts, transactions and blocks work without an index. The operator of this server switches it on with INDEX.',
    });
  }
  try {
    const covered = await index.coverage();
    if (covered === undefined) {
      return ask.absent('not-indexed', `The index of ${name} has just begun; no block is in it yet.`, {
        hint: 'Try again in a few seconds.',
      });
    }
    const coverage: IndexCoverage = { cluster: ask.cluster, engine: index.engine, ...covered };
    const found = await run(index, coverage);
    return isAbsence(found) ? found : { kind: 'found', coverage, ...found };
  } catch (error) {
    if (!isAppError(error) || !error.code.startsWith('store/') || error.kind !== 'operational') throw error;
    ask.log.warn('index not read', { cluster: ask.cluster, error });
    const hint = isAppError(error, 'store/damaged')
      ? 'The operator of this server has to rebuild it. Accounts, transactions and blocks work without it.'
      : 'Try again in a few seconds.';
    return ask.absent('not-available', error.publicMessage, { hint });
  }
}

const isAbsence = (found: object): found is Absence => 'kind' in found && found.kind === 'absent';
