/** `npm run build`: builds client and server rendering even if they are up to date. Plain Node 20. */
import { fileURLToPath } from 'node:url';
import { Refusal, refusePlatform } from './platform.mjs';
import { build } from './prepare.mjs';

try {
  refusePlatform();
  await build(fileURLToPath(new URL('..', import.meta.url)));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
