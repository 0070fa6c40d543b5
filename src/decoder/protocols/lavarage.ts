import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'lavarage',
  name: 'Lavarage',
  programs: ['1avaAUcjccXCjSZzwUvB2gS3DzkkieV2Mw8CjdN65uu', 'CRSeeBqjDnm3UPefJ9gxrtngTsnQRhEJiTA345Q83X3v'],
  category: 'perpetuals',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
