import { queryOptions, type QueryClient, type QueryKey, type StaleTime } from '@tanstack/react-query';
import type { Api, QuestionName, Questions } from '#contracts/api';
import type { Cluster } from '#contracts/cluster';
import type { Wire } from '#std/json';

export type Answer<Name extends QuestionName> = Wire<Questions[Name]['answer']>;
export type Input<Name extends QuestionName> = Questions[Name]['input'];

/** Answers that stay as they are, or are asked for again by hand alone. The others follow the client. */
export const SETTLED: Partial<Record<QuestionName, StaleTime>> = {
  blockTransactions: 'static',
  rawTransaction: 'static',
  summaries: 'static',
  tokenFile: Infinity,
};

export const toAnswerKey = <Name extends QuestionName>(
  cluster: Cluster,
  name: Name,
  input: Input<Name>,
): QueryKey => [cluster, name, input];

/** A question as the client asks it. */
export const toQuestion = <Name extends QuestionName>(
  api: Api,
  cluster: Cluster,
  name: Name,
  input: Input<Name>,
) => {
  const staleTime = SETTLED[name];
  return queryOptions({
    queryKey: toAnswerKey(cluster, name, input),
    queryFn: ({ signal }): Promise<Answer<Name>> => api.ask(name, input, { signal }),
    ...(staleTime !== undefined && { staleTime }),
  });
};

/** What a page was loaded with. */
interface Initial<Data> {
  readonly answer: Data;
  /** When it was first seen here, in unix ms. */
  readonly atMs: number;
}

/** Which question each answer a page was loaded with is the answer to, by client. */
const given = new WeakMap<
  QueryClient,
  WeakMap<object, { readonly question: string; readonly atMs: number }>
>();

/**
 * Takes in what a page was loaded with: it is the answer to the question it is first given for, and newer than one
 * that was cached before. Gives it back where it answers `key`, otherwise `undefined`.
 */
export function takeInitial<Data extends object>(
  client: QueryClient,
  key: QueryKey,
  initial: Data | undefined,
  toCached: (initial: Data) => unknown,
): Initial<Data> | undefined {
  if (initial === undefined) return undefined;
  const question = JSON.stringify(key);
  const here = given.get(client) ?? new WeakMap();
  given.set(client, here);
  const known = here.get(initial);
  if (known) return known.question === question ? { answer: initial, atMs: known.atMs } : undefined;
  const atMs = Date.now();
  here.set(initial, { question, atMs });
  if (client.getQueryData(key) !== undefined) client.setQueryData(key, toCached(initial));
  return { answer: initial, atMs };
}
