import { PRODUCT } from '#contracts/product';
import { FILE_SUFFIX } from '#std/secret-setting';
import { SECRET_NAMES, VARIABLES } from './variables.ts';

/** What `--help` prints: flags and every setting. */
export function toHelp(): string {
  const variables = Object.entries(VARIABLES).map(
    ([name, { meaning, default: fallback }]) =>
      `  ${`${name}${SECRET_NAMES.includes(name) ? `[${FILE_SUFFIX}]` : ''}`.padEnd(34)}${meaning}${fallback === undefined ? '' : ` (${fallback})`}`,
  );
  return [
    `${PRODUCT.name}: ${PRODUCT.tagline}`,
    '',
    '  --roles=api,localnet,indexer   what this process does',
    '  --port, --host         where it listens, before PORT and HOST',
    '  --check                looks whether all that is set can be reached, and ends: 0 when it can, else 69',
    '  --history              history a new localnet begins with: slots, or a time such as 24h',
    '',
    'Environment (a secret may be in a file that NAME_FILE names):',
    ...variables,
  ].join('\n');
}
