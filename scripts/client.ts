/**
 * `npm run client`: writes the typed client of the API, a package ready for `npm publish`, into `dist/npm`. Its types
 * come from the same document as `/openapi.json`.
 */
import { join } from 'node:path';
import { writeClient } from './client-package.ts';

const folder = join(import.meta.dirname, '../dist/npm');
const { name, version, files } = await writeClient(folder);
console.log(`${name} ${version} is in dist/npm: ${files.join(', ')}.`);
console.log('Left to do: npm publish dist/npm');
