/**
 * Hindi in Latin letters, as it is typed in chats: each word is set beside those of the lexicon by what is left of both
 * without the differences of spelling (`kitna`, `kitnaa`; `kya`, `kia`; `sabse zyada`, `jyada`).
 */
import { tokenise } from './fold.ts';
import { readLexicon } from './lexicon.ts';

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  ऍ: 'e',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॅ': 'e',
  'ं': 'n',
  'ः': '',
  '्': '',
};

/** A word in its own letters as it sounds, the short vowel of every consonant written. */
function toLatin(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? SIGNS[letter] ?? '';
      const next = letters[index + 1];
      const isBare = next === undefined || (SIGNS[next] !== undefined && next !== 'ं');
      return isBare ? consonant : `${consonant}a`;
    })
    .join('');
}

/** What spellings of one word have in common: no length of vowels, no `h` behind a consonant, no short vowel between. */
const toSkeleton = (latin: string): string =>
  [...latin]
    .filter((letter, index, all) => letter !== all[index - 1] || /[eou]/i.test(letter))
    .join('')
    .toLowerCase()
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/q|ck/g, 'k')
    .replace(/ee|ii|ea/g, 'i')
    .replace(/oo|uu|ou/g, 'u')
    .replace(/ai|ay|ei/g, 'e')
    .replace(/au/g, 'o')
    .replace(/([bcdgjkpt])h/g, '$1')
    .replace(/m(?=$)|n(?=$)/g, 'n')
    .replace(/(?<=[^aeiou])a(?=[^aeiou])/g, '');

/** Words with one spelling in Latin letters that several of the lexicon would have, or that it writes with others. */
const OWN: Readonly<Record<string, string>> = {
  hai: 'है',
  hain: 'हैं',
  ka: 'का',
  ki: 'की',
  ke: 'के',
  ko: 'को',
  se: 'से',
  me: 'में',
  mein: 'में',
  main: 'में',
  par: 'पर',
  pe: 'पर',
  ne: 'ने',
  aur: 'और',
  or: 'और',
  kya: 'क्या',
  kyu: 'क्यों',
  kyun: 'क्यों',
  kyon: 'क्यों',
  kon: 'कौन',
  kaun: 'कौन',
  kisne: 'किसने',
  kab: 'कब',
  kaha: 'कहाँ',
  kahan: 'कहाँ',
  kitna: 'कितना',
  kitne: 'कितने',
  kitni: 'कितनी',
  abhi: 'अभी',
  aaj: 'आज',
  kal: 'कल',
  sabse: 'सबसे',
  zyada: 'ज़्यादा',
  jyada: 'ज़्यादा',
  jada: 'ज़्यादा',
  kam: 'कम',
  bada: 'बड़ा',
  badi: 'बड़ी',
  bade: 'बड़े',
  ye: 'यह',
  yeh: 'यह',
  is: 'इस',
  iska: 'इसका',
  iski: 'इसकी',
  isko: 'इसको',
  hua: 'हुआ',
  hui: 'हुई',
  hue: 'हुए',
  tha: 'था',
  thi: 'थी',
  nahi: 'नहीं',
  nhi: 'नहीं',
  pichle: 'पिछले',
  pichhle: 'पिछले',
  ghante: 'घंटे',
  ghanta: 'घंटा',
  din: 'दिन',
  minat: 'मिनट',
  dikhao: 'दिखाओ',
  batao: 'बताओ',
  samjhao: 'समझाओ',
  kharida: 'खरीदा',
  becha: 'बेचा',
  bheja: 'भेजा',
  mila: 'मिला',
  paisa: 'पैसे',
  paise: 'पैसे',
  munafa: 'मुनाफा',
  nuksan: 'नुकसान',
  keemat: 'कीमत',
  kimat: 'कीमत',
  bhav: 'कीमत',
  daam: 'कीमत',
  rate: 'कीमत',
  fees: 'फीस',
  fee: 'फीस',
  kisi: 'किसी',
  kis: 'किस',
  kisko: 'किसको',
  kisk: 'किसके',
  kiske: 'किसके',
  paas: 'पास',
  kul: 'कुल',
  naya: 'नया',
  naye: 'नए',
  nayi: 'नई',
  pehla: 'पहला',
  pehle: 'पहले',
  akhri: 'आख़िरी',
  aakhri: 'आख़िरी',
};

let read: ReadonlyMap<string, string> | undefined;

function readWords(): ReadonlyMap<string, string> {
  if (read !== undefined) return read;
  const { words, stops } = readLexicon('hi');
  const found = new Map<string, string>();
  for (const word of [...words, ...stops]) {
    if (!/^[\u0900-\u097f]{2,}$/u.test(word)) continue;
    const skeleton = toSkeleton(toLatin(word));
    if (skeleton.length > 1 && !found.has(skeleton)) found.set(skeleton, word);
  }
  return (read = found);
}

/** Words the lexicon of Hindi has in their own letters; others, English ones among them, stay. */
export function toDevanagari(text: string): string {
  const english = readLexicon('en');
  let line = '';
  let from = 0;
  for (const { raw, text: word, stem, start, end } of tokenise(text)) {
    if (!/^[A-Za-z]{2,20}$/.test(raw) || /\p{Ll}\p{Lu}|^\p{Lu}{2}/u.test(raw)) continue;
    const own = Object.hasOwn(OWN, word) ? OWN[word] : undefined;
    const isEnglish = english.byStem.has(stem) || english.words.has(word);
    const hindi = own ?? (isEnglish ? undefined : readWords().get(toSkeleton(word)));
    if (hindi === undefined) continue;
    line += text.slice(from, start) + hindi;
    from = end;
  }
  return line + text.slice(from);
}
