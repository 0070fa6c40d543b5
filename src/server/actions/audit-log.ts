import { z } from 'zod';
import { AUDIT_WISH, auditBefore, auditMember, toAuditPage, toAuditPlace } from '../users/audit-wish.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'auditLog',
  right: 'audit.read',
  says: 'Lists the changes the signed-in user has made, or those made in a team, newest first.',
  input: z.strictObject({ ...inTeam, ...AUDIT_WISH, member: auditMember, before: auditBefore }),
  async run(call, { team: _team, member, ...wish }) {
    const whose = await toAuditPlace(call, await call.requireOwner(), member);
    return toAuditPage(call.users, { ...wish, ...whose });
  },
});
