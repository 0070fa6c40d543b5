// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { Menu, type MenuEntry } from './menu.tsx';

configure({ reactStrictMode: true });
afterEach(cleanup);

const LINKS: readonly MenuEntry[] = [
  { kind: 'link', text: 'Blocks', href: '/blocks' },
  { kind: 'link', text: 'Programs', href: '/programs' },
  { kind: 'link', text: 'Documentation', href: '/docs', newTab: true },
];

const theButton = () => screen.getByRole('button', { name: 'Explore' });
const focusedText = () => document.activeElement?.textContent;

describe('a menu', () => {
  test('is its links in a popover of the browser before any script runs', () => {
    const html = renderToStaticMarkup(<Menu title="Explore" entries={LINKS} />);
    const id = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toContain(`id="${id}" popover="auto"`);
    expect(html).toMatch(/<a class="[^"]*" href="\/blocks">Blocks<\/a>/);
    expect(html).toContain('href="/docs" target="_blank" rel="noopener"');
    expect(html).toContain('aria-haspopup="menu" aria-expanded="false"');
  });

  test('opens with the first press, though what it is made of is fetched by that press', async () => {
    render(<Menu title="Explore" entries={LINKS} />);
    fireEvent.click(theButton(), { detail: 1 });
    expect(theButton().getAttribute('aria-expanded')).toBe('true');
    const menu = await screen.findByRole('menu', { name: 'Explore' });
    expect(theButton().getAttribute('aria-controls')).toBe(menu.id);
    expect(screen.getAllByRole('menuitem').map((entry) => entry.getAttribute('href'))).toEqual([
      '/blocks',
      '/programs',
      '/docs',
    ]);
  });

  test('opened by a key has its first entry focused; arrows, End and letters move, Escape gives the focus back', async () => {
    render(<Menu title="Explore" entries={LINKS} />);
    theButton().focus();
    fireEvent.keyDown(theButton(), { key: 'ArrowDown' });
    await screen.findByRole('menu');
    await waitFor(() => expect(focusedText()).toBe('Blocks'));
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowDown');
    await waitFor(() => expect(focusedText()).toBe('Programs'));
    press('End');
    await waitFor(() => expect(focusedText()).toBe('Documentation'));
    press('Home');
    await waitFor(() => expect(focusedText()).toBe('Blocks'));
    press('d');
    await waitFor(() => expect(focusedText()).toBe('Documentation'));
    press('Escape');
    await waitFor(() => expect(document.activeElement).toBe(theButton()));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(theButton().getAttribute('aria-expanded')).toBe('false');
  });

  test('runs what is chosen once the button has the focus again', async () => {
    const focused: (Element | null)[] = [];
    render(
      <Menu
        title="Explore"
        entries={[{ kind: 'action', text: 'Settings', run: () => focused.push(document.activeElement) }]}
      />,
    );
    fireEvent.click(theButton());
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(focused).toEqual([theButton()]));
  });

  test('does nothing for an entry that is switched off', async () => {
    const runs: string[] = [];
    render(
      <Menu
        title="Explore"
        entries={[
          { kind: 'action', text: 'Share', disabled: true, run: () => runs.push('Share') },
          { kind: 'action', text: 'Help', run: () => runs.push('Help') },
        ]}
      />,
    );
    fireEvent.click(theButton());
    const entry = await screen.findByRole('menuitem', { name: 'Share' });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(entry);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Help' }));
    await waitFor(() => expect(runs).toEqual(['Help']));
  });

  test('stays open while boxes are checked, and closes by another press of its button', async () => {
    const toggled: string[] = [];
    const box = (text: string, checked: boolean): MenuEntry => ({
      kind: 'check',
      text,
      checked,
      toggle: () => toggled.push(text),
    });
    render(<Menu title="Explore" entries={[box('Price', true), box('Volume', false)]} />);
    fireEvent.click(theButton());
    const price = await screen.findByRole('menuitemcheckbox', { name: 'Price' });
    expect(price.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(price);
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Volume' }));
    expect(toggled).toEqual(['Price', 'Volume']);
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.pointerDown(theButton());
    fireEvent.click(theButton());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('keeps its letters from the keys of the page, but not those with Ctrl', async () => {
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', hear);
    render(<Menu title="Explore" entries={LINKS} />);
    fireEvent.click(theButton());
    const menu = await screen.findByRole('menu');
    fireEvent.keyDown(menu, { key: 'g' });
    fireEvent.keyDown(menu, { key: 'k', ctrlKey: true });
    document.removeEventListener('keydown', hear);
    expect(heard).toEqual(['k']);
  });

  test('in a dialog is a part of it, so that it is not behind it', async () => {
    render(
      <dialog open>
        <Menu title="Explore" entries={LINKS} />
      </dialog>,
    );
    fireEvent.click(theButton());
    const menu = await screen.findByRole('menu');
    expect(screen.getByRole('dialog').contains(menu)).toBe(true);
  });
});
