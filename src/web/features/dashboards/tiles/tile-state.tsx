import type { ReactNode } from 'react';
import type { Absence } from '#contracts/answers';
import type { Parameter } from '#contracts/dashboards/dashboard';
import type { Wire } from '#std/json';
import { messageOf } from '../../../answers/failure.ts';
import { Notice } from '../../../ui/block/notice.tsx';
import { Skeleton } from '../../../ui/block/skeleton.tsx';
import type { TileAnswer } from '../refresh.ts';
import { PARAMETER_TITLES } from '../tile-title.ts';

/** A tile that waits for an address the whole dashboard shares. */
export function Waiting({ parameters }: { readonly parameters: readonly Parameter[] }) {
  const names = parameters.map((name) => PARAMETER_TITLES[name].toLowerCase()).join(' and ');
  return (
    <Notice inline kind="empty" title={`No ${names} chosen`}>
      <p>Set it above the tiles.</p>
    </Notice>
  );
}

export function AbsentTile({ absence }: { readonly absence: Wire<Absence> }) {
  return (
    <Notice inline kind={absence.state} title={absence.message}>
      {absence.hint !== undefined && <p>{absence.hint}</p>}
    </Notice>
  );
}

/** What a tile shows once its answer is there; a failure leaves what was shown before. */
export function AnswerTile<Found extends { readonly kind: 'found' }>({
  answer: { data, error },
  children,
}: {
  readonly answer: TileAnswer<Found | Wire<Absence>>;
  readonly children: (found: Found) => ReactNode;
}) {
  if (data === undefined)
    return error === null ? (
      <Skeleton lines={3} />
    ) : (
      <Notice inline kind="not-available" title={messageOf(error)} />
    );
  return data.kind === 'absent' ? <AbsentTile absence={data} /> : <>{children(data)}</>;
}
