import { toSearchPath, toSearchTarget } from '#contracts/text/search-query';
import { looksSecretText } from '#contracts/text/secret-text';
import { DESKTOP_MENUS, MOBILE_MENUS, OTHER_PAGES } from '../menus.ts';
import { themes } from '../../themes/index.gen.ts';
import { squeeze, type Spoken } from './spoken.ts';

/** What commands do to the product. */
export interface VoiceHost {
  navigate(href: string): void;
  back(): void;
  forward(): void;
  reload(): void;
  scroll(where: 'up' | 'down' | 'top' | 'bottom'): void;
  setTheme(variant: string): void;
  /** One size up or down, if there is one. */
  stepFontSize(step: 1 | -1): void;
  openSettings(): void;
  showAssistant(open: boolean): void;
  showHelp(): void;
}

export interface VoiceAction {
  /** What it does, in words: asked before and said after. */
  readonly says: string;
  readonly run: (host: VoiceHost) => void;
  /** Leaves the place or changes a setting, so that it needs a yes when actions are to be confirmed. */
  readonly asks: boolean;
  /** Ends listening. */
  readonly ends?: boolean | undefined;
}

export interface VoiceCommand {
  readonly name: string;
  /** How it is said, for the list of commands. */
  readonly example: string;
  /** The action of what was said; `undefined` when it is not this command. */
  readonly match: (spoken: Spoken) => VoiceAction | undefined;
}

/** Commands in the order they are tried; what was heard does nothing but choose one of these. */
export const VOICE_COMMANDS: readonly VoiceCommand[] = [
  {
    name: 'stop',
    example: 'stop listening',
    match: ({ plain }) =>
      /^stop(?: listening)?$/.test(plain)
        ? { says: 'Stopped listening.', run: () => {}, asks: false, ends: true }
        : undefined,
  },
  {
    name: 'help',
    example: 'help',
    match: ({ plain }) =>
      /^(?:help|commands|what can i say)$/.test(plain)
        ? { says: 'The commands are listed on the screen.', run: (host) => host.showHelp(), asks: false }
        : undefined,
  },
  {
    name: 'scroll',
    example: 'scroll down, up, to the top, to the bottom',
    match({ plain }) {
      const where = /^scroll (?:to )?(?:the )?(up|down|top|bottom)$/.exec(plain)?.[1] as
        | 'up'
        | 'down'
        | 'top'
        | 'bottom'
        | undefined; // the pattern allows no other
      return where && { says: `Scrolled ${where}.`, run: (host) => host.scroll(where), asks: false };
    },
  },
  {
    name: 'back',
    example: 'go back',
    match: ({ plain }) =>
      /^(?:go )?back$/.test(plain) ? { says: 'Go back', run: (host) => host.back(), asks: true } : undefined,
  },
  {
    name: 'forward',
    example: 'go forward',
    match: ({ plain }) =>
      /^(?:go )?forward$/.test(plain)
        ? { says: 'Go forward', run: (host) => host.forward(), asks: true }
        : undefined,
  },
  {
    name: 'reload',
    example: 'reload',
    match: ({ plain }) =>
      /^(?:reload|refresh)(?: the)?(?: page)?$/.test(plain)
        ? { says: 'Reload the page', run: (host) => host.reload(), asks: true }
        : undefined,
  },
  {
    name: 'theme',
    example: `theme ${themes.map(({ name }) => name.toLowerCase()).join(', ')} or default`,
    match({ plain }) {
      const said = /^(?:change |set |switch )?(?:the )?theme (?:to )?(.+)$|^(.+) theme$/.exec(plain);
      const wanted = squeeze(said?.[1] ?? said?.[2] ?? '');
      const known = [...themes, { key: 'default', name: 'Default' }];
      const theme = known.find(({ key, name }) => wanted === squeeze(name) || wanted === squeeze(key));
      return theme && { says: `Theme ${theme.name}`, run: (host) => host.setTheme(theme.key), asks: true };
    },
  },
  {
    name: 'font-size',
    example: 'font size larger, font size smaller',
    match({ plain }) {
      const said = /^(?:make )?(?:the )?(?:font size|font|text size|text) (larger|bigger|smaller)$/.exec(
        plain,
      )?.[1];
      if (said === undefined) return undefined;
      return said === 'smaller'
        ? { says: 'Font size smaller', run: (host) => host.stepFontSize(-1), asks: true }
        : { says: 'Font size larger', run: (host) => host.stepFontSize(1), asks: true };
    },
  },
  {
    name: 'settings',
    example: 'open settings',
    match: ({ plain }) =>
      /^(?:open |show )?(?:the )?settings$/.test(plain)
        ? { says: 'Open the settings', run: (host) => host.openSettings(), asks: true }
        : undefined,
  },
  {
    name: 'assistant',
    example: 'open assistant, close assistant',
    match({ plain }) {
      const said = /^(open|show|close|hide) (?:the )?assistant$/.exec(plain)?.[1];
      if (said === undefined) return undefined;
      const open = said === 'open' || said === 'show';
      return {
        says: `${open ? 'Open' : 'Close'} the assistant`,
        run: (host) => host.showAssistant(open),
        asks: true,
      };
    },
  },
  {
    name: 'entity',
    example: 'open transaction, account, block or token, and its words or number',
    match({ text, plain }) {
      const kind = /^(?:open|show|go to) (?:the )?(transaction|account|block|token) \S/.exec(plain)?.[1];
      if (kind === undefined) return undefined;
      const named = /\b(?:transaction|account|block|token)\s/i.exec(text);
      const words = named === null ? '' : text.slice(named.index + named[0].length);
      return kind === 'block' && /^[\d\s.,]+$/.test(words)
        ? toSearch(words.replace(/\D/g, ''))
        : toSearch(words);
    },
  },
  {
    name: 'page',
    example: 'go to, and the name of a page of the menus',
    match({ plain }) {
      const said = /^(?:go to|goto|open|show)(?: me)?(?: the)? (.+?)(?: page)?$/.exec(plain)?.[1];
      const page = said === undefined ? undefined : PAGES.get(squeeze(said));
      return page && { says: `Go to ${page.title}`, run: (host) => host.navigate(page.href), asks: true };
    },
  },
  {
    name: 'search',
    example: 'search for, and any words',
    match({ text }) {
      const words = /^(?:search|find|look)(?:\s{1,9}for)?\s{1,9}(?!for$)([\s\S]+)/i.exec(text)?.[1];
      return words === undefined ? undefined : toSearch(words);
    },
  },
];

