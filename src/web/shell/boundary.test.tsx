// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlaceProvider, type Place } from '../router/place.ts';
import { Section } from '../ui/block/section.tsx';
import { Boundary } from './boundary.tsx';

// React tells the console of every error a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Breaking({ breaks }: { readonly breaks: () => boolean }): string {
  if (breaks()) throw new Error('secret detail');
  return 'drawn';
}

const reload = vi.fn<() => void>();
const place = { path: '/x', reload } as unknown as Place; // all that the failed page asks

describe('a page that breaks', () => {
  const page = (of: object, breaks: boolean) => (
    <PlaceProvider value={place}>
      <p>the rest</p>
      <Boundary of={of}>
        <Breaking breaks={() => breaks} />
      </Boundary>
    </PlaceProvider>
  );

  test('says so with a way on, and the rest lives', () => {
    render(page({}, true));
    expect(screen.getByText('the rest')).toBeDefined();
    expect(screen.getByText(/Something in this page broke/)).toBeDefined();
    expect(document.body.textContent).not.toContain('secret');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is drawn again with other data', () => {
    const { rerender } = render(page({}, true));
    rerender(page({}, false));
    expect(screen.getByText('drawn')).toBeDefined();
  });
});

test('a panel that breaks leaves the others alone and can be tried again', () => {
  let breaks = true;
  render(
    <>
      <Section title="Price">
        <Breaking breaks={() => breaks} />
      </Section>
      <Section title="Holders">whole</Section>
    </>,
  );
  expect(screen.getByText('whole')).toBeDefined();
  expect(screen.getByText('“Price” could not be shown.')).toBeDefined();
  breaks = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('drawn')).toBeDefined();
});
