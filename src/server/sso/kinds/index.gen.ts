// Written by `npm run gen`. Do not edit.
import azureAd from './azure-ad.ts';
import oauth from './oauth.ts';
import openid from './openid.ts';
import saml from './saml.ts';

export const kinds = [
  azureAd,
  oauth,
  openid,
  saml,
] as const;
