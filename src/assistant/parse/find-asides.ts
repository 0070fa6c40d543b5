/** Clauses in which somebody speaks of themselves and asks nothing: `i keep mixing them up`, `I'm trying to understand how …`. */
import type { Match } from '../words/spot.ts';
import type { ScannedToken } from './scan.ts';

const FIRST = /^(?:i|im|i'm|i’m|ive|i've|we|we're)$/;
const OF_MIND =
  /^(?:mix|mixing|mixed|confuse|confused|confusing|understand|curious|wonder|wondering|new|noob|newbie|beginner|learn|learning|trying|struggling)$/;
/** What may open such a clause. */
const OPENING =
  /^(?:hi|hello|hey|so|and|but|cause|cuz|coz|because|bc|since|sorry|ok|okay|well|just|always|as)$/;
/** How far behind its opening it has to say so. */
const NEAR = 4;
/** Words the rest has to have, to be what is asked. */
const LEAST = 2;

/** Their tokens; none where nothing else is said, or they name a thing or a number. */
export function findAsides(
  text: string,
  tokens: readonly ScannedToken[],
  language: string,
): ReadonlySet<number> {
  if (language !== 'en') return new Set();
  const asides = new Set<number>();
  for (const clause of toClauses(text, tokens)) {
    const first = clause.find((index) => !OPENING.test(tokens[index]!.text)); // of the tokens
    if (first === undefined || !FIRST.test(tokens[first]!.text)) continue;
    const isOfMind = clause.some(
      (index) => index > first && index - first <= NEAR && OF_MIND.test(tokens[index]!.text),
    );
    if (isOfMind && clause.every((index) => tokens[index]!.thing === undefined))
      for (const index of clause) asides.add(index);
  }
  return tokens.length - asides.size < LEAST ? new Set() : asides;
}

/** What is wanted is asked for. */
const WANTS =
  /^(?:need|needs|want|wanna|like|brauche|brauchen|mochte|necesito|quiero|besoin|veux|voudrais|preciso|quero|bisogno|voglio|vorrei|хочу|нужно|нужен|нужна|надо|потрібно|istiyorum|lazim|想|要|chce|potrzebuje|wil|butuh|mau|muon|can)$/u;
/** Folded: who speaks, or is spoken for; and what opens a clause of what something is for, in the languages that have a word for it. */
const SPEAKER =
  /^(?:i|we|my|our|me|you|yo|mi|mis|estoy|estamos|ich|wir|mein|meine|meinen|je|j'|nous|mon|ma|io|sto|mio|mia|eu|estou|meu|minha|ik|mijn|pisze|moj|moja|я|мы|мои|моя|пишу|ми|міи|benim|ben|toi|saya|aku|私|我|저|나|제|मैं|मेरा|मेरे|انا)$/u;
const FOR = /^(?:for|para|fur|pour|per|для|icin|voor|dla|untuk|cho)$/u;
/** `reviewing this for a client`, `quick question`. */
const DOING =
  /^(?:reviewing|writing|preparing|working|doing|looking|checking|auditing|researching|investigating|trying|compiling|drafting|studying|building|question|q|customer|client|user|friend|colleague|homework|due|asking)$/;
const MAKING = /^(?:writing|preparing|compiling|drafting)$/;
/** `my boss wants to know who …`, `a customer says …`: whose question it is. */
const REPORTS =
  /^(?:says?|said|wants?|asks?|asked|asking|claims?|claimed|told|thinks?|needs?|insists?|reports?|reported|quiere|dice|will|sagt|fragt|veut|dit|demande|vuole|quer|diz|wil|zegt|chce|mowi|хочет|говорит|спрашивает|хоче|каже|питає|istiyor|diyor|说|想|问)$/u;
const TO_KNOW = /^(?:to|know|saber|wissen|savoir|sapere|знать|знати|weten|wiedziec)$/u;
const STARTS = /^(?:start|begin|starting|beginning)$/;
/** What comes behind it is why it is asked; `before i bought it` is when. */
const PURPOSE =
  /(?:^|\s)(?:so (?:that )?(?:i|we|he|she|they) (?:can|could|may|know)|because (?:i|we|my)|in order to|before (?:i|we) (?!(?:bought|sold|swapped|traded|staked|deposited|received|invested|transferred|moved|joined|opened|closed|sent|got|did|had|was|were|paid|made|lost|came|went|took|spent|held)\b)|damit ich|para que (?:yo )?pueda|para poder|pour que je|чтобы я|così posso|zodat ik|żebym|supaya saya)/iu;

/**
 * Words that mean nothing here, in a clause that only says for whom, for what or why it is asked: `for a report:`, `my
 * boss wants to know`, `so that I can close the ticket`. Words that mean something are of the question wherever they stand.
 */
export function findFraming(
  text: string,
  tokens: readonly ScannedToken[],
  matches: readonly Match[],
): ReadonlySet<number> {
  const word = (index: number): string => tokens[index]!.text; // of the tokens
  const isThing = (index: number): boolean => tokens[index]!.thing !== undefined; // as above
  const clauses = toClauses(text, tokens);
  const asks = (clause: readonly number[]): boolean =>
    /^\s{0,3}[?？؟]/.test(text.slice(tokens[clause.at(-1)!]!.end)) || // a clause has tokens
    matches.some(
      ({ section, key, at }) =>
        section === 'ask' &&
        at.every((index) => clause.includes(index)) &&
        // `for a report i am writing`.
        (key !== 'yesno' || !/^(?:i|we|he|she|they|you)$/.test(tokens[at[0]! - 1]?.text ?? '')), // a match has tokens
    );
  const meant = (sections: ReadonlySet<string>): ReadonlySet<number> =>
    new Set(matches.filter(({ section }) => !sections.has(section)).flatMap(({ at }) => at));
  const isInside = (index: number): boolean =>
    matches.some(({ section, at }) => at.length > 1 && at.includes(index) && !REPORT_WORDS.has(section));
  const framing = clauses.flatMap((clause): readonly number[] => {
    const isAsking = asks(clause);
    const isOther = clauses.some((one) => one !== clause && (asks(one) || STARTS.test(word(one[0]!)))); // as above
    const start = PURPOSE.exec(textOf(text, tokens, clause))?.index ?? -1;
    const purpose = clause.filter(
      (index) => start > 0 && tokens[index]!.start - tokens[clause[0]!]!.start >= start, // as above
    );
    // `minimum demandé` is the name of a value.
    const reports = clause.findIndex((index) => REPORTS.test(word(index)) && !isInside(index));
    // `a customer says`: a few words, and what is asked behind them, or in another sentence.
    const isOf = (index: number): boolean => isThing(index) || /^(?:i|we|you|u)$/.test(word(index));
    if (reports >= 1 && reports <= 3 && !clause.slice(0, reports).some(isOf)) {
      const asked = clause.findIndex((index) =>
        matches.some(({ section, at: [first] }) => section === 'ask' && first === index),
      );
      if (asked === -1 || asked > reports) {
        // `wants to know the price`: what is asked stands behind it without a word that asks.
        const isToKnow = TO_KNOW.test(word(clause[reports + 1] ?? reports));
        if (!isAsking && (isOther || !isToKnow)) return isOther ? clause : [];
        const end = clause.findIndex((index, at) => at > reports && !TO_KNOW.test(word(index)));
        return [...clause.slice(0, end === -1 ? clause.length : end), ...purpose];
      }
    }
    // `start with throughput`.
    if (STARTS.test(word(clause[0]!)) && clause[1] !== undefined && /^with$/.test(word(clause[1])))
      return clause.slice(0, 2);
    if (isAsking || !isOther) return purpose;
    const isReport =
      clause.some((index) => SPEAKER.test(word(index))) && !clause.some((index) => WANTS.test(word(index)));
    const isDoing = clause.some((index) => DOING.test(word(index)));
    const isFor = FOR.test(word(clause[0]!)) || isDoing; // as above
    if (!isFor && !isReport) return purpose;
    // Somebody writes a text, and it is no condition of anything.
    const isOfText = MAKING.test(word(clause[0]!)) && !clause.some((index) => /\d/.test(word(index))); // as above
    if (isOfText) return clause;
    const known = meant(isFor ? PUT : REPORT_WORDS);
    // `reviewing this for a client`, `before lunch`: what it is for, whatever its words mean elsewhere.
    const link = clause.findIndex((index) => FOR.test(word(index)) || /^(?:before|while)$/.test(word(index)));
    const isLinked = link >= 0 && (isReport || isDoing);
    return [...purpose, ...clause.filter((index, at) => (isLinked && at >= link) || !known.has(index))];
  });
  const free = new Set(framing.filter((index) => !isThing(index)));
  return tokens.length - free.size < LEAST ? new Set() : free;
}

const textOf = (text: string, tokens: readonly ScannedToken[], clause: readonly number[]): string =>
  text.slice(tokens[clause[0]!]!.start, tokens[clause.at(-1)!]!.end); // a clause has tokens

/** Of words that say how it is put, or what is not talked about here. */
const REPORT_WORDS: ReadonlySet<string> = new Set(
  'polite point talk decline ask define means goods answer exists role follow'.split(' '),
);
/** And of how the product is used, where it is said what it is for. */
const PUT: ReadonlySet<string> = new Set([...REPORT_WORDS, 'product', 'guide']);

/** Runs of tokens between signs; none is empty, and a text without tokens has none. */
function toClauses(text: string, tokens: readonly ScannedToken[]): readonly (readonly number[])[] {
  const clauses: number[][] = [];
  for (const [index, { start }] of tokens.entries()) {
    if (index === 0 || /[.,;:!?–—]/.test(text.slice(tokens[index - 1]!.end, start))) clauses.push([]);
    clauses.at(-1)!.push(index); // there is one
  }
  return clauses;
}
