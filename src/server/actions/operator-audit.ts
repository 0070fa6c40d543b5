import { z } from 'zod';
import { AUDIT_WISH, auditBefore, toAuditPage } from '../users/audit-wish.ts';
import { actionError } from '../errors/action-error.ts';
import { isOperator } from '../sso/operator.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'operatorAudit',
  says: 'Lists the changes everybody has made, newest first; only the operator can.',
  input: z.strictObject({ ...AUDIT_WISH, before: auditBefore, user: z.string().max(64).optional() }),
  async run(call, { user, ...wish }) {
    if (!isOperator(call.configuration.operatorToken, (name) => call.header(name))) {
      call.log.warn('audit log: read refused', { client: call.client });
      throw actionError(403, 'Only the operator can read the audit log of everybody.');
    }
    return toAuditPage(call.users, { ...wish, userId: user });
  },
});