function toSearch(words: string): VoiceAction | undefined {
  const target = toSearchTarget(words);
  if (target.kind === 'empty' || looksSecretText(words)) return undefined;
  const href = toSearchPath(target);
  return {
    says: target.kind === 'slot' ? `Open block ${target.slot}` : `Search for ${words.trim()}`,
    run: (host) => host.navigate(href),
    asks: true,
  };
}

interface SpokenPage {
  readonly href: string;
  readonly title: string;
  readonly menu: string;
}

/**
 * Every page of the menus by its name, and by the name of its menu before it. Of two in one menu the first has the
 * name; a name that pages of two menus share is no name.
 */
export const PAGES: ReadonlyMap<string, SpokenPage> = (() => {
  const names = new Map<string, SpokenPage[]>();
  const add = (name: string, page: SpokenPage): void => {
    const those = names.get(squeeze(name)) ?? [];
    if (those.some(({ href, menu }) => href === page.href || menu === page.menu)) return;
    names.set(squeeze(name), [...those, page]);
  };
  for (const { href, text } of OTHER_PAGES) add(text, { href, title: text, menu: '' });
  for (const { title: menu, links } of [...DESKTOP_MENUS, ...MOBILE_MENUS]) {
    for (const { href, text } of links) {
      const isShared = text === 'Overview';
      const page = { href, title: isShared ? `${menu} overview` : text, menu };
      add(text, page);
      add(`${menu} ${text}`, page);
      if (isShared) add(menu, page);
    }
  }
  add('Tokens', { href: '/tokens', title: 'All tokens', menu: 'Tokens' });
  add('Terminal', { href: '/trading-terminal', title: 'Trading terminal', menu: 'Explore' });
  return new Map(
    [...names].flatMap(([name, [page, ...others]]) => (page && others.length === 0 ? [[name, page]] : [])),
  );
})();

/** The action of a text, by the first command it fits. */
export function findAction(spoken: Spoken): VoiceAction | undefined {
  for (const { match } of VOICE_COMMANDS) {
    const action = match(spoken);
    if (action) return action;
  }
  return undefined;
}
