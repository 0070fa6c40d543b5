const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|top|primero|primera|erste[nrs]?|premi[èe]re?|primeir[oa])\b/, 0],
  [/\b(?:second|2nd|segund[oa]|zweite[nrs]?|deuxi[èe]me)\b/, 1],
  [/\b(?:third|3rd|tercer[oa]?|dritte[nrs]?|troisi[èe]me|terceir[oa])\b/, 2],
  [/\b(?:fourth|4th)\b/, 3],
  [/\b(?:fifth|5th)\b/, 4],
  [/\b(?:last|bottom|[úu]ltim[oa]|letzte[nrs]?|derni[èe]re?)\b/, -1],
];
/** Only in words that point into a list: `the second one`, `#2`, `the first token`. */
const POINTING =
  /\b(?:the |el |la |der |die |das |le |o |a )?(?:first|second|third|fourth|fifth|last|top|bottom|1st|2nd|3rd|4th|5th|primer[oa]|segund[oa]|tercer[oa]|[úu]ltim[oa]|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|premi[èe]re?|deuxi[èe]me|troisi[èe]me|derni[èe]re?) (?:one|row|of (?:them|these|those)|token|coin|wallet|account|address|holder|transaction|tx|trade|block|in the list)\b/;
const NUMBERED = /(?:#|\b(?:number|no\.?|row) )(\d{1,2})\b/;

/** The place in a list a question points at, from 0; -1 is the last one. `undefined` when it points at none. */
export function findOrdinal(low: string): number | undefined {
  const numbered = NUMBERED.exec(low)?.[1];
  if (numbered !== undefined) return Math.max(0, Number(numbered) - 1);
  const pointing = POINTING.exec(low)?.[0];
  return pointing === undefined ? undefined : WORDS.find(([pattern]) => pattern.test(pointing))?.[1];
}
