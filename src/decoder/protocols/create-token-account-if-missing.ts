import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'create-token-account-if-missing',
  name: 'Create Token Account If Missing',
  programs: ['9tiP8yZcekzfGzSBmp7n9LaDHRjxP2w7wJj8tpPJtfG'],
  category: 'infrastructure',
  source: 'mercurial-finance/create-ata-if-missing-program `src/lib.rs`',
  meaning: {
    create: { sentence: 'Create a token account for {mint} owned by {wallet} if there is none', minor: true },
  },
});
