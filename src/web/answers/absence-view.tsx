import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { Absence } from '#contracts/answers';
import type { Wire } from '#std/json';
import { usePlace } from '../router/place.ts';
import { Button } from '../ui/form/button.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { ClusterLinks } from './cluster-links.tsx';

const RETRY = new Set<Absence['state']>(['not-available', 'not-indexed', 'too-new']);

interface AbsenceViewProps {
  readonly absence: Wire<Absence>;
  /** Glyph of what would be here. */
  readonly icon?: LucideIcon | undefined;
  /** Where more of the page is shown. */
  readonly part?: boolean | undefined;
  /** Other ways on, after trying again. */
  readonly actions?: ReactNode;
  readonly aside?: ReactNode;
}

/** Why there is nothing to show, and what to do next. */
export function AbsenceView({ absence, icon, part, actions, aside }: AbsenceViewProps) {
  const { reload } = usePlace();
  const mayRetry = !part && RETRY.has(absence.state);
  const elsewhere = absence.foundOn ?? [];
  return (
    <EmptyState
      page={!part}
      kind={absence.state}
      title={absence.message}
      icon={icon}
      aside={aside}
      actions={
        mayRetry || elsewhere.length > 0 || actions !== undefined ? (
          <>
            <ClusterLinks of={elsewhere} />
            {mayRetry && <Button onClick={reload}>Try again</Button>}
            {mayRetry && absence.state === 'not-indexed' && <a href="/blocks">Latest blocks</a>}
            {actions}
          </>
        ) : undefined
      }
    >
      {absence.hint}
    </EmptyState>
  );
}
