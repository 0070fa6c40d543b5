import { defineProtocol } from '../define-protocol.ts';
import { restText } from '../layout/codec.ts';

export default defineProtocol({
  key: 'memo',
  name: 'Memo Program',
  programs: ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'],
  category: 'memo',
  source: 'spl-memo: the data is the memo, the accounts are its signers',
  discriminant: 'none',
  instructions: [
    {
      at: 0,
      name: 'memo',
      accounts: [],
      args: { memo: restText },
      sentence: 'Write the memo {memo}',
      effects: (ix) => {
        const text = ix.fieldText('memo');
        return text === undefined ? [] : [{ kind: 'memo', text }];
      },
    },
  ],
});
