import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { createLimitedLog } from '../limited-log.ts';
import type { Log } from '../log.ts';

/** What the exporter's own package calls a delivery. */
const DELIVERED = 0;

/**
 * The same exporter, of which the log says once that the collector takes nothing, and once that it does again, with how
 * many spans were lost; one that comes and goes is spoken of once a minute.
 */
export function watchExporter(exporter: SpanExporter, host: string, log: Log): SpanExporter {
  const limited = createLimitedLog(log, () => 'collector');
  let lost = 0;
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const code: number = result.code;
        if (code === DELIVERED) {
          if (lost > 0) limited.info('traces are delivered again', { host, lost });
          lost = 0;
        } else {
          if (lost === 0) limited.warn('traces are not delivered', { host, reason: toReason(result.error) });
          lost += spans.length;
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

/** The system's code or the status; what a collector answers is not repeated. */
function toReason(error: Error | undefined): string {
  const code = error !== undefined && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : (error?.name ?? 'refused');
}
