/** One question on its way to being understood: its tokens, what was found in them, and what it may be about. */
import type { TurnValue } from '#contracts/assistant/agent';
import type { AccountRole } from '../catalogue/define-subject.ts';
import type { VenuePlace } from '../catalogue/venue-places.ts';
import type { PassageIndex } from '../documentation/passage-index.ts';
import type { Thing } from './conversation/roles.ts';
import type { AskedTime, Bound, Question, Subject, SubjectKind } from '../question/question.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Match } from '../words/spot.ts';
import type { ScannedToken } from './scan.ts';

/** A thing of the chain the question names, and the tokens that name it. */
export interface Mention {
  readonly subject: Subject;
  /** Other kinds the same address may be asked about as: a mint is an account too. */
  readonly also: readonly SubjectKind[];
  readonly at: readonly number[];
  /** Named by an earlier answer: `the second one`, `that wallet`. */
  readonly isOrdinal?: true | undefined;
  /** A pronoun, which a reading may do without. */
  readonly isSoft?: true | undefined;
  /** One of two that the same words mean: `those two`. */
  readonly isPair?: true | undefined;
}

/** A number with its unit: `10 SOL`, `top 5`. */
export interface AskedNumber {
  readonly value: string;
  /** Key of `[unit]` in the lexicon; absent for a bare number. */
  readonly unit?: string | undefined;
  /** Symbol of a token behind it. */
  readonly token?: Subject | undefined;
  readonly at: readonly number[];
}

export interface ParseContext {
  readonly text: string;
  readonly language: string;
  /** The tag of the language it is written in, where that is not understood. */
  readonly other?: string | undefined;
  readonly lexicons: readonly Lexicon[];
  readonly tokens: readonly ScannedToken[];
  readonly matches: readonly Match[];
  readonly mentions: readonly Mention[];
  readonly numbers: readonly AskedNumber[];
  readonly time?: { readonly value: AskedTime; readonly at: readonly number[] } | undefined;
  /** Every date and range of hours it writes, where it writes more than one. */
  readonly ranges?: readonly AskedTime[] | undefined;
  readonly bounds: readonly { readonly bound: Bound; readonly at: readonly number[] }[];
  /** What the page shows, and what was asked before, newest first. */
  readonly page?: Subject | undefined;
  readonly given: readonly Subject[];
  readonly earlier: readonly Earlier[];
  readonly isYesNo: boolean;
  /** Whether it asks for an alert: to hear of what will happen. */
  readonly isAlert?: boolean | undefined;
  /** The token its yes/no question begins at, behind what is only told; else 0. */
  readonly asksAt: number;
  readonly isNegated: boolean;
  readonly nowSeconds: number;
  /** What stands at the addresses of accounts, where that was read. */
  readonly roles: ReadonlyMap<string, AccountRole>;
  /** What of a venue stands at the addresses of the question and the page. */
  readonly places: ReadonlyMap<string, VenuePlace>;
  /** The venue a page is about that is of no one thing. */
  readonly pagePlace?: VenuePlace | undefined;
  /** The documentation, where it can be looked through. */
  readonly passages?: PassageIndex | undefined;
  /** Whether a token carries no content. */
  isStop(index: number): boolean;
  /** Matches of a section, the longest first. */
  of(section: string): readonly Match[];
  has(section: string, ...keys: readonly string[]): boolean;
}

export interface Earlier {
  readonly question?: Question | undefined;
  /** Its words in whole, with what it left to the questions before it. */
  readonly asked?: string | undefined;
  /** What it was about. */
  readonly subjects: readonly Subject[];
  /** What its answer named: the payer, the leader, the new holder. */
  readonly things: readonly Thing[];
  /** What the rows of its first table were about. */
  readonly listed: readonly Subject[];
  /** Values it showed, in their order. */
  readonly values: readonly TurnValue[];
  /** What its results told besides what it said: who paid, when it was. */
  readonly around?: readonly TurnValue[] | undefined;
  readonly asides?: readonly Thing[] | undefined;
  /** Path of the page it was asked on. */
  readonly page?: string | undefined;
}

/** One way to read a question. */
export interface Candidate {
  readonly question: Omit<Question, 'unused' | 'language'> & { readonly language?: string };
  /** Tokens that mean something in it. */
  readonly used: ReadonlySet<number>;
  /** Tokens of figures that have no place beside the others: they are named, and turn nothing. */
  readonly apart?: ReadonlySet<number> | undefined;
  /** Further questions it takes to answer: trades, transfers and mints say how somebody got something. */
  readonly also?: readonly Candidate['question'][] | undefined;
  /** Added to its share of words: a subject that is named, a phrase that fits as a whole. */
  readonly bonus: number;
  /** Whether it goes on from an earlier answer. */
  readonly isOn?: true | undefined;
}

/** Keys of `[shape]` that rank. */
export const ORDERS: ReadonlySet<string> = new Set(['most', 'least', 'newest', 'oldest']);

export type Reader = (context: ParseContext) => readonly Candidate[];

/** The words of a section that do not overlap, the longest first; weak ones only where no other takes the word. */
export function pickApart(matches: readonly Match[]): readonly Match[] {
  const taken = new Set<number>();
  const picked: Match[] = [];
  // Of two that take a word, the title is meant.
  const order = matches.toSorted(
    (a, b) => byLength(a, b) || Number(b.isTitle) - Number(a.isTitle) || byPlace(a, b),
  );
  for (const match of order) {
    if (match.at.some((index) => taken.has(index))) continue;
    for (const index of match.at) taken.add(index);
    picked.push(match);
  }
  return picked.toSorted((a, b) => byLength(a, b) || byPlace(a, b));
}

const byLength = (a: Match, b: Match): number =>
  Number(a.isWeak) - Number(b.isWeak) || b.at.length - a.at.length;
const byPlace = (a: Match, b: Match): number => a.at[0]! - b.at[0]!; // a match has tokens
