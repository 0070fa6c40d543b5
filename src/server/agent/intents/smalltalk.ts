import { defineIntent } from './define-intent.ts';

export default defineIntent({
  id: 'smalltalk',
  title: 'Answer a greeting',
  needs: [],
  phrases: [
    'hello',
    'hello there',
    'hi',
    'hi there',
    'hey',
    'hey there',
    'gm',
    'good morning',
    'good evening',
    'good night',
    'thanks',
    'thank you',
    'thanks a lot',
    'thank you very much',
    'great thanks',
    'perfect thanks',
    'cheers',
    'nice',
    'cool',
    'awesome',
    'well done',
    'bye',
    'goodbye',
    'see you',
    'lol',
    'tell me a joke',
    'i love you',
    'hola',
    'buenos días',
    'gracias',
    'hallo',
    'guten morgen',
    'danke',
    'bonjour',
    'merci',
    'olá',
    'bom dia',
    'obrigado',
  ],
  cues: [
    [
      /^\W*(?:hello|hi|hey|yo|gm|gn|hola|hallo|bonjour|salut|ol[áa]|oi|moin|servus|good (?:morning|evening|night|day|afternoon)|buenos d[íi]as|guten (?:morgen|tag|abend)|bom dia)(?: (?:there|all|everyone|bot|friend|mate|osvm))?\W*$/,
      0.7,
    ],
    [
      /^\W*(?:ok(?:ay)?,? |great,? |perfect,? |cool,? |nice,? )?(?:thanks?|thank you|thx|ty|cheers|gracias|danke|merci|obrigad[oa])(?: (?:you|a lot|so much|very much|again|man|mate))*\W*$/,
      0.8,
    ],
    [
      /^\W*(?:bye|goodbye|see (?:you|ya)|nice|cool|awesome|great|lol|haha+|wow|ok(?:ay)?|good bot|well done)\W*$/,
      0.7,
    ],
    [/^\W*(?:hey |hi |hello )?(?:how are you(?: doing| today)*|what is up|how is it going)\W*$/, 0.6],
    [/\bhow are you\b|\btell me a joke\b|\bare you (?:a )?(?:human|real|person|alive)\b/, 0.6],
  ],
  plan: () => [],
  write(writer, { asked }) {
    if (/thank|thx|\bty\b|cheers|gracias|danke|merci|obrigad/i.test(asked.text)) {
      writer.line`You are welcome. Ask on whenever you like.`;
    } else if (/\b(?:bye|goodbye|see (?:you|ya)|good night|gn)\b/i.test(asked.text))
      writer.line`Goodbye. What you asked stays in this conversation.`;
    else if (/\b(?:human|real|alive|person)\b/i.test(asked.text)) {
      writer.line`I am a program: I read the chain with tools and answer only from what they read.`;
    } else
      writer.line`Hello. I answer questions about transactions, accounts, tokens, programs, blocks and the network, and show where every figure comes from.`;
    writer.suggest('What can you do?', 'How is the network doing?', 'Show the newest tokens');
  },
});
