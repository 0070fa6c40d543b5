import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'open-creator-protocol',
  name: 'Open Creator Protocol',
  programs: ['ocp4vWUzA2z2XMYJ3QhM9vWdyoyoQwAFJhRdVTbvo9E'],
  category: 'nft',
  source: 'the Anchor IDL 0.3.5 in npm @magiceden-oss/open_creator_protocol',
});
