import type { Wire } from '#std/json';
import type { TokenHolder } from '../account/token.ts';
import { defineColumns } from './define-columns.ts';

export const TOKEN_HOLDER_COLUMNS = defineColumns<Wire<TokenHolder>>()(
  ({ address, flag, integer, percent, words }) => [
    address('account', 'Token account', ({ account }) => account),
    integer('amount', 'Amount (smallest units)', ({ amount }) => amount),
    percent('share', 'Share (%)', ({ shareBasisPoints }) => shareBasisPoints),
    address('owner', 'Owner', ({ owner }) => owner),
    words('ownerKind', 'Owner is', ({ ownerKind }) => ownerKind),
    address('ownerProgram', 'Program of the owner', ({ ownerProgram }) => ownerProgram),
    flag('frozen', 'Frozen', ({ frozen }) => frozen ?? false),
  ],
);
