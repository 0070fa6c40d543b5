/**
 * `npm start`: installs and builds what is missing, then runs the product until it is stopped. `npm run dev`
 * does so with a build that follows the sources (`dev.mjs`).
 * Arguments go on to it: `npm start -- --port 4000`. Written for the system's own Node 20.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './children.mjs';
import { Refusal } from './platform.mjs';
import { prepare } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const given = process.argv.slice(2);
const develops = given.includes('--dev');

try {
  const node = await prepare(root, { develops });
  const { code } = await runChild(
    node,
    [develops ? 'scripts/dev.mjs' : 'src/main.ts', ...given.filter((argument) => argument !== '--dev')],
    {
      cwd: root,
      env: {
        // What TypeScript becomes is cached, so that the next start need not strip and compile it again.
        NODE_COMPILE_CACHE: join(root, '.osvm', 'compile-cache'),
        ...process.env,
        ...(develops && { NODE_ENV: 'development' }),
      },
    },
  );
  process.exit(code);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
