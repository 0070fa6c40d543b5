import type { DefiUsers } from '#contracts/market/defi';
import { toGrouped } from '#contracts/text/value-text';
import { toUsersText } from './defi-texts.ts';

/** Different fee payers: counted one by one, or the least there were. */
export function UsersValue({ users }: { readonly users: DefiUsers }) {
  return (
    <span
      title={
        users.kind === 'exact'
          ? 'Different fee payers, exact'
          : `Between ${toGrouped(users.least)}, the different fee payers of the busiest span, and ${toGrouped(users.most)}, those of every span added up: too many to count one by one`
      }
    >
      {toUsersText(users)}
    </span>
  );
}
