/** `tell me when W moves more than 100 SOL`: a wish for an alert; here only what has happened can be read. */

const ORDERED =
  /^(?:(?:please|pls|hey|yo|ok|can you|could you|would you|i want you to)[ ,]{1,3}){0,3}(?:notify|alert|ping|warn|inform|message|text|email|dm) me\b/i;
const SPOKEN =
  /^(?:(?:please|pls|hey|yo|ok|can you|could you|would you|i want you to)[ ,]{1,3}){0,3}(?:tell me|let me know|give me a (?:ping|shout|heads up)) (?:when|if|as soon as|whenever|once|every time|each time)\b/i;
/** In the present a thing does what it has not done yet; what was or has been done is asked of the past. */
const COMING =
  /(?<!\w)(?:moves|sends|receives|gets|buys|sells|swaps|trades|hits|reaches|drops|falls|crosses|goes|launches|graduates|dumps|wakes|withdraws|deposits|unstakes|mints|fails|changes|pumps|rises|exceeds|passes|borrows|upgrades|makes|does)(?!\w)/i;
const PAST = /(?<!\w)(?:was|were|did|had|has|have|been|last|first|ago|yesterday)(?!\w)/i;

/** Of the question as it was typed, since what opens it is left out later. */
export const isAlert = (text: string, language: string): boolean =>
  language === 'en' && (ORDERED.test(text) || (SPOKEN.test(text) && COMING.test(text) && !PAST.test(text)));
