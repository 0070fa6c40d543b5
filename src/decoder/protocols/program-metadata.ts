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
});
