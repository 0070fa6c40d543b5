import { FILE_SUFFIX } from '#std/secret-setting';
import { SECRET_NAMES, VARIABLES } from '../config/variables.ts';

/** Every setting with its default, as a Markdown table; so the documentation cannot differ from the program. */
export function toConfigurationTable(): string {
  const rows = Object.entries(VARIABLES).map(
    ([name, { meaning, default: fallback }]) =>
      `| \`${name}\`${SECRET_NAMES.includes(name) ? ` or \`${name}${FILE_SUFFIX}\`` : ''} | ${toCell(meaning)} | ${fallback === undefined ? 'none' : toCell(fallback)} |`,
  );
  return ['| Setting | Meaning | Default |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Addresses stand as code: they are examples and lead nowhere. */
const toCell = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s;,]+)/)
    .map((part, i) => (i % 2 === 1 ? `\`${part}\`` : part.replace(/[|\\<>*_[\]`]/g, '\\$&')))
    .join('');
