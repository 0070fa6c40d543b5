import type { QuestionName, Questions } from '#contracts/api';
import type { ServedCluster } from '#contracts/cluster';
import { answer, ENDPOINTS, type AnswerParts } from '../answering/answer.ts';
import { serverError } from '../errors/server-error.ts';
import { servedClusterOf, type AppContext } from './request-context.ts';

/** Asks a question in the name of a request for something that is no answer itself: a picture, a feed, a frame. */
export async function askFor<Name extends QuestionName>(
  asking: AnswerParts,
  context: AppContext,
  name: Name,
  input: Questions[Name]['input'],
): Promise<{
  readonly found: Questions[Name]['answer'];
  readonly cluster: ServedCluster;
  /** Nothing was found because no node answered. */
  readonly upstreamDown: boolean;
}> {
  const cluster = servedClusterOf(context, asking.clusters);
  const endpoint = ENDPOINTS.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw serverError('not-found');
  const { answer: found, upstreamDown } = await answer(
    asking,
    endpoint,
    cluster,
    { ...input },
    context.req.raw.signal,
  );
  return { found: found as Questions[Name]['answer'], cluster, upstreamDown }; // the endpoint of that name made it
}
