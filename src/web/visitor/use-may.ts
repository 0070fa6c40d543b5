import { hasRight, type TeamRight } from '#contracts/people/roles';
import { useActingTeam } from './acting-team.ts';

/** Whether what is looked at may be changed so: always what is the visitor's own. */
export function useMay(right: TeamRight): boolean {
  const team = useActingTeam();
  return team === undefined || hasRight(team.role, right);
}
