import { defineProtocol } from '../define-protocol.ts';
import { TOKEN_PROGRAM } from '../known-addresses.ts';
import { toBatchInstruction } from '../token/batch.ts';
import { PLAIN_TOKEN_ACCOUNTS } from '../token/token-accounts-layout.ts';
import { TOKEN_ERRORS } from '../token/token-errors.ts';
import { TOKEN_INSTRUCTIONS } from '../token/token-instructions.ts';

export default defineProtocol({
  key: 'spl-token',
  name: 'Token Program',
  programs: [TOKEN_PROGRAM],
  category: 'token',
  source:
    'spl-token-interface; pinocchio-token for batch, unwrapLamports, withdrawExcessLamports (SIMD-0266)',
  discriminant: 'u8',
  instructions: [...TOKEN_INSTRUCTIONS, toBatchInstruction(TOKEN_INSTRUCTIONS)],
  accounts: PLAIN_TOKEN_ACCOUNTS,
  errors: TOKEN_ERRORS,
});
