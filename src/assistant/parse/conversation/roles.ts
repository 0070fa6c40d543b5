/** What a value is of its answer, told by the place it was read at: who it names, in which row it stands. */
import type { TurnValue } from '#contracts/assistant/agent';
import type { Subject, SubjectKind } from '../../question/question.ts';

/** Something an earlier answer named. */
export interface Thing {
  readonly subject: Subject;
  /** Name of its leaf or column: `feePayer`, `leader`, `mint`. */
  readonly role: string;
  /** Of the list it stands in, from 0. */
  readonly row?: number | undefined;
  /** Somebody who can be called he, she or they. */
  readonly isPerson: boolean;
}

/** Leaves that name something else than a person. */
const KINDS: Readonly<Record<string, SubjectKind>> = {
  mint: 'token',
  token: 'token',
  base: 'token',
  quote: 'token',
  buy: 'token',
  sell: 'token',
  against: 'token',
  leader: 'validator',
  nextLeader: 'validator',
  identity: 'validator',
  vote: 'validator',
  validator: 'validator',
  node: 'validator',
  program: 'program',
  programs: 'program',
  programId: 'program',
  venue: 'program',
  venues: 'program',
  router: 'program',
  launchpad: 'program',
  tokenProgram: 'program',
  ownerProgram: 'program',
  market: 'pool',
  markets: 'pool',
  pool: 'pool',
};
/** Accounts that are nobody's wallet. */
const NO_PERSONS: ReadonlySet<string> = new Set([
  'loader',
  'account',
  'programData',
  'stakeAccount',
  'interface',
]);
const LEADERS: ReadonlySet<string> = new Set(['leader', 'nextLeader']);
/** Places that are called like another thing. */
const RENAMED: Readonly<Record<string, string>> = {
  'get_account /owner': 'ownerProgram',
  'get_program /power/authority': 'upgradeAuthority',
};

/** `get_holders /holders/1/owner` is an `owner` in row 1. */
function readPlace(place: string): { readonly role: string; readonly row?: number } {
  const path = place.slice(place.indexOf(' ') + 1).split('/');
  const role = RENAMED[place] ?? path.findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? '';
  const row = path.find((part) => /^\d+$/.test(part));
  return { role, ...(row !== undefined && { row: Number(row) }) };
}

/** What a value names; `undefined` for figures and words. */
export function toThing({ entity, place = '' }: TurnValue): Thing | undefined {
  if (entity === undefined) return undefined;
  const { role, row } = readPlace(place);
  const own = entity.kind === 'account' ? KINDS[role] : undefined;
  const kind = own ?? entity.kind;
  return {
    subject: { kind, id: entity.id },
    role,
    row,
    // Who leads a block is somebody, too.
    isPerson: (kind === 'account' && !NO_PERSONS.has(role)) || LEADERS.has(role),
  };
}

/** Words for roles: `the sender`, `that authority`. */
const ROLE_NOUNS: Readonly<Record<string, readonly string[]>> = {
  sender: ['sender', 'from', 'feePayer'],
  receiver: ['receiver', 'to'],
  recipient: ['receiver', 'to'],
  payer: ['feePayer', 'payer'],
  trader: ['trader', 'feePayer'],
  buyer: ['trader'],
  seller: ['trader'],
  swapper: ['trader'],
  leader: ['leader', 'identity'],
  proposer: ['leader'],
  creator: ['creator'],
  deployer: ['deployer'],
  owner: ['holder', 'owner'],
  holder: ['owner', 'holder'],
  funder: ['sender', 'from', 'funder', 'counterparty'],
  signer: ['signers', 'feePayer'],
  authority: ['upgradeAuthority', 'authority', 'mintAuthority', 'freezeAuthority', 'updateAuthority'],
  delegate: ['delegate'],
  attacker: ['attacker'],
  victim: ['victim'],
  staker: ['staker'],
};

/** Leaves a noun may mean, the likeliest first; `undefined` for another word. */
export const rolesOf = (noun: string): readonly string[] | undefined =>
  Object.hasOwn(ROLE_NOUNS, noun) ? ROLE_NOUNS[noun] : undefined;

/** Things with an address are accounts besides; of a token nobody means the account of its mint. */
const ADDRESSED: ReadonlySet<SubjectKind> = new Set(['program', 'validator', 'pool']);
export const alsoOf = ({ kind }: Subject): readonly SubjectKind[] => (ADDRESSED.has(kind) ? ['account'] : []);
