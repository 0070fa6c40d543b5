import type { HistoryPick } from '#contracts/account/history-filter';
import { toGrouped, toInstantText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { isPlainPress } from '../../ui/is-plain-press.ts';
import { historySearch } from './history-part.ts';
import styles from './history.module.css';

interface HistoryCountProps {
  readonly picked: Wire<HistoryPick>;
  /** Rows of all pages so far. */
  readonly matching: number;
  /** Whether it is of the filter before. */
  readonly isLoading: boolean;
}

/** How many of how many match, how far back that goes, and what it was read from. */
export function HistoryCount({ picked, matching, isLoading }: HistoryCountProps) {
  const { read, unread, oldestTime, isEnd, source } = picked;
  const { values } = useSearch(historySearch);
  return (
    <div className={styles.count}>
      <p role="status">
        {isLoading ? (
          'Filtering …'
        ) : source === 'index' ? (
          <IndexCount picked={picked} matching={matching} />
        ) : (
          <>
            <strong>{toGrouped(matching)}</strong> of the {toGrouped(read)} read{' '}
            {matching === 1 ? 'matches' : 'match'}
            {isEnd ? (
              `: all the node has of this account${values.from === undefined ? '' : ` since ${values.from}`}.`
            ) : oldestTime === undefined ? (
              '. There are older ones.'
            ) : (
              <>
                , read back to <Moment unixSeconds={oldestTime} />. There are older ones.
              </>
            )}
          </>
        )}
        {!isLoading && unread > 0 && <> {toGrouped(unread)} could not be read and may be missing here.</>}
      </p>
      {!isLoading && <SourceSwitch picked={picked} />}
    </div>
  );
}

function IndexCount({ picked, matching }: Omit<HistoryCountProps, 'isLoading'>) {
  const { candidates, since, isEnd, read } = picked;
  const { values } = useSearch(historySearch);
  return (
    <>
      <strong>{toGrouped(matching)}</strong>{' '}
      {isEnd || candidates === undefined
        ? matching === 1
          ? 'transaction matches'
          : 'transactions match'
        : `of ${toBound(candidates, matching === read)}${toGrouped(candidates.count)} matching transactions`}
      , from the index of trades and transfers
      {since !== undefined && (
        <>
          {' '}
          since <Moment unixSeconds={since} />
        </>
      )}
      .
      {values.kind !== 'swap' &&
        ' It leaves out mints, burns, and transfers below 0.001 SOL or 0.01 of a token.'}
    </>
  );
}

/** How exact the number in the index is: what it has may turn out not to match. */
const toBound = ({ exact }: { readonly exact: boolean }, matchesAll: boolean): string =>
  !exact ? 'more than ' : matchesAll ? '' : 'up to ';

/** To the minute: the line says how far back, not how long ago. */
function Moment({ unixSeconds }: { readonly unixSeconds: number }) {
  const instant = toInstantText(unixSeconds);
  return <time dateTime={instant}>{`${instant.slice(0, 16).replace('T', ' ')} UTC`}</time>;
}

/** The other place the same filter can be answered from. */
function SourceSwitch({ picked }: Pick<HistoryCountProps, 'picked'>) {
  const { hrefOf, set } = useSearch(historySearch);
  if (picked.source === 'node' && picked.isIndexed !== true) return null;
  const source = picked.source === 'index' ? ('node' as const) : undefined;
  return (
    <a
      href={hrefOf({ source })}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        set({ source });
      }}
    >
      {picked.source === 'index' ? 'Read the node’s history instead' : 'Ask the index instead'}
    </a>
  );
}
