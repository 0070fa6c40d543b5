import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExpertisePanel, toMissingText } from './expertise-panel.tsx';

test('what is missing for the next level is said in numbers, and only what is missing', () => {
  expect(toMissingText({ actions: 49, features: 1, sessionSeconds: 0, returnVisits: 3 })).toBe(
    '49 more actions in one visit, 1 more feature, 3 more return visits',
  );
  expect(toMissingText({ actions: 0, features: 0, sessionSeconds: 1200, returnVisits: 1 })).toBe(
    '1,200 more seconds in one visit, 1 more return visit',
  );
});

test('the panel shows the level, what the next one needs, and what is no part of the product', () => {
  const html = renderToStaticMarkup(<ExpertisePanel />).replace(/<[^>]*>/g, '');
  expect(html).toContain('Level: beginner, confidence 20 %.');
  expect(html).toContain(
    'For intermediate: 50 more actions in one visit, 5 more features, 300 more seconds in one visit, 3 more return visits.',
  );
  expect(html).toContain('View: simple, automatic: everything can be reached.');
  expect(html).toContain('role-based-accessexpert');
  expect(html).not.toContain('not part of this product yet');
});
