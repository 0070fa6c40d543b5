import { defineProtocol } from '../define-protocol.ts';
import { TOKEN_2022_PROGRAM } from '../known-addresses.ts';
import { toBatchInstruction } from '../token/batch.ts';
import { EXTENSIBLE_TOKEN_ACCOUNTS } from '../token/extensible-accounts.ts';
import { EXTENSION_INSTRUCTIONS } from '../token/extension-instructions.ts';
import { INTERFACE_INSTRUCTIONS } from '../token/interface-instructions.ts';
import { TOKEN_ERRORS } from '../token/token-errors.ts';
import { TOKEN_2022_ERRORS } from '../token/token-2022-errors.ts';
import { TOKEN_INSTRUCTIONS } from '../token/token-instructions.ts';

const TAGGED = [...TOKEN_INSTRUCTIONS, ...EXTENSION_INSTRUCTIONS];

export default defineProtocol({
  key: 'token-2022',
  name: 'Token-2022 Program',
  programs: [TOKEN_2022_PROGRAM],
  category: 'token',
  source: 'spl-token-2022-interface; spl-token-metadata-interface; spl-token-group-interface',
  discriminant: 'u8',
  instructions: [...TAGGED, toBatchInstruction(TAGGED)],
  interfaces: INTERFACE_INSTRUCTIONS,
  accounts: EXTENSIBLE_TOKEN_ACCOUNTS,
  errors: { ...TOKEN_ERRORS, ...TOKEN_2022_ERRORS },
});
