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
  interface: `
    instruction 00 createConfig(gatingProgram: pubkey): payer authority mint mintConfig systemProgram tokenProgram
    instruction 01 setAuthority(newAuthority: pubkey): authority mintConfig
    instruction 02 setGatingProgram(newGatingProgram: pubkey): authority mintConfig
    instruction 03 deleteConfig(newFreezeAuthority: pubkey): authority receiver mint mintConfig tokenProgram
    instruction 04 thaw(): authority mint tokenAccount mintConfig tokenProgram
    instruction 05 freeze(): authority mint tokenAccount mintConfig tokenProgram
    instruction 06 thawPermissionless(): authority mint tokenAccount flagAccount tokenAccountOwner mintConfig tokenProgram systemProgram gatingProgram
    instruction 07 freezePermissionless(): authority mint tokenAccount flagAccount tokenAccountOwner mintConfig tokenProgram systemProgram gatingProgram
    instruction 09 thawPermissionlessIdempotent(): authority mint tokenAccount flagAccount tokenAccountOwner mintConfig tokenProgram systemProgram gatingProgram
    instruction 0a freezePermissionlessIdempotent(): authority mint tokenAccount flagAccount tokenAccountOwner mintConfig tokenProgram systemProgram gatingProgram
    instruction 08 togglePermissionlessInstructions(freezeEnabled: bool, thawEnabled: bool): authority mintConfig
    account 01 mintConfig { bump: u8, enablePermissionlessThaw: bool, enablePermissionlessFreeze: bool, mint: pubkey, freezeAuthority: pubkey, gatingProgram: pubkey }
    error 0 InvalidAuthority An invalid authority was provided
    error 1 InvalidSystemProgram An invalid system program was provided
    error 2 InvalidTokenProgram An invalid token program was provided
    error 3 InvalidTokenMint An invalid token mint was provided
    error 4 InvalidMintConfig An invalid mint config was provided
    error 5 InvalidGatingProgram An invalid gating program was provided
    error 6 PermissionlessThawNotEnabled Permissionless thaw is not enabled
    error 7 PermissionlessFreezeNotEnabled Permissionless freeze is not enabled
    error 8 InvalidTokenAccountOwner An invalid token account owner was provided
  `,
});
