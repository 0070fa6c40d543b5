import { defineIntent } from './define-intent.ts';

export default defineIntent({
  id: 'refuse.identity',
  title: 'Say that people are not looked for',
  needs: [],
  phrases: [
    'who is the person behind {address}',
    'who is the real person behind this wallet',
    'what is the real name of the owner of {address}',
    'real name of this wallet owner',
    'dox {address}',
    'doxx this wallet',
    'who is the human behind it',
    'find out who owns this wallet in real life',
    'who is this person in real life',
    'real identity of {address}',
    'reveal the identity of this wallet',
    'deanonymize {address}',
    'unmask this trader',
    'where does the owner of {address} live',
    'home address of the owner',
    'what is the phone number of the owner of {address}',
    'email of the owner of {address}',
    'ip address of this wallet',
    'which twitter account belongs to {address}',
    'what is the name of the guy who owns this',
    'does this wallet belong to elon musk',
    'is this the wallet of a famous person',
    'who scammed me find him',
    'track down the owner of this wallet',
    'where does this scammer live',
    'which country is the owner of {address} from',
    'facebook profile of this wallet owner',
    'quién es la persona detrás de {address}',
    'nombre real del dueño de esta cartera',
    'wer ist die person hinter {address}',
    'wie heißt der besitzer wirklich',
    'qui est la personne derrière {address}',
    'quem é a pessoa por trás de {address}',
  ],
  cues: [
    [/\b(?:dox+|deanonymi[sz]e|unmask)\b|\b(?:real|true|actual|legal)[ -](?:name|identity|person|life|world identity)\b/, 0.6],
    [/\b(?:person|human|guy|man|woman|individual|people) (?:is )?behind\b|\b(?:home address|phone number|e-?mail|ip address|facebook|instagram|telegram|twitter|passport)\b/, 0.5],
    [/\bwhere (?:does|do)\b.*\blives?\b|\bpersona detr[áa]s\b|\bperson hinter\b|\bpersonne derri[èe]re\b|\bpessoa por tr[áa]s\b/, 0.6],
  ],
  plan: () => [],
  write(writer) {
    writer.line`I do not look for the people behind addresses: an address is a key, and who holds it is not on the chain.`;
    writer.text`I can say what an address did in public: its balance, its transactions, whom it deals with, and a name it chose for itself. If you were robbed, the police and the exchange the money went to can do what an explorer must not.`;
    writer.suggest('What is this account?', 'Whom does it deal with most?', 'Does it have a domain?');
  },
});
