/** Loaded into a process before its own code: writes down which modules of OpenTelemetry it loads, in the file of `?to=`. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const file = new URL(import.meta.url).searchParams.get('to');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@opentelemetry/')) appendFileSync(file, `${process.pid} ${specifier}\n`);
    return next(specifier, context);
  },
});
