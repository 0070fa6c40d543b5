import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '#contracts/product';
import { openUserStore } from '#store/users/user-store';
import type { Check } from './verify-index.ts';

/**
 * Computes every hash of the audit log again, in the data folder or the database the server would use. `head` is a hash
 * an operator wrote down elsewhere; a log that was replaced does not have it. Rejects where there is no log.
 */
export async function verifyAuditLog(head: string | undefined): Promise<readonly Check[]> {
  const url = process.env['USERS_URL'];
  const folder = join(process.env['DATA_DIR'] ?? './.osvm', 'users');
  if (url === undefined && !existsSync(folder)) throw new Error(`Nothing of people is stored in ${folder}.`);
  const users = await openUserStore(
    url === undefined
      ? { kind: 'folder', folder }
      : { kind: 'postgresql', url, schema: `${PRODUCT.slug}_users` },
  );
  const { checked, newest, fault, hasNoted } = await users.audit.verify(head);
  await users.close();
  return [
    {
      name: `audit log up to row ${newest.seq}, head ${newest.hash}`,
      checked,
      failed: fault === undefined ? 0 : 1,
      examples: fault === undefined ? [] : [`row ${fault.seq}: ${fault.what}`],
    },
    ...(hasNoted === undefined
      ? []
      : [{ name: 'the noted head', checked: 1, failed: hasNoted ? 0 : 1, examples: [] }]),
  ];
}
