import { z } from 'zod';
import { AUDIT_WISH, auditBefore, toAuditPage } from '../users/audit-wish.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'operatorAudit',
  right: 'operator',
  says: 'Lists the changes everybody has made, newest first; only the operator can.',
  input: z.strictObject({ ...AUDIT_WISH, before: auditBefore, user: z.string().max(64).optional() }),
  async run(call, { user, ...wish }) {
    return toAuditPage(call.users, { ...wish, userId: user });
  },
});
