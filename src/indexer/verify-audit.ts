import { existsSync } from 'node:fs';
import type { AuditHead, AuditVerdict } from '#store/users/audit';
import type { UserPlace } from '#store/users/user-database';
import { openUserStore } from '#store/users/user-store';
import type { Check } from './verify-index.ts';

/** `12:9f86…`, as the check prints it, or the hash alone. `undefined` for any other text. */
export function parseHead(text: string): { readonly seq?: number; readonly hash: string } | undefined {
  const [, seq, hash] = /^(?:(\d{1,15}):)?([0-9a-f]{64})$/.exec(text) ?? [];
  if (hash === undefined) return undefined;
  return seq === undefined ? { hash } : { seq: Number(seq), hash };
}

/**
 * Computes every hash of the audit log again, also of one that a server writes to. `head` is what an operator noted
 * elsewhere; a log that was replaced does not have it. Rejects where there is no log.
 */
export async function verifyAuditLog(
  place: UserPlace,
  head: (Partial<Pick<AuditHead, 'seq'>> & Pick<AuditHead, 'hash'>) | undefined,
): Promise<readonly Check[]> {
  if (place.kind === 'folder' && !existsSync(place.folder))
    throw new Error(`Nothing of people is stored in ${place.folder}.`);
  const users = await openUserStore(place);
  try {
    return toChecks(await users.audit.verify(head));
  } finally {
    await users.close();
  }
}

function toChecks({ checked, newest, fault, noted }: AuditVerdict): readonly Check[] {
  return [
    {
      name: `audit log, head ${newest.seq}:${newest.hash}`,
      checked,
      failed: fault === undefined ? 0 : 1,
      examples: fault === undefined ? [] : [`row ${fault.seq}: ${fault.what}`],
    },
    ...(noted === undefined
      ? []
      : [
          {
            name: 'the noted head',
            checked: noted === 'swept' ? 0 : 1,
            failed: noted === 'missing' || noted === 'missing-or-swept' ? 1 : 0,
            examples: NOTED_TEXTS[noted],
          },
        ]),
  ];
}

const NOTED_TEXTS: Readonly<Record<NonNullable<AuditVerdict['noted']>, readonly string[]>> = {
  among: [],
  missing: ['no row has it'],
  swept: [
    'its row was removed after 400 days, so it cannot be compared any more; note the head above instead',
  ],
  'missing-or-swept': [
    'no row has it, and the oldest rows were removed after 400 days; give it with its row, as ROW:HASH, to learn which',
  ],
};
