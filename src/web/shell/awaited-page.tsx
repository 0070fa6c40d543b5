import { CONNECTING_TEXT } from '../api/pick-endpoint.ts';
import { Section } from '../ui/block/section.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';

/** While the browser asks an endpoint of the visitor's own for what stands at this address. */
export function AwaitedPage() {
  return (
    <Section title={CONNECTING_TEXT}>
      <Skeleton lines={8} label={CONNECTING_TEXT} />
    </Section>
  );
}
