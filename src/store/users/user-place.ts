import { join } from 'node:path';
import { PRODUCT } from '#contracts/product';
import type { UserPlace } from './user-database.ts';

/** Where a server stores what belongs to people: the database of `url` (`USERS_URL`), else a folder of `dataDir`. */
export const toUserPlace = (url: string | undefined, dataDir: string): UserPlace =>
  url === undefined
    ? { kind: 'folder', folder: join(dataDir, 'users') }
    : { kind: 'postgresql', url, schema: `${PRODUCT.slug}_users` };
