import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { SessionAnswer } from '#contracts/sessions';
import type { Wire } from '#std/json';

/** Who is signed in in this browser, and how far signing in has come in this tab. */
export interface Session {
  readonly kind: 'anonymous' | 'authenticated';
  /** Absent for somebody who came by an identity provider and joined no wallet. */
  readonly walletAddress?: string | undefined;
  /** `wallet`, or the id of an identity provider. */
  readonly signedInBy?: string | undefined;
  /** What a transaction opens with, where they chose it. */
  readonly transactionTab?: string | undefined;
  readonly isAuthenticating: boolean;
  /** Set when the visitor declined in the wallet: nothing is asked again before the next click on the button. */
  readonly userCancelled: boolean;
  /** Why signing in or out failed, to be shown. */
  readonly error?: string | undefined;
}

export const ANONYMOUS: Session = { kind: 'anonymous', isAuthenticating: false, userCancelled: false };

/** What the server says, as a session of this tab. */
export function toSession(answer: Wire<SessionAnswer> | undefined): Session {
  if (answer?.authenticated !== true) return ANONYMOUS;
  const { walletAddress, signedInBy, transactionTab } = answer;
  return {
    kind: 'authenticated',
    isAuthenticating: false,
    userCancelled: false,
    ...(walletAddress !== undefined && { walletAddress }),
    ...(signedInBy !== undefined && { signedInBy }),
    ...(transactionTab !== undefined && { transactionTab }),
  };
}

// Of this tab only: on the server everyone's pages are made in one process, and it stays unset.
let current: Session | undefined;
const listeners = new Set<(session: Session) => void>();

/** What the page was made for; the first paint shows it. */
export const SessionContext = createContext<Session>(ANONYMOUS);

/** The session, known at the first paint and followed from then on. */
export function useSession(): Session {
  const first = useContext(SessionContext);
  const [session, setSeen] = useState(current ?? first);
  useEffect(() => {
    setSeen(current ?? first);
    listeners.add(setSeen);
    return () => void listeners.delete(setSeen);
  }, [first]);
  return session;
}

export const readSession = (): Session => current ?? ANONYMOUS;

/** For what is part of signing in; everything else only reads. */
export function setSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener(next);
}

/** Calls `listener` at each change. */
export function onSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
