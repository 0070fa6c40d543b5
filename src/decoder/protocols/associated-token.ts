import { defineProtocol } from '../define-protocol.ts';
import type { InstructionView } from '../instruction-view.ts';
import { ASSOCIATED_TOKEN_PROGRAM } from '../known-addresses.ts';

const CREATE_ACCOUNTS = ['payer', 'tokenAccount', 'owner', 'mint', 'systemProgram', 'tokenProgram', 'rent?'];

const created = (ix: InstructionView) => [
  {
    kind: 'create-account' as const,
    account: ix.address('tokenAccount'),
    payer: ix.find('payer'),
    program: ix.find('tokenProgram'),
  },
];

/** The oldest form of `create` has no data at all. */
const program = defineProtocol({
  key: 'associated-token',
  name: 'Associated Token Program',
  programs: [ASSOCIATED_TOKEN_PROGRAM],
  category: 'token',
  source: 'spl-associated-token-account-interface instruction.rs',
  discriminant: 'u8',
  instructions: [
    {
      at: 0,
      name: 'create',
      title: 'Create token account',
      accounts: CREATE_ACCOUNTS,
      sentence: 'Create {tokenAccount} for {owner} to hold {mint}',
      effects: created,
    },
    {
      at: 1,
      name: 'createIdempotent',
      title: 'Create token account if missing',
      accounts: CREATE_ACCOUNTS,
      sentence: 'Make sure {owner} has the token account {tokenAccount} for {mint}',
    },
    {
      at: 2,
      name: 'recoverNested',
      title: 'Recover nested token account',
      accounts: [
        'nestedAccount',
        'nestedMint',
        'destination',
        'ownerAccount',
        'ownerMint',
        'owner',
        'tokenProgram',
      ],
      sentence: 'Recover the tokens of the nested account {nestedAccount} to {destination}',
    },
  ],
  errors: {
    0: { name: 'InvalidOwner', message: 'The token account belongs to another owner than given.' },
  },
});

const empty = new Uint8Array(1);

export default {
  ...program,
  find: (data: Uint8Array) => program.find(data.length === 0 ? empty : data),
};
