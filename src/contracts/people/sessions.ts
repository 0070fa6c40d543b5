/** Who is signed in. */
export interface SessionAnswer {
  readonly authenticated: boolean;
  /** Absent for somebody who came by an identity provider and joined no wallet. */
  readonly walletAddress?: string | undefined;
  /** What a transaction opens with, where they chose it. */
  readonly transactionTab?: string | undefined;
  /** How they signed in: `wallet`, or the id of an identity provider. */
  readonly signedInBy?: string | undefined;
}

/** A text to sign. */
export interface ChallengeAnswer {
  readonly sessionKey: string;
  /** Sign-In-With-Solana text, made by the server. */
  readonly message: string;
}

/** Texts of the catalogue. */
export const SESSION_ERRORS = {
  create: 'Failed to create session',
  verify: 'Authentication failed',
  check: 'Failed to check authentication status',
  login: 'Login failed',
  logout: 'Logout failed',
  /** What needs a session and has none. */
  anonymous: 'User not authenticated',
} as const;
