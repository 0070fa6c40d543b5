import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../block/skeleton.tsx';
import { useHydrated } from './use-hydrated.ts';

const LINES = 6;

/**
 * A page that only the browser can draw, under its title until it is there; who has no scripts reads why nothing
 * follows.
 */
export function InBrowser({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  const waiting = (
    <>
      <h1>{title}</h1>
      <Skeleton lines={LINES} />
    </>
  );
  if (isHydrated) return <Suspense fallback={waiting}>{children}</Suspense>;
  return (
    <>
      {waiting}
      <noscript>
        <p>This page is drawn in the browser, so it needs JavaScript.</p>
      </noscript>
    </>
  );
}
