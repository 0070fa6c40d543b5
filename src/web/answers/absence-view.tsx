import type { Absence } from '#contracts/answers';
import { CLUSTER_NAMES } from '#contracts/cluster';
import type { Wire } from '#std/json';
import { usePlace } from '../router/place.ts';
import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { Section } from '../ui/block/section.tsx';

const TITLES: Readonly<Record<Absence['state'], string>> = {
  'not-found': 'Not found',
  'not-available': 'Not available',
  skipped: 'Skipped',
  'too-new': 'Not there yet',
  pruned: 'Too old',
  'not-indexed': 'Not indexed',
  'too-much': 'Too much',
  malformed: 'Not readable',
};

const RETRY = new Set<Absence['state']>(['not-available', 'not-indexed', 'too-new']);

/** Why a page has nothing to show, and what to do next. */
export function AbsenceView({ absence }: { readonly absence: Wire<Absence> }) {
  const { reload, path } = usePlace();
  return (
    <Section title={TITLES[absence.state]}>
      <Notice kind={absence.state} title={absence.message}>
        {absence.hint && <p>{absence.hint}</p>}
        {absence.foundOn && absence.foundOn.length > 0 && (
          <ul>
            {absence.foundOn.map((cluster) => (
              <li key={cluster}>
                <a href={`${path}?cluster=${cluster}`} target="_self" data-cluster={cluster}>
                  Open it on {CLUSTER_NAMES[cluster]}
                </a>
              </li>
            ))}
          </ul>
        )}
        {RETRY.has(absence.state) && (
          <div>
            <Button onClick={reload}>Try again</Button>
          </div>
        )}
      </Notice>
    </Section>
  );
}
