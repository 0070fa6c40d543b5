// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Missing } from './missing.tsx';

afterEach(cleanup);

test('a dash is drawn alone and read out as the reason there is no value', () => {
  const { container } = render(<Missing why="No trades" />);
  expect(screen.getByTitle('No trades').textContent).toBe('–No trades');
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('–');
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('No trades');
});
