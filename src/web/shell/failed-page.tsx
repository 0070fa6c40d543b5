import { usePlace } from '../router/place.ts';
import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { Section } from '../ui/block/section.tsx';

/** What is said where a page cannot be drawn from its data. */
export const BROKEN_PAGE =
  'Something in this page broke. The data is still there; loading the page again may help.';

/** The product itself could not answer. */
export function FailedPage({ message }: { readonly message: string }) {
  const { reload } = usePlace();
  return (
    <Section title="Not available">
      <Notice kind="not-available" title={message}>
        <div>
          <Button onClick={reload}>Try again</Button>
        </div>
      </Notice>
    </Section>
  );
}
