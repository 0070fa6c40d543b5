/**
 * What a question must not hold. The server refuses such questions; the browser masks what may be a secret before it
 * stores one.
 */

/**
 * Words in the forms of sentences: lists that key phrases are taken from have no plurals and past tenses besides a
 * few, which do not end a run.
 */
const INFLECTED = /^[a-z]{2,6}(?:ed|[^aisu]s)$/;
const NOT_INFLECTED =
  /^(?:always|besides|chaos|jeans|lens|news|perhaps|scissors|series|species|upstairs|bleed|breed|creed|deed|embed|exceed|feed|greed|hundred|indeed|naked|need|proceed|reed|sacred|seed|shed|shred|sled|speed|succeed|weed|wicked)$/;

/** Twelve and more short words with at most one function word among them, or a key by its form. */
export function looksSecret(line: string): boolean {
  if (/\[\s{0,20}(?:\d{1,3}\s{0,20},\s{0,20}){31,63}\d{1,3}\s{0,20}\]/.test(line)) return true;
  const words = line
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  let run = 0;
  let spared = 0;
  for (const word of words) {
    const isShort = /^[a-z]{3,8}$/.test(word) && (!INFLECTED.test(word) || NOT_INFLECTED.test(word));
    const isFunction = FUNCTION_WORDS.has(word);
    // Some words of key phrases, such as `about`, are function words too; a sentence has many of them.
    if (isShort && (!isFunction || (run > 0 && spared === 0))) {
      run++;
      if (isFunction) spared++;
    } else [run, spared] = [0, 0];
    if (run >= 12) return true;
  }
  return false;
}

const FUNCTION_WORDS = new Set(
  'the and you for with from that this what who why how did does was were are has have had not can its his her their they there which when where would could should about into over all any but out one two show tell give list how many much wallet transaction token account block program sol solana'.split(
    ' ',
  ),
);

/** Words for a secret in the languages questions come in; what stands beside them may be one. */
export const SECRET_WORDS: readonly RegExp[] = [
  /\b(?:seed|recovery|secret|mnemonic|backup)[ -]?(?:phrases?|words?)\b|\bmnemonic\b|\b(?:private|secret) keys?\b|\bkeypair\b/,
  /\b(?:privat(?:e[rnms]?)? schl[üu]ssel|geheimer? schl[üu]ssel|wiederherstellungs(?:phrase|w[öo]rter)|(?:clave|llave) privada|frase (?:semilla|de recuperaci[óo]n|secreta)|palabras semilla)/,
  /\b(?:cl[ée] (?:priv[ée]e|secr[èe]te)|phrase (?:secr[èe]te|de r[ée]cup[ée]ration)|(?:chave|chiave) (?:privada|privata)|frase (?:de recupera[çc][ãa]o|di recupero|segreta)|palavras[ -]semente)/,
  /(?:приватн|закрыт|секретн)\p{L}{1,3} ключ|сид[ -]?фраз|seed[ -]фраз|мнемоник|мнемоническ|фраз\p{L}{1,2} восстановлен|(?:приватн|закрит|секретн)\p{L}{1,3} ключ|фраз\p{L}{1,2} відновлен/u,
  /助记词|助記詞|私钥|私鑰|恢复短语|種子短語|种子短语|秘密鍵|シードフレーズ|リカバリーフレーズ|ニーモニック|復元フレーズ|시드 ?(?:구문|문구)|복구 ?(?:구문|문구)|니모닉|개인 ?키/,
  /सीड फ़?्?रेज़?|प्राइवेट की|निजी कुंजी|रिकवरी फ़्?रेज़?|عبارة (?:ال)?(?:استرداد|سرية)|(?:ال)?مفتاح (?:ال)?خاص/,
  /\b(?:frasa (?:pemulihan|rahasia)|kunci pribadi|kurtarma (?:ifadesi|kelimeleri)|tohum kelimeleri|kh[óo]a (?:ri[êe]ng|b[íi] m[ậa]t))|(?:özel|gizli) anahtar|cụm từ khôi phục/,
];

/** Whether a text is, holds or speaks of a secret. Of those that only speak of one most are harmless. */
export function mayHoldSecret(text: string): boolean {
  const line = text.normalize('NFKC');
  return looksSecret(line) || findNaming(line) !== undefined;
}

/** Where the first secret is named, from and to. */
function findNaming(line: string): { readonly start: number; readonly end: number } | undefined {
  let first: { readonly start: number; readonly end: number } | undefined;
  for (const words of SECRET_WORDS) {
    const found = new RegExp(words, words.unicode ? 'iu' : 'i').exec(line);
    if (found !== null && (first === undefined || found.index < first.start))
      first = { start: found.index, end: found.index + found[0].length };
  }
  return first;
}

