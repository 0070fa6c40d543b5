import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const create: Meaning = {
  sentence: 'Open the stream {metadata} to {recipient}',
  moved: { from: 'senderTokens', sentence: 'Lock {moved} in the stream {metadata} to {recipient}' },
};

export default defineInterface({
  key: 'streamflow',
  name: 'Streamflow',
  programs: ['strmRqUCoQUgGUan5YhzUZa6KqdzwX5L6FpUxfmKg5m'],
  category: 'infrastructure',
  source: 'the IDL 0.6.0 in npm @streamflow/stream 12.5.0',
  meaning: {
    create,
    createV2: create,
    createUnchecked: create,
    createUncheckedV2: create,
    createUncheckedWithPayer: create,
    createUncheckedWithPayerV2: create,
    withdraw: {
      sentence: 'Withdraw {amount} from the stream {metadata}',
      amounts: { amount: 'recipientTokens' },
      moved: { to: 'recipientTokens', sentence: 'Withdraw {moved} from the stream {metadata}' },
    },
    topup: {
      sentence: 'Add {amount} to the stream {metadata}',
      amounts: { amount: 'senderTokens' },
      moved: { from: 'senderTokens', sentence: 'Add {moved} to the stream {metadata}' },
    },
    cancel: { sentence: 'Cancel the stream {metadata} to {recipient}' },
    update: { sentence: 'Update the stream {metadata}' },
    requestCancel: { sentence: 'Request the end of the stream {metadata}' },
    withdrawCancelRequest: { sentence: 'Withdraw the request to end the stream {metadata}' },
  },
});
