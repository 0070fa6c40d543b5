// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

configure({ reactStrictMode: true });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

test('copies the text, shows it where the button is, and says it once to screen readers', async () => {
  const copied: string[] = [];
  withClipboard(async (text) => void copied.push(text));
  render(<CopyButton text="abc" label="Copy address" />);
  const button = screen.getByRole('button', { name: 'Copy address' });
  expect(button.dataset['icon']).toBeUndefined();
  fireEvent.click(button);
  await waitFor(() => expect(button.dataset['icon']).toBe('check'));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual(['Copied']),
  );
  expect(copied).toEqual(['abc']);
});

test('says that it could not be copied', async () => {
  withClipboard(() => Promise.reject(new Error('not allowed')));
  render(<CopyButton text="abc" label="Copy address" />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual([
      'Could not be copied',
    ]),
  );
  expect(screen.getByRole('button').dataset['icon']).toBe('cross');
});