/** Text of a key, rather than a word: long, or letters and digits in one. */
const isKeyLike = (word: string): boolean =>
  word.length >= 20 || (word.length >= 6 && /\d/.test(word) && /[a-z]/i.test(word));

const withoutKeys = (text: string, mask: string): string =>
  text.replaceAll(/\S+/g, (word) => (isKeyLike(word) ? mask : word));
/** So many words of a key phrase in a row are one, in what is said and, as questions have longer runs, in what is asked. */
const RUN_SAID = 3;
const RUN_ASKED = 5;
/** So many of them in all, with few small words between them. */
const WORDS_IN_ALL = 8;
/** So many short groups of digits and letters in a row are the bytes of a key. */
const BYTES_IN_A_ROW = 4;

/**
 * What of a text may be stored before anybody has read it: `mask` stands where a secret may be. The same text where none
 * is. A key phrase takes the whole text with it, on whichever side of its name it stands; where secrets are only named,
 * what stands behind the name goes.
 */
export function maskSecrets(text: string, mask: string): string {
  const line = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  if (looksSecret(line)) return mask;
  const naming = findNaming(line);
  if (naming === undefined) return text;
  const before = line.slice(0, naming.start);
  const shown = withoutKeys(before, mask);
  if (holdsPhrase(withoutKeys(before, ' '), isAsked(line))) return mask;
  const head = shown + line.slice(naming.start, naming.end);
  const rest = line.slice(naming.end);
  if (/[\p{L}\p{N}]/u.test(rest)) return `${head} ${mask}`;
  return shown === before ? text : head + rest;
}

/** Whether words before the name of a secret may be its words, or the bytes of a key. */
function holdsPhrase(head: string, asked: boolean): boolean {
  const words = head
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const most = asked ? RUN_ASKED : RUN_SAID;
  let [run, bytes, named, small] = [0, 0, 0, 0];
  for (const word of words) {
    bytes = /^(?=.{0,7}\d)[a-z\d]{1,8}$/.test(word) ? bytes + 1 : 0;
    if (bytes >= BYTES_IN_A_ROW) return true;
    // The number of a word in a list of them ends no row.
    if (/^\d{1,2}$/.test(word)) continue;
    if (/^[a-z]{3,8}$/.test(word) && !FUNCTION_WORDS.has(word) && !SMALL_WORDS.has(word)) {
      run++;
      named++;
      if (run >= most) return true;
    } else {
      run = 0;
      small++;
    }
  }
  return named >= WORDS_IN_ALL && small * 3 <= named;
}

/** Whether a text asks for something: by its mark, or by the word it begins with. */
const isAsked = (line: string): boolean =>
  /[?？؟]/.test(line) || ASKING.has(/^[^\p{L}]{0,20}(\p{L}{1,20})/u.exec(line)?.[1]?.toLowerCase() ?? '');

const ASKING = new Set(
  'what how why who where when which can could should would will may must does did has have are was were explain tell show please was wie warum wer wo wann welche kann soll erkläre bitte qué que cómo como por cuándo quién dónde puedo explica quel quelle comment pourquoi où quand qui puis explique cosa come perché chi dove posso spiega что как почему зачем кто где когда можно'.split(
    ' ',
  ),
);

/** Small words and common verbs of sentences that speak of secrets, without their accents. */
const SMALL_WORDS = new Set(
  [
    'because been before after being between both don doesn didn won isn else even ever every just keep know like lose loses lost made make may might more most must need never only our own please put say says same saw safe secure she someone something still store stored such take than them then these those through too under until use used uses very want wants way were while whose why will within without write your yours also again always another anybody anyone explain happens happen mean means work works recover restore import export share shared see get gets got him let',
    'ist sind war der die das den dem des ein eine einen einem einer und oder nicht kein keine mit von vom zum zur aus bei nach vor auf ich mein meine meinen meinem meiner dein deine dich mich sich wir uns sie ihr ihre was wie wer wann warum wenn weil dass kann kannst soll sollte muss darf habe hat haben wird werden wurde auch noch nur schon bitte jemand verloren geteilt',
    'los las una uno unos del con por para que como cual cuando donde quien porque pero mas muy sin sobre entre desde hasta esta este esto ese esa eso mis sus son fue ser hay tiene tengo puedo puede debo quiero alguien nunca siempre',
    'les des une est sont pas plus par pour avec sans sur dans mon mes ton tes son ses nos vos leur qui quoi dont ces cette quel quelle quand comment puis peut dois faut fait faire etre avoir elle ils elles nous vous jamais toujours quelqu',
    'uma dos das nos nas com sem seu sua meu minha meus minhas ele ela eles voce isso este esta mas mais muito quando onde quem posso pode devo quero tem tenho nao alguem',
    'gli della delle dello degli nel nella con per tra fra sono stato suo sua mio mia miei che chi cosa come dove quando perche non piu anche posso puo devo voglio qualcuno',
  ]
    .join(' ')
    .split(' '),
);
