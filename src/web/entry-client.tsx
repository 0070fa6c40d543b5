import 'virtual:themes.css';
import './base.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitLinkWords } from '#contracts/assistant/link-words';
import { App, type AppProps } from './app.tsx';
import { browserApi, setShownCluster } from './api/browser-api.ts';
import { loadPage, readSentLate } from './navigation/page-state.ts';
import { setSession, toSession } from './visitor/session.ts';

const embedded = document.getElementById('page-state')?.textContent ?? '';
const start = JSON.parse(embedded) as Pick<
  AppProps,
  'state' | 'cluster' | 'clusters' | 'session' | 'renderedMs'
>; // our own server wrote it
setShownCluster(start.cluster);
setSession(toSession(start.session));
const page = start.state.kind === 'page' ? await loadPage(start.state.key) : undefined;
// What a link says to the assistant is no part of the page the server drew; the assistant finds it in the fragment.
const { url, words } = splitLinkWords(location.pathname + location.search);
if (words[0]) history.replaceState(history.state, '', `${url}#${words.join('&')}`);
const late = readSentLate(start.state, page, browserApi, url);
if (import.meta.env.DEV)
  void import('./reload-with-server.ts').then(({ reloadWithServer }) => reloadWithServer());
const root = document.getElementById('root');
if (root) {
  // As a transition it is done in slices of a few milliseconds, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      root,
      // Renders twice in development, so that what is not pure shows; does nothing in a production build.
      <StrictMode>
        <App {...start} page={page} late={late} url={url} api={browserApi} />
      </StrictMode>,
    );
  });
}
