import type { TeamPerson } from '#contracts/people/teams';
import { AddressValue } from '../../values/address.tsx';

/** Somebody of a team: by what they call themselves and by their wallet, which nobody else can have. */
export function TeamPersonName({ person: { name, wallet } }: { readonly person: TeamPerson }) {
  if (wallet === undefined) return <bdi>{name ?? 'a member without a wallet'}</bdi>;
  return (
    <>
      {name !== undefined && (
        <>
          <bdi>{name}</bdi>{' '}
        </>
      )}
      <AddressValue address={wallet} />
    </>
  );
}
