// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveControls } from './live-controls.tsx';
import { LiveList } from './live-list.tsx';
import { paused } from './paused.ts';
import { useHeldRows } from './use-held-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  paused.write(false);
  vi.useRealTimers();
});

const keyOf = (row: string) => row;

function Letters({
  live,
  of,
  most,
}: {
  readonly live: string;
  readonly of?: string;
  readonly most?: number;
}) {
  const held = useHeldRows(useLetters(live), { keyOf, of, most });
  return (
    <>
      <LiveControls state="live" />
      <LiveList held={held}>
        <output>{held.rows.join('')}</output>
        <a href="/x">row</a>
      </LiveList>
    </>
  );
}

const known = new Map<string, readonly string[]>();
/** The same list for the same text. */
function useLetters(text: string): readonly string[] {
  const letters = known.get(text) ?? [...text];
  known.set(text, letters);
  return letters;
}

const shown = () => screen.getByText('row').previousElementSibling?.textContent;
const beat = () => act(() => void vi.advanceTimersByTime(500));

describe('a live list', () => {
  test('changes at the beat, however often rows come', () => {
    const { rerender } = render(<Letters live="a" />);
    rerender(<Letters live="ba" />);
    rerender(<Letters live="cba" />);
    expect(shown()).toBe('a');
    beat();
    expect(shown()).toBe('cba');
    expect(screen.queryByRole('button', { name: / new$/ })).toBeNull();
  });

  test('stands still with the focus in it, counts what waits, and lets it in when asked', () => {
    const { rerender } = render(<Letters live="a" />);
    screen.getByText('row').focus();
    rerender(<Letters live="cba" />);
    beat();
    expect(shown()).toBe('a');
    fireEvent.click(screen.getByRole('button', { name: '2 new' }), { detail: 1 });
    expect(shown()).toBe('cba');
    rerender(<Letters live="dcba" />);
    beat();
    expect(screen.getByRole('button', { name: '1 new' })).toBeDefined();
    screen.getByText('row').blur();
    beat();
    expect(shown()).toBe('dcba');
  });

  test('stands still while the page is paused, also after it was loaded again', () => {
    const { rerender } = render(<Letters live="a" />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    rerender(<Letters live="ba" />);
    beat();
    expect(shown()).toBe('a');
    expect(sessionStorage.getItem('osvm-live-paused')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
    beat();
    expect(shown()).toBe('ba');
    expect(sessionStorage.getItem('osvm-live-paused')).toBeNull();
  });

  test('shows the newest rows only, and counts those it does not show', () => {
    const { rerender } = render(<Letters live="cba" most={2} />);
    expect(shown()).toBe('cb');
    screen.getByText('row').focus();
    rerender(<Letters live="fedcba" most={2} />);
    beat();
    expect(screen.getByRole('button', { name: '3 new' })).toBeDefined();
  });

  test('of something else is shown at once', () => {
    const { rerender } = render(<Letters live="a" of="x" />);
    screen.getByText('row').focus();
    rerender(<Letters live="z" of="y" />);
    expect(shown()).toBe('z');
  });
});
