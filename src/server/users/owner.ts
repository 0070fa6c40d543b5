import type { Role } from '#contracts/people/roles';
import type { UserContext } from './user-context.ts';

/** Whose things a request is about, once it is certain that whoever asks may do with them what they ask. */
export interface Owner {
  /** What everything of theirs is stored under: the id of a person, or of a team. */
  readonly ownerId: string;
  /** The person who asks; of a team's key, whoever made it. */
  readonly actorId: string;
  /** Absent where somebody asks for themselves. */
  readonly team: { readonly id: string; readonly role: Role } | undefined;
  /** How they signed in: `wallet`, or the id of an identity provider; `api-key` for a team's key. */
  readonly by: string;
}

/** A request about things of somebody. */
export interface OwnerContext extends UserContext {
  /**
   * Whose things it is about: a team's, where its input names one, else those of whoever asks. The right its action
   * declares was checked before the action is run. Throws 401 when nobody is signed in.
   */
  requireOwner(): Promise<Owner>;
}
