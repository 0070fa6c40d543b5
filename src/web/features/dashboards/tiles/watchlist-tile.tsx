import { Star } from 'lucide-react';
import type { Watched } from '#contracts/people/people';
import { messageOf } from '../../../answers/failure.ts';
import { useOwnAnswer } from '../../../api/use-own-answer.ts';
import { usePlace } from '../../../router/place.ts';
import { EmptyState } from '../../../ui/block/empty-state.tsx';
import { Skeleton } from '../../../ui/block/skeleton.tsx';
import { useSession } from '../../../visitor/session.ts';
import { AddressValue } from '../../../values/address.tsx';
import { SolValue } from '../../../values/amounts.tsx';
import { ChangeValue, PriceValue } from '../../../values/money.tsx';
import { NamesProvider } from '../../../values/names.ts';
import type { Wire } from '#std/json';
import { useTileAnswer } from '../refresh.ts';
import { AsOf } from './tile-state.tsx';
import styles from '../dashboards.module.css';
import { FailedState } from '../../../ui/block/failed-state.tsx';

/** Each row asks for itself. */
const MOST = 20;

/** What whoever looks watches on this cluster, with what it is worth now. */
export function WatchlistTile() {
  const { kind } = useSession();
  return kind === 'authenticated' ? (
    <Own />
  ) : (
    <EmptyState icon={Star} title="Your watchlist is shown here">
      Sign in to see it. On a shared dashboard, every reader sees their own.
    </EmptyState>
  );
}

function Own() {
  const { cluster } = usePlace();
  const { data, error } = useOwnAnswer('watchlist', {});
  if (data === undefined)
    return error === null ? <Skeleton lines={3} /> : <FailedState message={messageOf(error)} />;
  const here = data.entries.filter((entry) => entry.cluster === cluster);
  if (here.length === 0)
    return (
      <EmptyState icon={Star} title="Nothing watched on this network">
        The star on the page of a token, account or program adds it here.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.watched}>
        {here.slice(0, MOST).map((entry) => (
          <li key={entry.address}>{entry.kind === 'token' ? <Token {...entry} /> : <Other {...entry} />}</li>
        ))}
      </ul>
      {here.length > MOST && (
        <p className={styles.foot}>
          The newest {MOST} of {here.length}.
        </p>
      )}
    </>
  );
}

function Token({ address }: Wire<Watched>) {
  const answer = useTileAnswer('tokenMarket', { mint: address });
  const { data } = answer;
  const found = data?.kind === 'found' ? data : undefined;
  return (
    <NamesProvider value={found?.names ?? { labels: {}, tokens: {} }}>
      <AddressValue address={address} bare />
      {found !== undefined && (
        <span className={styles.worth}>
          <PriceValue price={found.price} /> <ChangeValue share={found.windows['24h'].change} />
        </span>
      )}
      <AsOf answer={answer} />
    </NamesProvider>
  );
}

function Other({ address, kind, note }: Wire<Watched>) {
  const answer = useTileAnswer('account', { address }, kind === 'account');
  const { data } = answer;
  const lamports = data?.kind === 'found' ? data.lamports : undefined;
  return (
    <>
      {kind === 'market' ? (
        <a href={`/trading-terminal?market=${address}`}>{note ?? `Market ${address.slice(0, 4)}…`}</a>
      ) : (
        <AddressValue address={address} bare />
      )}
      <span className={styles.worth}>{lamports === undefined ? kind : <SolValue lamports={lamports} />}</span>
      <AsOf answer={answer} />
    </>
  );
}
