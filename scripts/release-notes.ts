const UNRELEASED = '## Unreleased';
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether a version `1.2.3` comes after another. Throws for what is no such version. */
export function isLater(version: string, before: string): boolean {
  const [now, then] = [toParts(version), toParts(before)];
  const at = now.findIndex((part, i) => part !== then[i]);
  return at !== -1 && now[at]! > then[at]!;
}

function toParts(version: string): readonly number[] {
  const found = VERSION.exec(version);
  if (found === null) throw new Error(`${version} is no version of the form 1.2.3.`);
  return found.slice(1).map(Number);
}

/**
 * Gives what is unreleased in a changelog the number of a version, under a heading for what comes next; `notes` is its
 * text. Throws where nothing is unreleased.
 */
export function cutRelease(
  changelog: string,
  version: string,
): { readonly changelog: string; readonly notes: string } {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start === -1) throw new Error(`The changelog has no heading "${UNRELEASED}".`);
  const begin = start + UNRELEASED.length;
  const next = changelog.indexOf('\n## ', begin);
  const notes = changelog.slice(begin, next === -1 ? undefined : next).trim();
  if (notes === '') throw new Error('Nothing is unreleased.');
  return {
    changelog: `${changelog.slice(0, start)}${UNRELEASED}\n\n## ${version}${changelog.slice(begin)}`,
    notes,
  };
}
