import type { ReactNode } from 'react';
import type { Absence } from '#contracts/answers';
import type { Parameter } from '#contracts/dashboards/dashboard';
import type { Wire } from '#std/json';
import { messageOf } from '../../../answers/failure.ts';
import { EmptyState } from '../../../ui/block/empty-state.tsx';
import { Skeleton } from '../../../ui/block/skeleton.tsx';
import { AgeValue, useNow } from '../../../values/age.tsx';
import type { TileAnswer } from '../refresh.ts';
import { PARAMETER_TITLES } from '../tile-title.ts';
import styles from '../dashboards.module.css';
import { FailedState } from '../../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../../answers/absence-view.tsx';

/** A tile that waits for an address the whole dashboard shares. */
export function Waiting({ parameters }: { readonly parameters: readonly Parameter[] }) {
  const names = parameters.map((name) => PARAMETER_TITLES[name].toLowerCase()).join(' and ');
  return <EmptyState title={`No ${names} chosen`}>Choose it above the tiles.</EmptyState>;
}

export function AbsentTile({ absence }: { readonly absence: Wire<Absence> }) {
  return <AbsenceView part absence={absence} />;
}

/** Older than this, or not to be had again, an answer is not taken for what is so now. */
const OLD_MS = 90_000;
const LOOK_MS = 15_000;

/** Since when a tile is as it is: where that is a while ago, or its answer could not be had again. */
export function AsOf({ answer: { data, error, answeredMs } }: { readonly answer: TileAnswer<unknown> }) {
  const nowMs = useNow(LOOK_MS);
  const isOld = nowMs !== undefined && nowMs - answeredMs > OLD_MS;
  if (data === undefined || (error === null && !isOld)) return null;
  return (
    <span
      className={styles.asOf}
      data-failed={error !== null}
      title={error === null ? undefined : messageOf(error)}
    >
      As of <AgeValue unixSeconds={Math.floor(answeredMs / 1_000)} />
      {error !== null && ', could not be read again'}
    </span>
  );
}

/** What a tile shows once its answer is there; a failure leaves what was shown before, and is said with its age. */
export function AnswerTile<Found extends { readonly kind: 'found' }>({
  answer,
  saysAge = true,
  children,
}: {
  readonly answer: TileAnswer<Found | Wire<Absence>>;
  /** Not where a tile inside of it says its own. */
  readonly saysAge?: boolean;
  readonly children: (found: Found) => ReactNode;
}) {
  const { data, error } = answer;
  if (data === undefined)
    return error === null ? <Skeleton lines={3} /> : <FailedState message={messageOf(error)} />;
  return (
    <>
      {data.kind === 'absent' ? <AbsentTile absence={data} /> : children(data)}
      {saysAge && <AsOf answer={answer} />}
    </>
  );
}
