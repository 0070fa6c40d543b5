import { FILE_SUFFIX } from '#std/secret-setting';
import { SECRET_NAMES, VARIABLES } from '../config/variables.ts';

const HEAD = `# Every setting, with what it means and its default. Copy this file to .env, take the # off what you set, and start:
#   node --env-file=.env scripts/start.mjs
#   docker run --env-file .env …
`;

/** `.env.example` at the root of the sources: every setting, none of them set. */
export function toEnvironmentExample(): string {
  const entries = Object.entries(VARIABLES).map(([name, { meaning, default: fallback }]) =>
    [
      `# ${meaning}`,
      ...(SECRET_NAMES.includes(name) ? [`# (or ${name}${FILE_SUFFIX}: a file that holds it)`] : []),
      ...(fallback === undefined ? [] : [`# Default: ${fallback}`]),
      `#${name}=`,
    ].join('\n'),
  );
  return `${[HEAD, ...entries].join('\n\n').replace('\n\n\n', '\n\n')}\n`;
}
