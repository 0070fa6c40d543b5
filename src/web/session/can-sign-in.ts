/** Whether a wallet can be signed in with: it signs texts, of any kind or of this one. */
export const canSignIn = ({ features }: { readonly features: readonly string[] }): boolean =>
  features.includes('solana:signMessage') || features.includes('solana:signIn');
