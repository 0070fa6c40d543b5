import type { AccountAnswer } from '#contracts/account/account-answer';
import type { BlockAnswer, TransactionAnswer } from '#contracts/answers';
import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { toSentenceText } from '#contracts/text/value-text';
import type { AnswerParts } from '../../answering/answer.ts';
import { askFor } from '../ask-for.ts';
import type { AppContext } from '../request-context.ts';
import type { Card } from './card.ts';

export type SubjectKind = 'tx' | 'account' | 'block';

/** What is said of a subject in few words, and whether there is one. */
export interface SubjectCard {
  readonly card: Card;
  readonly cluster: Cluster;
  readonly isFound: boolean;
}

/** `id` is a signature, an address or a slot, as somebody wrote it. */
export async function readSubjectCard(
  asking: AnswerParts,
  context: AppContext,
  kind: SubjectKind,
  id: string,
): Promise<SubjectCard> {
  switch (kind) {
    case 'tx': {
      const { found, cluster } = await askFor(asking, context, 'transaction', { signature: id });
      return { card: toTransactionCard(found, id, cluster), cluster, isFound: found.kind === 'found' };
    }
    case 'account': {
      const { found, cluster } = await askFor(asking, context, 'account', { address: id });
      return { card: toAccountCard(found, id, cluster), cluster, isFound: found.kind === 'found' };
    }
    case 'block': {
      const { found, cluster } = await askFor(asking, context, 'block', { slot: id });
      return { card: toBlockCard(found, id, cluster), cluster, isFound: found.kind === 'found' };
    }
  }
}

function toTransactionCard(found: TransactionAnswer, signature: string, cluster: Cluster): Card {
  const start = { kind: 'Transaction', title: signature, cluster: CLUSTER_NAMES[cluster] };
  if (found.kind === 'absent') return { ...start, text: found.message, status: 'plain' };
  const { summary, status } = found.transaction;
  return {
    ...start,
    text: toSentenceText(summary, found.names),
    status: status.kind === 'failed' ? 'bad' : status.kind === 'succeeded' ? 'good' : 'plain',
  };
}

function toAccountCard(found: AccountAnswer, address: string, cluster: Cluster): Card {
  const start = {
    kind: 'Account',
    title: address,
    cluster: CLUSTER_NAMES[cluster],
    status: 'plain' as const,
  };
  if (found.kind === 'absent') return { ...start, text: found.message };
  const { decoded, names } = found;
  return {
    ...start,
    kind: decoded.title,
    text: decoded.summary
      ? toSentenceText(decoded.summary, names)
      : `${found.holdings?.length ?? 0} token accounts`,
  };
}

function toBlockCard(found: BlockAnswer, slot: string, cluster: Cluster): Card {
  const start = {
    kind: 'Block',
    title: `Block ${slot}`,
    cluster: CLUSTER_NAMES[cluster],
    status: 'plain' as const,
  };
  if (found.kind === 'absent') return { ...start, text: found.message };
  const { transactions, failed } = found.block;
  return { ...start, text: `${transactions ?? 0} transactions, ${failed ?? 0} failed`, status: 'good' };
}
