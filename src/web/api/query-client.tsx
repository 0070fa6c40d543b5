import { createContext, useContext, useState, type ReactNode } from 'react';

const ScopeContext = createContext<object | undefined>(undefined);

/**
 * Whose answers are cached together: those of a tab in the browser, those of one page on the server. The client that
 * keeps them is made by the first part that asks, so that pages which ask nothing more do not load it.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [scope] = useState(() => ({}));
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** What identifies the cached answers here. Throws outside of the app. */
export function useQueryScope(): object {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useQueryScope outside the app');
  return scope;
}
