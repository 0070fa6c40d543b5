import type { Log } from '../log.ts';
import type { TracingSettings } from './tracing-settings.ts';

/**
 * Notes spans of this process from now on, where there is somebody to send them to: nothing is loaded otherwise. `part`
 * is what this process is of the product. Gives what sends the last of them, within a second.
 */
export async function startTracing(
  settings: TracingSettings | undefined,
  part: string,
  log: Log,
): Promise<() => Promise<void>> {
  if (settings === undefined) return () => Promise.resolve();
  const { openTracing } = await import('./open-tracing.ts');
  const resource = { ...settings.resource, 'osvm.process': part };
  const { close } = openTracing({ ...settings, resource }, log.child('tracing'));
  return close;
}
