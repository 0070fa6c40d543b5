import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'program-metadata',
  name: 'Program Metadata',
  programs: ['ProgM6JCCvbYkfKqJYHePx4xxSUSqJp7rh8Lyv7nk7S'],
  category: 'infrastructure',
  source: 'the program’s own Codama IDL',
  meaning: {
    initialize: { sentence: 'Publish {seed} of the program {program}' },
    setData: { sentence: 'Update the published {metadata}' },
    write: { sentence: 'Write to {buffer}' },
    allocate: { sentence: 'Allocate {buffer} for {program}' },
    extend: { sentence: 'Extend {account} by {length} bytes' },
    trim: { sentence: 'Trim {account} to its data' },
    close: { sentence: 'Close {account}' },
    setAuthority: { sentence: 'Transfer the authority of {account} to {newAuthority}' },
    setImmutable: { sentence: 'Make {metadata} immutable' },
  },
  interface: `
    instruction 00 write(offset: u32, data: rest): buffer authority sourceBuffer?
    instruction 01 initialize(seed: seed, encoding: encoding, compression: compression, format: format, dataSource: dataSource, data: rest): metadata authority program programData? system?
    instruction 02 setAuthority(newAuthority: Option<pubkey>): account authority program? programData?
    instruction 03 setData(encoding: encoding, compression: compression, format: format, dataSource: dataSource, data: rest): metadata authority buffer? program? programData?
    instruction 04 setImmutable(): metadata authority program? programData?
    instruction 05 trim(): account authority program? programData? destination rent
    instruction 06 close(): account authority program? programData? destination
    instruction 07 allocate(seed: seed): buffer authority program? programData? system?
    instruction 08 extend(length: u16): account authority program? programData?
    account 01 Buffer { program: pubkey, authority: pubkey, canonical: bool, seed: seed, padding: [u8; 14], data: rest }
    account 02 Metadata { program: pubkey, authority: pubkey, mutable: bool, canonical: bool, seed: seed, encoding: encoding, compression: compression, format: format, dataSource: dataSource, dataLength: u32, padding: [u8; 5], data: rest }
    type seed = Text<16>
    type encoding = none | utf8 | base58 | base64
    type compression = none | gzip | zlib
    type format = none | json | yaml | toml
    type dataSource = direct | url | external
    error 0 notExecutableAccount The program account is not executable
    error 1 invalidProgramState The program state is invalid
    error 2 invalidProgramDataAccount The program data account is invalid
    error 3 immutableMetadataAccount The metadata account is immutable
    error 4 invalidDataLength The account data length is invalid
  `,
});
