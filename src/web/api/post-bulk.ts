import { BULK_ROUTE, type BulkAnswer, type BulkRequest } from '#contracts/bulk/bulk';
import type { Cluster } from '#contracts/cluster';
import type { Wire } from '#std/json';
import { readCallsHeader } from '#contracts/network/rpc-calls';
import { ApiFailure, readReply, toQuestionUrl } from './browser-api.ts';
import { countCall } from './count-call.ts';

/**
 * Asks about many things at once. Posted, as a list is too long for an address. Rejects with `ApiFailure`, also when
 * no node answers.
 */
export async function postBulk(
  request: BulkRequest,
  cluster: Cluster,
  signal: AbortSignal,
): Promise<Extract<Wire<BulkAnswer>, { readonly kind: 'found' }>> {
  if (cluster === 'custom') {
    const { askOwnChain } = await import('./own-chain.ts');
    const own = (await askOwnChain('bulk', { q: JSON.stringify(request) }, signal)) as Wire<BulkAnswer>; // of this question
    if (own.kind === 'absent') throw new ApiFailure(own.message, 503);
    return own;
  }
  let response: Response;
  try {
    response = await fetch(toQuestionUrl(BULK_ROUTE, { cluster }), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    countCall(response.status, readCallsHeader(response.headers.get('server-timing')));
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiFailure('The server cannot be reached. Check the connection and try again.', 0);
  }
  const answer = (await readReply(response)) as Wire<BulkAnswer>; // the question of this route answers with exactly this type
  if (answer.kind === 'absent') throw new ApiFailure(answer.message, response.status);
  return answer;
}
