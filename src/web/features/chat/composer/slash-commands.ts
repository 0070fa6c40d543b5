/** What a line that begins with `/` does instead of being sent as it stands. */
import type { Entity } from '#contracts/assistant/agent';
import { isEntity, toPageEntity } from '#contracts/account/entities';
import { toSearchTarget } from '#contracts/text/search-query';
import { toEntityText } from './page-context.ts';

export interface SlashCommand {
  readonly name: string;
  /** What stands after it. */
  readonly argument?: string | undefined;
  readonly says: string;
}

export const SLASH_COMMANDS: readonly SlashCommand[] = [
  { name: '/help', says: 'What you can ask' },
  { name: '/tx', argument: 'signature', says: 'Explain a transaction' },
  { name: '/account', argument: 'address', says: 'Describe an account' },
  { name: '/token', argument: 'mint', says: 'Describe a token' },
  { name: '/tps', says: 'Transactions per second, now' },
  { name: '/explain', says: 'Explain what this page shows' },
  { name: '/search', argument: 'words', says: 'Find something by its name' },
  {
    name: '/ref',
    argument: 'address, signature or slot',
    says: 'Add an address, signature or slot to the question',
  },
  { name: '/path', says: 'Add the current page to the question' },
];

/** Commands that begin with what is typed so far; none once a space follows. */
export function matchCommands(input: string): readonly SlashCommand[] {
  if (!/^\/[a-z]*$/i.test(input)) return [];
  const typed = input.toLowerCase();
  return SLASH_COMMANDS.filter(({ name }) => name.startsWith(typed));
}

export type CommandDoing =
  | { readonly kind: 'ask'; readonly text: string; readonly entities: readonly Entity[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'attach'; readonly entity: Entity }
  | { readonly kind: 'attach-page' }
  /** What is missing. */
  | { readonly kind: 'incomplete'; readonly hint: string };

/** What a command does on a page; `undefined` when the line is no command. */
export function runCommand(line: string, path: string): CommandDoing | undefined {
  const found = /^(\/[a-z]+)(?:\s+([\s\S]*))?$/i.exec(line.trim());
  const name = found?.[1]?.toLowerCase();
  if (!SLASH_COMMANDS.some((command) => command.name === name)) return undefined;
  const argument = found?.[2]?.trim() ?? '';
  switch (name) {
    case '/help':
      return { kind: 'help' };
    case '/tx':
      return askAbout('transaction', argument, path, 'Explain this transaction', 'a signature');
    case '/account':
      return askAbout('account', argument, path, 'What is this account?', 'an address');
    case '/token':
      return askAbout(
        'token',
        argument,
        path,
        'What is this token?',
        'a mint or symbol',
        (symbol) => `What is ${symbol}?`,
      );
    case '/tps':
      return { kind: 'ask', text: 'What is the TPS right now?', entities: [] };
    case '/explain': {
      const here = toPageEntity(path);
      return here
        ? { kind: 'ask', text: `Explain this ${here.kind}`, entities: [here] }
        : {
            kind: 'incomplete',
            hint: 'This page is not about a single transaction, account, token or block. Open one of them.',
          };
    }
    case '/search':
      return argument === ''
        ? { kind: 'incomplete', hint: 'Write what to look for after /search.' }
        : { kind: 'ask', text: `Find ${argument}`, entities: [] };
    case '/ref': {
      const entity = toReference(argument) ?? (argument === '' ? toPageEntity(path) : undefined);
      return entity
        ? { kind: 'attach', entity }
        : { kind: 'incomplete', hint: 'Write an address, a signature or a slot after /ref.' };
    }
    default:
      return { kind: 'attach-page' };
  }
}

function askAbout(
  kind: Entity['kind'],
  argument: string,
  path: string,
  text: string,
  wants: string,
  byName?: (name: string) => string,
): CommandDoing {
  const named = toReference(argument);
  if (named && isEntity({ kind, id: named.id })) {
    return { kind: 'ask', text, entities: [{ kind, id: named.id }] };
  }
  const here = toPageEntity(path);
  if (argument === '' && here?.kind === kind) return { kind: 'ask', text, entities: [here] };
  if (argument !== '' && byName) return { kind: 'ask', text: byName(argument), entities: [] };
  return { kind: 'incomplete', hint: `Write ${wants} after the command.` };
}

/** The thing a text names by itself, as the search sees it. */
export function toReference(text: string): Entity | undefined {
  const target = toSearchTarget(text);
  switch (target.kind) {
    case 'signature':
      return { kind: 'transaction', id: target.signature };
    case 'address':
      return { kind: 'account', id: target.address };
    case 'slot':
      return { kind: 'block', id: String(target.slot) };
    case 'text': {
      const domain: Entity = { kind: 'domain', id: target.text.toLowerCase() };
      return isEntity(domain) ? domain : undefined;
    }
    default:
      return undefined;
  }
}

/** What `/help` answers with: our own words, no run. */
export const HELP_TEXT = [
  'Ask about a transaction, account, token, program, block, validator or the network. Figures in answers are buttons: they show what they were read from.',
  ...SLASH_COMMANDS.map(({ name, argument, says }) => `${name}${argument ? ` {${argument}}` : ''}: ${says}.`),
  'Enter sends, Shift Enter breaks the line, ↑ recalls what you asked, Esc cancels, Alt ↑ and Alt ↓ move between messages.',
].join('\n');

export const toAskText = (entity: Entity): string => `Ask about ${toEntityText(entity)}`;
