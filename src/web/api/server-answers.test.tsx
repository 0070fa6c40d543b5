import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import { PlaceProvider, type Place } from '../router/place.ts';
import { QueryProvider } from './query-client.tsx';
import type { Answer } from './question.ts';
import { useAnswer, useAnswerPages } from './use-answer.ts';

type Document = Answer<'document'>;
const answerOf = (title: string) => ({ kind: 'found', title }) as unknown as Document; // all that is shown of one

function Shown({ slug, initial }: { readonly slug: string; readonly initial?: Document | undefined }) {
  const one = useAnswer('document', { shelf: 'docs', slug }, { initial });
  const { pages } = useAnswerPages(
    'document',
    { shelf: 'docs', slug },
    { initial: useState(initial && { ...initial })[0], by: 'slug', nextOf: () => undefined },
  );
  return (
    <p>
      {[one.data, ...pages].map((answer) => answer && 'title' in answer && String(answer.title)).join(' ')}
    </p>
  );
}

function draw(asked: unknown[], slug: string, initial?: Document): string {
  const api: Api = {
    ask(name, input) {
      asked.push([name, input]);
      return Promise.reject(new Error('a page being drawn asks nothing'));
    },
  };
  const place = { path: '/', query: new URLSearchParams(), cluster: 'mainnet', api } as unknown as Place; // no more is read
  return renderToString(
    <PlaceProvider value={place}>
      <QueryProvider>
        <Shown slug={slug} initial={initial} />
      </QueryProvider>
    </PlaceProvider>,
  );
}

test('on the server nothing is asked while a page is drawn, and no timer outlives it', () => {
  vi.useFakeTimers();
  try {
    const asked: unknown[] = [];
    expect(draw(asked, 'a', answerOf('Loaded'))).toBe('<p>Loaded Loaded</p>');
    expect(draw(asked, 'b')).toBe('<p></p>');
    expect(asked).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('on the server no page shows what another was loaded with', () => {
  const shared = answerOf('Shared');
  draw([], 'a', shared);
  expect(draw([], 'a')).toBe('<p></p>');
  // The same answer may have been loaded for another question of another visitor.
  expect(draw([], 'b', shared)).toBe('<p>Shared Shared</p>');
});
