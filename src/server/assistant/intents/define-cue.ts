/** Whether a line says something, from a place of it on. */
export type Says = (line: string, from?: number) => boolean;

/** Words that speak for an intent. A pattern of a cue has no open gap (`.*`), so that no question is slow to read. */
export type Cue = RegExp | Says;

/** One cue after the other, with anything between them; each is looked for behind the first place of the one before. */
export function inOrder(...cues: readonly Cue[]): Says {
  // A search from a place on needs the flag.
  const parts = cues.map((cue) => (cue instanceof RegExp ? new RegExp(cue, `${cue.flags}g`) : cue));
  return (line, from = 0) => {
    let at = from;
    for (const part of parts) {
      if (part instanceof RegExp) {
        part.lastIndex = at;
        if (!part.test(line)) return false;
        at = part.lastIndex;
      } else if (!part(line, at)) return false;
    }
    return true;
  };
}

/** Inside `inOrder`: from here on these do not follow one after the other. */
export function not(...cues: readonly Cue[]): Says {
  const says = inOrder(...cues);
  return (line, from) => !says(line, from);
}

/** At least one of them. */
export function anyOf(...cues: readonly Cue[]): Says {
  const all = cues.map((cue) => inOrder(cue));
  return (line, from) => all.some((says) => says(line, from));
}

/** Whether a line gives a cue. */
export const isSaid = (cue: Cue, line: string): boolean =>
  cue instanceof RegExp ? cue.test(line) : cue(line);
