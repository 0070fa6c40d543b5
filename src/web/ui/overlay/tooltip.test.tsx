// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeAll(() => {
  // What jsdom lacks: it has no pointer, and so none that hovers.
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});
configure({ reactStrictMode: true });
afterEach(cleanup);

const button = () => screen.getByRole('button');

test('shows its text to who brings the focus by key, and Escape takes it away', async () => {
  render(
    <Tooltip text="Every change, newest first">
      <button type="button" aria-label="Changelog" />
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  button().focus();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Every change, newest first');
  expect(button().getAttribute('aria-describedby')).toBe(tooltip.id);
  fireEvent.keyDown(button(), { key: 'Escape' });
  fireEvent.keyUp(button(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button().hasAttribute('aria-describedby')).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('describes nothing where it says what the name says', async () => {
  render(
    <Tooltip text="Changelog">
      <button type="button" aria-label="Changelog" />
    </Tooltip>,
  );
  button().focus();
  await screen.findByRole('tooltip');
  expect(button().hasAttribute('aria-describedby')).toBe(false);
});

test('comes to a pointer that rests, and goes with the focus elsewhere', async () => {
  render(
    <Tooltip text="Profile">
      <button type="button" aria-label="Profile" />
    </Tooltip>,
  );
  fireEvent.pointerEnter(button());
  await waitFor(() => {
    fireEvent.pointerMove(button(), { pointerType: 'mouse' });
    expect(screen.queryByRole('tooltip')).not.toBeNull();
  });
  fireEvent.blur(button());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a first press shows it where pressing does nothing else, though it is fetched by that press', async () => {
  render(
    <Tooltip text="Nobody gave it up" onPress>
      <button type="button">mintable</button>
    </Tooltip>,
  );
  fireEvent.click(button());
  await screen.findByRole('tooltip');
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a finger that is held shows it and presses nothing', async () => {
  const presses: string[] = [];
  render(
    <Tooltip text="Profile">
      <button type="button" aria-label="Profile" onClick={() => presses.push('Profile')} />
    </Tooltip>,
  );
  button().focus();
  await screen.findByRole('tooltip');
  button().blur();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  fireEvent.pointerDown(button(), { pointerType: 'touch' });
  await screen.findByRole('tooltip');
  fireEvent.pointerUp(button(), { pointerType: 'touch' });
  fireEvent.click(button());
  expect(presses).toEqual([]);
  fireEvent.pointerDown(button(), { pointerType: 'touch' });
  fireEvent.pointerUp(button(), { pointerType: 'touch' });
  fireEvent.click(button());
  expect(presses).toEqual(['Profile']);
});
