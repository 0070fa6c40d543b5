import { createContext, useContext } from 'react';
import type { SessionAnswer } from '#contracts/people/sessions';
import type { Wire } from '#std/json';
import { createStore, useStore } from '../ui/state/store.ts';

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
const current = createStore<Session | undefined>(undefined);

/** What the page was made for; the first paint shows it. */
export const SessionContext = createContext<Session>(ANONYMOUS);

/** The session, known at the first paint and followed from then on. */
export function useSession(): Session {
  const first = useContext(SessionContext);
  return useStore(current) ?? first;
}

export const readSession = (): Session => current.read() ?? ANONYMOUS;

/** For what is part of signing in; everything else only reads. */
export const setSession: (next: Session) => void = current.write;

/** Calls `listener` at each change until the result is called. */
export const onSession = (listener: (session: Session) => void): (() => void) =>
  current.watch(() => listener(readSession()));
