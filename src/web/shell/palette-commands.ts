import { PRODUCT } from '#contracts/product';
import { toSearchPath, toSearchTarget } from '#contracts/text/search-query';
import { askAssistant } from '../services/ask-assistant.ts';
import { FLOWS } from '../services/onboarding/flows.ts';
import { moveTour } from '../services/onboarding/tour-store.ts';
import { themes } from '../themes/index.gen.ts';
import { copyText } from '../ui/copy/copy-text.ts';
import { DESKTOP_MENUS, MOBILE_MENUS, OTHER_PAGES } from '../services/menus.ts';
import { readThemeConfig, saveThemeConfig } from '../services/theme/theme-config.ts';

export interface Command {
  readonly key: string;
  readonly title: string;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

type Navigate = (href: string) => void;

/** Every page that has a name once, and what can be done from anywhere. */
export function listCommands(navigate: Navigate): readonly CommandGroup[] {
  const seen = new Set<string>();
  const toPages = (links: readonly { readonly href: string; readonly text: string }[]) =>
    links.flatMap(({ href, text }): Command[] => {
      if (seen.has(href)) return [];
      seen.add(href);
      return [{ key: href, title: text, run: () => navigate(href) }];
    });
  const groups = new Map<string, Command[]>();
  const add = (title: string, commands: readonly Command[]) =>
    groups.set(title, [...(groups.get(title) ?? []), ...commands]);
  add('Pages', toPages(OTHER_PAGES));
  for (const { title, links } of [...DESKTOP_MENUS, ...MOBILE_MENUS]) add(title, toPages(links));
  add('Actions', [
    ...themes.map(({ key, name }) => ({
      key: `theme-${key}`,
      title: `Theme: ${name}`,
      run: () => saveThemeConfig({ ...readThemeConfig(themes.map((theme) => theme.key)), variant: key }),
    })),
    ...FLOWS.map(({ id, title }) => ({
      key: `tour-${id}`,
      title: `Guided tours: ${title}`,
      run: () => moveTour({ kind: 'start', flowId: id }),
    })),
    {
      key: 'ask',
      title: `Ask ${PRODUCT.assistantName}`,
      run: () => void askAssistant(true, { asDialog: true }),
    },
    {
      key: 'copy-url',
      title: 'Copy the address of this page',
      run: () => void copyText(location.href),
    },
  ]);
  return [...groups].map(([title, commands]) => ({ title, commands }));
}

/** What the text itself names: a thing to open, or words to search for and to ask about. */
export function toTextCommands(text: string, navigate: Navigate): CommandGroup | undefined {
  const target = toSearchTarget(text);
  const path = toSearchPath(target);
  if (target.kind === 'empty') return undefined;
  if (target.kind !== 'text') {
    return {
      title: 'Open',
      commands: [{ key: 'open', title: path.slice(0, 60), run: () => navigate(path) }],
    };
  }
  return {
    title: 'Search',
    commands: [
      { key: 'search', title: `Search for “${target.text}”`, run: () => navigate(path) },
      {
        key: 'ask-this',
        title: `Ask ${PRODUCT.assistantName}: “${target.text}”`,
        run: () => void askAssistant(true, { asDialog: true, question: target.text }),
      },
    ],
  };
}

/** How well a title fits a text, from 0 for not at all to 1. */
export type Score = (title: string, text: string, keywords: readonly string[]) => number;

const MOST_SHOWN = 10;

/** The commands that fit a text best, best group first; all of them for an empty text. */
export function findCommands(
  groups: readonly CommandGroup[],
  text: string,
  score: Score,
): readonly CommandGroup[] {
  if (text === '') return groups;
  const fitting = groups
    .flatMap(({ title: group, commands }) =>
      commands.map((command) => ({ group, command, fit: score(command.title, text, [group]) })),
    )
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_SHOWN);
  return [...Map.groupBy(fitting, ({ group }) => group)].map(([title, found]) => ({
    title,
    commands: found.map(({ command }) => command),
  }));
}
