import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type Query,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { QuestionName } from '#contracts/api';
import { usePlace } from '../router/place.ts';
import { SETTLED, takeInitial, toAnswerKey, toQuestion, type Answer, type Input } from './question.ts';
import { toRetentionMs, useClient } from './use-client.ts';

export interface AnswerOptions<Data> {
  /** What the page was loaded with: shown at once, and not asked for again. */
  readonly initial?: Data | undefined;
  /** Nothing is asked while this is false. */
  readonly enabled?: boolean | undefined;
  /** Asked for again so often, in ms, while the page is looked at; `false` as soon as it is settled. */
  readonly refetchInterval?: number | ((answer: Data | undefined) => number | false) | undefined;
  /** Whether the answer to the question before is shown until this one is there. */
  readonly keepsPrevious?: boolean | undefined;
}

/** The answer to a question, asked for once however many parts show it. Rejections are `ApiFailure`s. */
export function useAnswer<Name extends QuestionName>(
  name: Name,
  input: Input<Name>,
  { initial, enabled, refetchInterval, keepsPrevious }: AnswerOptions<Answer<Name>> = {},
): UseQueryResult<Answer<Name>> {
  const { api, cluster } = usePlace();
  const client = useClient();
  const question = toQuestion(api, cluster, name, input);
  const first = takeInitial(client, question.queryKey, initial, (answer) => answer);
  return useQuery(
    {
      ...question,
      ...(first && { initialData: () => first.answer, initialDataUpdatedAt: first.atMs }),
      ...(enabled !== undefined && { enabled }),
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
      ...(refetchInterval !== undefined && {
        refetchInterval:
          typeof refetchInterval === 'number'
            ? refetchInterval
            : ({ state }: Query<Answer<Name>>) => refetchInterval(state.data),
        // Who looks again sees what is so now.
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      }),
    },
    client,
  );
}

export interface AnswerPagesOptions<Name extends QuestionName> extends Omit<
  AnswerOptions<Answer<Name>>,
  'refetchInterval'
> {
  /** The part of the input that names where a further page begins. */
  readonly by: keyof Input<Name> & string;
  /** Where the page after this one begins; `undefined` after the last. */
  readonly nextOf: (answer: Answer<Name>) => string | undefined;
  /** What is asked for besides in pages after the first, as how many rows. */
  readonly further?: Partial<Input<Name>> | undefined;
}

/** How long a list that grows is cached when it is no longer shown: as long as it takes to draw it elsewhere. */
const LISTED_MS = 1_000;

type Pages<Name extends QuestionName> = InfiniteData<Answer<Name>, string | undefined>;

export interface AnswerPages<Name extends QuestionName> {
  readonly query: UseInfiniteQueryResult<Pages<Name>>;
  /** In the order they were asked for; none until the first is there. */
  readonly pages: readonly Answer<Name>[];
  /** Asks for the first page again, which then stands alone. Joins one that is on its way; never rejects. */
  readonly startOver: () => Promise<unknown>;
}

/** A list page by page. One that grows starts over when it is shown again. */
export function useAnswerPages<Name extends QuestionName>(
  name: Name,
  input: Input<Name>,
  { initial, enabled, keepsPrevious, by, nextOf, further }: AnswerPagesOptions<Name>,
): AnswerPages<Name> {
  const { api, cluster } = usePlace();
  const client = useClient();
  const staleTime = SETTLED[name];
  const queryKey = [...toAnswerKey(cluster, name, input), 'pages'];
  const first = takeInitial(client, queryKey, initial, toPages);
  const query = useInfiniteQuery<Answer<Name>, Error, Pages<Name>, QueryKey, string | undefined>(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) =>
        api.ask(name, pageParam === undefined ? input : { ...input, ...further, [by]: pageParam }, {
          signal,
        }),
      initialPageParam: undefined,
      getNextPageParam: nextOf,
      ...(staleTime === undefined ? { gcTime: toRetentionMs(LISTED_MS) } : { staleTime }),
      ...(first && {
        initialData: () => toPages(first.answer),
        initialDataUpdatedAt: first.atMs,
      }),
      ...(enabled !== undefined && { enabled }),
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
    },
    client,
  );
  return {
    query,
    pages: query.data?.pages ?? NO_PAGES,
    startOver() {
      if (!query.isFetching) {
        client.setQueryData<Pages<Name>>(
          queryKey,
          (now) => now && { pages: now.pages.slice(0, 1), pageParams: now.pageParams.slice(0, 1) },
        );
      }
      return query.refetch({ cancelRefetch: false });
    },
  };
}

const NO_PAGES: readonly never[] = [];

const toPages = <Data>(answer: Data): InfiniteData<Data, string | undefined> => ({
  pages: [answer],
  pageParams: [undefined],
});
