// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FilterForm } from './filter-form.tsx';

afterEach(cleanup);

const ORDERS = [
  { value: 'stake', text: 'stake' },
  { value: 'name', text: 'name' },
];

test('the button says how many filters are set, and opens and closes them', () => {
  render(
    <FilterForm
      label="Filters"
      path="/x"
      fields={[
        { name: 'q', label: 'Name', value: 'a' },
        { name: 'empty', label: 'Address', value: '' },
        // The first choice is that of whoever chose nothing.
        { name: 'sort', label: 'Order', value: 'stake', options: ORDERS },
        { name: 'then', label: 'Then', value: 'name', options: ORDERS },
      ]}
      onChange={() => undefined}
    />,
  );
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.contains(screen.getByRole('form', { name: 'Filters' }))).toBe(true);
  expect([button.getAttribute('aria-expanded'), panel?.dataset['open']]).toEqual(['false', 'false']);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), panel?.dataset['open']]).toEqual(['true', 'true']);
  fireEvent.click(button);
  expect(panel?.dataset['open']).toBe('false');
});
