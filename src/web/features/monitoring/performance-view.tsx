import { BrowserPerformance } from './browser-performance.tsx';
import { ServerPerformance } from './server-performance.tsx';
import { useServerFigures } from './use-server-figures.ts';

/** How the product itself does: in this browser, and on the server that answers it. */
export function PerformanceView() {
  const view = useServerFigures();
  const figures = view.kind === 'found' ? view.figures : undefined;
  return (
    <>
      <BrowserPerformance
        build={{
          version: figures?.version ?? 'unknown',
          branch: figures?.branch ?? 'unknown',
          environment: figures?.environment ?? 'unknown',
        }}
      />
      <ServerPerformance view={view} />
    </>
  );
}
