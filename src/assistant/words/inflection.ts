/**
 * Forms of the words of a lexicon: `комиссий` of `комиссия`, `komisinya` of `komisi`, `havuzlarda` of `havuz`. Endings are
 * taken off on both sides, only where a word is none of the lexicon as it stands.
 */
import { fold, toStem, type Token } from './fold.ts';
import { readLexicon, type Lexicon } from './lexicon.ts';
import { isKnown } from './vocabulary.ts';

interface Rule {
  /** One of these ends a word; the longest is taken off. */
  readonly endings: readonly string[];
  /** One of these begins a word that goes on with one of the lexicon: `و` of `وكم`. */
  readonly beginnings?: readonly string[] | undefined;
  /** How many endings hang on one word. */
  readonly times: number;
  /** Letters that have to be left. */
  readonly least: number;
}

const words = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .toSorted((a, b) => b.length - a.length);

const ROMANCE: Omit<Rule, 'endings'> = { times: 1, least: 4 };
/** By language, folded as `fold` does. */
const RULES: Readonly<Record<string, Rule>> = {
  ar: {
    endings: words('ها هما هم هن نا كم ه ك ي ات ون ين ان وا ت تم تي'),
    beginnings: words('و ف ب ل ك ال'),
    times: 1,
    least: 3,
  },
  de: { endings: words('en er es em e n s t st te ten end ende enden'), times: 1, least: 4 },
  es: {
    ...ROMANCE,
    endings: words(
      'o a os as e es ar er ir ado ada ados adas ido ida idos idas aron ieron io aba aban ia ian an en amos emos imos ando iendo ara aran era eran',
    ),
  },
  fr: {
    ...ROMANCE,
    endings: words('e s es x er ee ees ent ait aient ons ez ant ante antes ants aux al ales ait era eront'),
  },
  hi: { endings: words('ा ी े ो ों ें ं ीं ियां ियों ना ने नी ता ते ती या ये यी ए एं ओं'), times: 1, least: 2 },
  id: {
    endings: words('nya ku mu kah lah pun kan i an'),
    beginnings: words('di me men mem meng ber ter se ke pe'),
    times: 2,
    least: 4,
  },
  it: {
    ...ROMANCE,
    endings: words(
      'o a i e are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ano ono ava avano eva evano iva ando endo arono erono irono',
    ),
  },
  ko: {
    endings: words(
      '은 는 이 가 을 를 의 에 에서 에게 한테 께 로 으로 와 과 랑 이랑 하고 도 만 까지 부터 보다 처럼 이나 나 들 들이 들의 들은 이야 야 예요 이에요 인가요 인가 인데 에는 에서는 으로는 요 이고 고',
    ),
    times: 2,
    least: 1,
  },
  nl: { endings: words("en e s n t t's te ten de den er ers je jes end ende"), times: 1, least: 4 },
  pl: {
    endings: words(
      'a ą e ę i o u y ów om ami ach owi em ie ze iem ego emu ej ych ym ymi imi im ich iego iej ią iu ię ia mi ć cie łem łam ł ła ło li ły no to ono any ana ane anych anej ony ona one onych ono uje ują ował owała owali owano owany owana owane ować ają ając ący ąca ące ących al',
    ),
    times: 2,
    least: 4,
  },
  pt: {
    ...ROMANCE,
    endings: words(
      'o a os as e es ar er ir ado ada ados adas ido ida idos idas aram eram iram ou eu iu ava avam ia iam am em amos emos imos ando endo indo oes ao aes ais eis',
    ),
  },
  ru: {
    endings: words(
      'а я ы и у ю е о ь й ой ей ом ем ам ям ах ях ами ями ов ев ью ью ия ии ию ий ие ию ого его ому ему ый ая яя ое ее ые ых их ым им ыми ими ую юю ть ти л ла ло ли ет ит ют ят ут ешь ишь ем им ен ена ено ены на но ны ся сь лся лась лось лись',
    ),
    times: 2,
    least: 4,
  },
  tr: {
    endings: words(
      'lar ler lari leri in un n nin nun i u yi yu a e ya ye da de ta te dan den tan ten daki deki taki teki la le yla yle si su sina sine sini sunu im um imiz umuz iniz unuz di du ti tu mis mus miz siz ki dir dur tir tur ydi ydu dim',
    ),
    times: 3,
    least: 3,
  },
  uk: {
    endings: words(
      'а я и і у ю е о ь й ой ей ом ем ам ям ах ях ами ями ів їв ів єю ею ою ія ії ію ій ого ього ому ьому ий ій а є е і их іх им ім ими іми у ю ти ть в ла ло ли є ає ить ять ють уть ться лася лось лися вся но то на ні',
    ),
    times: 2,
    least: 4,
  },
};

const read = new Map<string, ReadonlyMap<string, string>>();

/** What is left of a folded word without the endings of its language. */
export function toBase(word: string, language: string): string {
  const rule = RULES[language];
  if (rule === undefined) return word;
  let base = word;
  for (let time = 0; time < rule.times; time++) {
    const ending = rule.endings.find((one) => base.endsWith(one) && base.length - one.length >= rule.least);
    if (ending === undefined) break;
    base = base.slice(0, -ending.length);
  }
  return base;
}

/** The word of the language's lexicon, or of the English one, that `token` is a form of; `undefined` where it is one itself, or of none. */
export function findInflected(token: Token, lexicon: Lexicon): string | undefined {
  const { language } = lexicon;
  const rule = RULES[language];
  const { text } = token;
  if (rule === undefined || text.length <= rule.least || /[^\p{L}\p{M}]/u.test(text)) return undefined;
  if (isKnown(token, lexicon) || isKnown(token, readLexicon('en'))) return undefined;
  for (const whole of [text, ...withoutBeginning(text, rule)]) {
    if (whole !== text && isKnown(toToken(whole), lexicon)) return whole;
    const found = readBases(lexicon).get(toBase(whole, language));
    if (found !== undefined) return found;
    // Words of the field are English, with the endings of the language: `stakenya`, `swapler`.
    const loan = rule.endings
      .filter((ending) => whole.endsWith(ending) && whole.length - ending.length >= LOAN)
      .map((ending) => whole.slice(0, -ending.length))
      .find((one) => /^[a-z]+$/.test(one) && readLexicon('en').words.has(one));
    if (loan !== undefined) return loan;
  }
  return undefined;
}

const LOAN = 4;

const withoutBeginning = (text: string, { beginnings = [], least }: Rule): readonly string[] =>
  beginnings
    .filter((one) => text.startsWith(one) && text.length - one.length >= Math.max(2, least - 1))
    .map((one) => text.slice(one.length));

const toToken = (text: string): Token => ({
  raw: text,
  text,
  stem: toStem(text),
  start: 0,
  end: text.length,
});

/** One word of the lexicon for each base; those that have no meaning are the last. */
function readBases(lexicon: Lexicon): ReadonlyMap<string, string> {
  const before = read.get(lexicon.language);
  if (before !== undefined) return before;
  const { language } = lexicon;
  const { least = 0 } = RULES[language] ?? {};
  const bases = new Map<string, string>();
  for (const word of [...lexicon.words, ...lexicon.stops]) {
    const base = toBase(word, language);
    if (word.length <= least || base.length < least || bases.has(base)) continue;
    bases.set(base, word);
  }
  read.set(language, bases);
  return bases;
}
