// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FailedState } from './failed-state.tsx';

afterEach(cleanup);

test('what failed beside something loaded is one line, with the way to try again', () => {
  let tries = 0;
  const { container } = render(
    <FailedState beside message="The node is busy. Try again in a minute." again={() => tries++} />,
  );
  expect(container.querySelector('[data-kind="not-available"] p')?.textContent).toBe(
    'The node is busy. Try again in a minute.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

test('in place of what is not there, its first sentence is the title', () => {
  render(<FailedState message="The node is busy. Try again in a minute." />);
  expect(screen.getByText('The node is busy.')).toBeDefined();
  expect(screen.getByText('Try again in a minute.')).toBeDefined();
});
