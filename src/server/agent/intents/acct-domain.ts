import type { Found } from '../tools/define-tool.ts';
import type resolve from '../tools/resolve.ts';
import { defineIntent, step } from './define-intent.ts';

type Data = NonNullable<Found<typeof resolve>['data']>;

export default defineIntent({
  id: 'acct.domain',
  title: 'Find who owns the name',
  needs: [{ name: 'name', kind: 'account' }],
  phrases: [
    'who owns {domain}',
    'who is {domain}',
    'who has {domain}',
    'who registered {domain}',
    'owner of {domain}',
    'owner of the domain {domain}',
    'whose name is {domain}',
    'what is {domain}',
    '{domain}',
    'resolve {domain}',
    'resolve the name {domain}',
    'look up {domain}',
    'lookup {domain}',
    'which wallet is {domain}',
    'which address is {domain}',
    'which address does {domain} point to',
    'what is the address of {domain}',
    'address behind {domain}',
    'address of {domain}',
    'is {domain} taken',
    'is {domain} free',
    'is {domain} registered',
    'does anyone own {domain}',
    'who does {domain} belong to',
    'where does {domain} point',
    'sns lookup {domain}',
    'domain of {address}',
    'domains of {address}',
    'what domain does {address} have',
    'what domains does this wallet own',
    'does {address} have a .sol name',
    'does this wallet have a sol domain',
    'sns name of {address}',
    'name of {address}',
    'reverse lookup {address}',
    'a quién pertenece {domain}',
    'de quién es {domain}',
    'wem gehört {domain}',
    'wer besitzt {domain}',
    'à qui appartient {domain}',
    'quem é o dono de {domain}',
    'could you please tell me which wallet {domain} stands for',
    'who is hiding behind {domain}',
    'which account is {domain} linked to',
    'what wallet does {domain} resolve to',
    '{domain} wallet address',
    '{domain} owner',
    'translate {domain} into an address',
    'i want to know who bought {domain}',
    'when was {domain} registered',
    'is somebody using {domain}',
    'is {domain} available',
    'has {domain} been taken already',
    'can i find the address of {domain}',
    'where does the name {domain} lead',
    'check the name {domain}',
    'find {domain}',
    'who holds {domain}',
    'whose is {domain}',
    'is there a .sol for {address}',
    'any .sol names for this wallet',
    'which name does {address} go by',
    'has this wallet got a domain',
    'has {address} registered any domain',
    'sol names of this wallet',
    'names owned by {address}',
    'primary domain of {address}',
    'does it own any .sol domain',
    'what is the .sol of this one',
    'who does the domain {domain} belong to',
    'resuelve {domain}',
    'i was told to pay {domain} which address is that',
    'look up the owner of {domain} for me',
    'does {address} have a human readable name',
    'what .sol names are registered to {address}',
    'who is using {domain}',
    'what is the wallet behind {domain}',
    'does this wallet have a domain name',
  ],
  cues: [
    [/(?:\.|\b)sol (?:domains?|names?|for|of)\b|\breverse lookup\b|\bnames owned\b/, 0.4],
    [/\{domain\}\W*(?:owner|wallet|address)\b|\bhiding behind \{domain\}/, 0.3],
    [
      /\b(?:who|whose|owner|resolve|lookup|look up|point\w*|registered|taken|belong\w*|geh[oö]rt|pertenece|appartient|dono)\b.*\{domain\}/,
      0.45,
    ],
    [/\b(?:domains?|sns|\.sol name|sol name|name service)\b/, 0.35],
  ],
  plan: ({ slots: { name } }) => [step('name', 'resolve', 'Find who owns the name', { query: name })],
  write(writer, { read, slots }) {
    const found = read<Data>('name');
    const candidate = found?.data.candidates[0];
    if (candidate === undefined) return;
    if (slots.name?.endsWith('.sol') === true) {
      writer.line`The name ${candidate.name} belongs to ${candidate.id}.`;
      writer.text`A record of the name may ask for payments to another address; who owns it says only who may change it.`;
      writer.suggest(
        `What does ${slots.name} hold?`,
        `Latest transactions of ${slots.name}`,
        'Who does it deal with most?',
      );
      return;
    }
    writer.line`Which names ${candidate.id} owns is not listed here: a name points to its owner, not the other way round.`;
    writer.text`Ask with the name itself, and it is looked up.`;
    writer.suggest('What is this account?', 'Show its latest transactions');
  },
});
