import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'clockwork-threads',
  name: 'Clockwork Threads',
  programs: ['CLoCKyJ6DXBJqqu2VWx9RLbgnwwR6BMHHuyasVmfMzBh'],
  category: 'infrastructure',
  source: 'the Anchor IDL 2.0.16 in npm @clockwork-xyz/sdk 0.3.4',
});
