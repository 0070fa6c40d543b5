import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'whales-market',
  name: 'Whales Market',
  programs: ['stPdYNaJNsV3ytS9Xtx4GXXXRcVqVS6x66ZFa26K39S'],
  category: 'other',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
