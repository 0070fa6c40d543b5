import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'token-acl',
  name: 'Token ACL',
  programs: ['TACLkU6CiCdkQN2MjoyDkVg2yAH9zkxiHDsiztQ52TP'],
  category: 'token',
  source: 'the program’s own Codama IDL (solana-foundation/token-acl `program/idl.json`)',
  meaning: {
    createConfig: { sentence: 'Set {gatingProgram} as the gating program of {mint}' },
    setAuthority: { sentence: 'Transfer the authority of the config {mintConfig} to {newAuthority}' },
    setGatingProgram: { sentence: 'Set the gating program of {mintConfig} to {newGatingProgram}' },
    deleteConfig: { sentence: 'Delete the ACL config of {mint}' },
    thaw: { sentence: 'Thaw {tokenAccount}' },
    freeze: { sentence: 'Freeze {tokenAccount}' },
    thawPermissionless: { sentence: 'Thaw {tokenAccount} as the rules allow' },
    freezePermissionless: { sentence: 'Freeze {tokenAccount} as the rules allow' },
    thawPermissionlessIdempotent: { sentence: 'Thaw {tokenAccount} as the rules allow' },
    freezePermissionlessIdempotent: { sentence: 'Freeze {tokenAccount} as the rules allow' },
    togglePermissionlessInstructions: { sentence: 'Toggle the permissionless instructions of {mintConfig}' },
  },
});
