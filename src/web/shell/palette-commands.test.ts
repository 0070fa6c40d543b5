import { defaultFilter } from 'cmdk';
import { expect, test } from 'vitest';
import { findCommands, listCommands, toTextCommands } from './palette-commands.ts';

const went: string[] = [];
const all = listCommands((href) => went.push(href));
const find = (text: string) =>
  findCommands(all, text, (title, typed, keywords) => defaultFilter(title, typed, [...keywords]));
const titles = (text: string) =>
  find(text).flatMap(({ title, commands }) => commands.map((command) => `${title} / ${command.title}`));

test('without a text everything is offered, every page once', () => {
  expect(find('')).toBe(all);
  const keys = all.flatMap(({ commands }) => commands.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('/blocks');
  expect(keys).toContain('theme-paper');
});

test.each([
  ['blocks', 'Explore / Blocks'],
  ['theme: paper', 'Actions / Theme: Paper'],
  ['guided tours: getting', 'Actions / Guided tours: Getting Started'],
  ['memscr', 'DeFi / Memecoins screener'],
  ['Ask SVMAI', 'Actions / Ask SVMAI'],
])('%s finds first %s', (text, first) => {
  expect(titles(text)[0]).toBe(first);
});

test('letters that stand in no title in this order find nothing', () => {
  expect(find('qqzzx')).toEqual([]);
});

test('a thing is opened, words are searched for or asked about', () => {
  const go = (href: string) => went.push(href);
  expect(toTextCommands('', go)).toBeUndefined();
  toTextCommands('1234', go)?.commands[0]?.run();
  const words = toTextCommands('new pools', go);
  expect(words?.commands.map(({ title }) => title)).toEqual([
    'Search for “new pools”',
    'Ask SVMAI: “new pools”',
  ]);
  words?.commands[0]?.run();
  expect(went).toEqual(['/block/1234', '/search?q=new%20pools']);
});
