// Written by `npm run gen`. Do not edit.
import discord from './discord.ts';
import email from './email.ts';
import slack from './slack.ts';
import telegram from './telegram.ts';
import webhook from './webhook.ts';

export const targets = [
  discord,
  email,
  slack,
  telegram,
  webhook,
] as const;
