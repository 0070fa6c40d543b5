import { link } from '../writing/writer.ts';
import { defineIntent } from './define-intent.ts';

export default defineIntent({
  id: 'refuse.secret',
  title: 'Warn about keys and seed phrases',
  needs: [],
  phrases: [
    'here is my seed phrase',
    'this is my private key',
    'my seed phrase is',
    'my recovery phrase is',
    'my secret key is',
    'can you check my private key',
    'can you recover my seed phrase',
    'recover my wallet from the seed phrase',
    'i lost my seed phrase',
    'i lost my private key can you help',
    'restore my wallet',
    'what is my private key',
    'what is the private key of {address}',
    'private key of {address}',
    'give me the private key of this wallet',
    'seed phrase of {address}',
    'what is the seed phrase of this wallet',
    'show me the secret key',
    'generate a seed phrase for me',
    'create a private key',
    'crack this wallet',
    'hack the wallet {address}',
    'brute force the key of {address}',
    'get access to {address}',
    'password of this wallet',
    'import my mnemonic',
    'validate my mnemonic',
    'where do i enter my seed phrase',
    'do you need my seed phrase',
    'someone asked for my seed phrase',
    'mi frase semilla es',
    'clave privada de {address}',
    'mein seed ist',
    'privater schlüssel von {address}',
    'ma phrase de récupération',
    'clé privée de {address}',
    'minha frase secreta',
    'chave privada de {address}',
  ],
  cues: [
    [
      /\b(?:seed|recovery|secret|mnemonic|backup)[ -]?(?:phrase|words?)\b|\bmnemonic\b|\b(?:private|secret) keys?\b|\bkeypair\b/,
      0.7,
    ],
    [
      /\b(?:frase semilla|clave privada|privater? schl[üu]ssel|cl[ée] priv[ée]e|phrase (?:secr[èe]te|de r[ée]cup[ée]ration)|chave privada|frase secreta)\b/,
      0.7,
    ],
    [/\b(?:hack|crack|brute[- ]?force|break into)\b.*\b(?:wallet|account|key|\{address\})/, 0.6],
  ],
  plan: () => [],
  write(writer) {
    writer.line`Never give a seed phrase or private key to anybody, and not to me: whoever has it has everything the wallet holds.`;
    writer.text`What looks like a secret in a question is not used, not looked up and not stored here. If you pasted a real one anywhere, move what the wallet holds to a new wallet now; a key that was seen cannot be made safe again.`;
    writer.text`Nobody can read or recover the key of an address from the chain, and nothing on this site ever needs it: signing in is a message your wallet signs. ${link('/docs/security', 'More on security')}`;
    writer.suggest('How do I sign in?', 'What can you do?');
  },
});
