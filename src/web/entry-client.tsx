import 'virtual:themes.css';
import './base.css';
import { hydrate } from 'preact';
import { App, type AppProps } from './app.tsx';
import { browserApi } from './api/browser-api.ts';
import { loadPage } from './router/page-state.ts';
import { setSession, toSession } from './session/session.ts';

const embedded = document.getElementById('page-state')?.textContent ?? '';
const start = JSON.parse(embedded) as Pick<AppProps, 'state' | 'cluster' | 'clusters' | 'session'>; // our own server wrote it
setSession(toSession(start.session));
const page = start.state.kind === 'page' ? await loadPage(start.state.key) : undefined;
const root = document.getElementById('root');
if (root) {
  hydrate(<App {...start} page={page} url={location.pathname + location.search} api={browserApi} />, root);
}
