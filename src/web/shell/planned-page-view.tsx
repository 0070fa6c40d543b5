import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';
import type { PlannedPage } from './planned-pages.ts';

/** A page that is not there yet says so and names what will be there. */
export function PlannedPageView({ plan }: { readonly plan: PlannedPage }) {
  return (
    <>
      <h1>{plan.title}</h1>
      <Section title="Not here yet">
        <Notice kind="empty" title={plan.promise}>
          <p>Nothing is shown here until it can be shown from real data.</p>
          {plan.meanwhile && (
            <p>
              <a href={plan.meanwhile.href}>{plan.meanwhile.text}</a>
            </p>
          )}
        </Notice>
      </Section>
    </>
  );
}
