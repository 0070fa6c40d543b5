import { z } from 'zod';
import { AUDIT_WISH, auditBefore, toAuditPage } from '../users/audit-wish.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'auditLog',
  says: 'Lists the changes the signed-in user has made, newest first; only the user and the operator see them.',
  input: z.strictObject({ ...AUDIT_WISH, before: auditBefore }),
  async run(call, wish) {
    const { userId } = await call.requireUser();
    return toAuditPage(call.users, { ...wish, userId });
  },
});
