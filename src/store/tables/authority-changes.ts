import { defineFacts } from '../define-table.ts';

/** Authorities of single token accounts rather than of a mint. */
const ACCOUNT_AUTHORITIES = new Set([
  'the right to close',
  'the ownership of',
  'the accountOwner authority of',
]);

export default defineFacts({
  name: 'authorityChanges',
  about: 'An authority of a mint that was transferred or revoked.',
  columns: {
    slot: 'integer',
    position: 'integer',
    part: 'integer',
    time: 'integer',
    mint: 'address',
    /** Reads on with the mint: ‘the right to mint’. */
    authority: 'text',
    /** Absent when it was given up. */
    holder: 'address?',
  },
  key: ['slot', 'position', 'part'],
  indexes: [['mint', 'slot']],
  shardBy: 'mint',
  madeFrom: {
    effects: ['set-authority'],
    toRow({ account, authority, to }, { at, isTokenProgram }) {
      if (!isTokenProgram || ACCOUNT_AUTHORITIES.has(authority)) return undefined;
      return { ...at, mint: account, authority, holder: to };
    },
  },
});
