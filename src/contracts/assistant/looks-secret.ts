/**
 * What a question must not hold. The server refuses such questions; the browser masks what may be a secret before it
 * stores one.
 */

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
    const isShort = /^[a-z]{3,8}$/.test(word);
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
  /\b(?:seed|recovery|secret|mnemonic|backup)[ -]?(?:phrase|words?)\b|\bmnemonic\b|\b(?:private|secret) keys?\b|\bkeypair\b/,
  /\b(?:frase semilla|clave privada|privater? schl[üu]ssel|cl[ée] priv[ée]e|phrase (?:secr[èe]te|de r[ée]cup[ée]ration)|chave privada|frase secreta)\b/,
];

/** Whether a text is, holds or speaks of a secret. Of those that only speak of one most are harmless. */
export function mayHoldSecret(text: string): boolean {
  const line = text.normalize('NFKC');
  return looksSecret(line) || SECRET_WORDS.some((words) => words.test(line.toLowerCase()));
}

/** Text of a key, rather than a word: long, or letters and digits in one. */
const KEY_LIKE = /\S{20,}|(?=\S*\d)(?=\S*[a-z])\S{6,}/gi;

/**
 * What of a text may be stored before anybody has read it: `mask` stands where a secret may be. The same text where none
 * is. A phrase of many words takes the whole text with it; where secrets are only named, what stands behind the name goes.
 */
export function maskSecrets(text: string, mask: string): string {
  const line = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  if (!mayHoldSecret(line)) return text;
  if (looksSecret(line)) return mask;
  const ends = SECRET_WORDS.flatMap((words) => {
    const found = new RegExp(words, 'i').exec(line);
    return found ? [found.index + found[0].length] : [];
  });
  const end = Math.min(line.length, ...ends);
  const head = line.slice(0, end).replaceAll(KEY_LIKE, mask);
  const rest = line.slice(end);
  if (/[\p{L}\p{N}]/u.test(rest)) return `${head} ${mask}`;
  return head === line.slice(0, end) ? text : head + rest;
}
