import { describe, expect, test } from 'vitest';
import { DESKTOP_MENUS, MOBILE_MENUS } from '../menus.ts';
import { toSpoken } from './spoken.ts';
import { findAction, VOICE_COMMANDS, type VoiceHost } from './voice-commands.ts';

/** What a text makes the product do. */
function doneBy(text: string): readonly string[] {
  const done: string[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void done.push([name, ...given].join(' '));
  const host: VoiceHost = {
    navigate: note('navigate'),
    back: note('back'),
    forward: note('forward'),
    reload: note('reload'),
    scroll: note('scroll'),
    setTheme: note('theme'),
    stepFontSize: note('font'),
    openSettings: note('settings'),
    showAssistant: note('assistant'),
    showHelp: note('help'),
  };
  const action = findAction(toSpoken(text));
  if (!action) return ['not understood'];
  action.run(host);
  return action.ends ? [...done, 'ends'] : done;
}

describe('a voice command', () => {
  test.each([
    ['go back', 'back'],
    ['Back.', 'back'],
    ['go forward', 'forward'],
    ['reload', 'reload'],
    ['refresh the page', 'reload'],
    ['scroll up', 'scroll up'],
    ['scroll down', 'scroll down'],
    ['scroll to the top', 'scroll top'],
    ['scroll to bottom', 'scroll bottom'],
    ['theme paper', 'theme paper'],
    ['change the theme to high contrast', 'theme high-contrast'],
    ['DOS blue theme', 'theme dos-blue'],
    ['theme default', 'theme default'],
    ['font size larger', 'font 1'],
    ['make the text bigger', 'font 1'],
    ['font size smaller', 'font -1'],
    ['open settings', 'settings'],
    ['open the assistant', 'assistant true'],
    ['close assistant', 'assistant false'],
    ['help', 'help'],
    ['stop listening', 'ends'],
    ['search for Wrapped SOL', 'navigate /search?q=Wrapped%20SOL'],
    ['search jupiter', 'navigate /search?q=jupiter'],
    ['open token wrapped SOL', 'navigate /search?q=wrapped%20SOL'],
    ['open account Serum authority', 'navigate /search?q=Serum%20authority'],
    ['open transaction my last one', 'navigate /search?q=my%20last%20one'],
    ['open block 254 100,000', 'navigate /block/254100000'],
    ['go to home', 'navigate /'],
    ['open the validators page', 'navigate /validators'],
    ['show me A M Ms', 'navigate /defi/amms'],
    ['go to DeFi', 'navigate /defi/overview'],
  ])('%s → %s', (text, done) => {
    expect(doneBy(text)).toEqual([done]);
  });

  test('goes to every menu page by name', () => {
    for (const menu of [...DESKTOP_MENUS, ...MOBILE_MENUS]) {
      for (const { href, text } of menu.links) {
        // The phone names some pages the wide menus lead to by another path.
        const wanted = text === 'New tokens' ? '/tokens/new' : href;
        expect(doneBy(`go to ${menu.title} ${text}`)).toEqual([`navigate ${wanted}`]);
        if (text !== 'Overview') expect(doneBy(`go to ${text}`)).toEqual([`navigate ${wanted}`]);
      }
    }
  });

  test('a name that pages of two menus share opens neither', () => {
    expect(doneBy('go to overview')).toEqual(['not understood']);
  });

  test('what is no command does nothing', () => {
    for (const text of [
      '',
      'please',
      'go to the moon',
      'theme pink',
      'scroll sideways',
      'search for',
      'search for legal winner thank year wave sausage worth useful legal winner thank yellow',
      'open block',
    ])
      expect(doneBy(text), text).toEqual(['not understood']);
  });

  test('what was heard can only open a path of ours', () => {
    for (const words of [
      'https://evil.example/x',
      'javascript:alert(1)',
      '//evil.example',
      '../../api',
      '<b>',
    ])
      expect(doneBy(`search for ${words}`)[0]).toMatch(/^navigate \/search\?q=[\w%.()*!~-]+$/);
  });

  test('one command is one entry, with a name of its own and an example', () => {
    expect(new Set(VOICE_COMMANDS.map(({ name }) => name)).size).toBe(VOICE_COMMANDS.length);
    expect(VOICE_COMMANDS.every(({ example }) => example !== '')).toBe(true);
  });

  test('only scrolling, help and stop need no yes', () => {
    const asks = [
      'scroll up',
      'help',
      'stop',
      'back',
      'theme paper',
      'font larger',
      'settings',
      'search for x',
    ].map((text) => findAction(toSpoken(text))?.asks);
    expect(asks).toEqual([false, false, false, true, true, true, true, true]);
  });
});
