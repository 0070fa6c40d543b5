import { usePlace } from '../router/place.ts';
import { FailedState } from '../ui/block/failed-state.tsx';

/** What is said where a page cannot be drawn from its data. */
export const BROKEN_PAGE =
  'Something in this page broke. The data is still there; loading the page again may help.';

/** The product itself could not answer. */
export function FailedPage({ message }: { readonly message: string }) {
  const { reload } = usePlace();
  return <FailedState page message={message} again={reload} />;
}
