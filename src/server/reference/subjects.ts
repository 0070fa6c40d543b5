/** Subjects in the order they are shown, each with the first parts of its routes. */
const SUBJECTS: readonly (readonly [subject: string, parts: readonly string[]])[] = [
  ['Transactions', ['transactions', 'summaries', 'inspection']],
  ['Accounts', ['accounts', 'wallets', 'stakes']],
  ['Blocks and epochs', ['home', 'blocks', 'epochs']],
  ['Tokens', ['tokens', 'compressed-nfts', 'launches', 'screener']],
  ['Markets', ['markets']],
  ['DeFi', ['defi']],
  ['Programs', ['programs']],
  ['Validators', ['validators', 'leaders']],
  ['Network', ['solana', 'feature-gates', 'networks', 'clusters', 'rate', 'convert', 'fees']],
  ['Analytics', ['analytics', 'explore', 'v1', 'bulk']],
  ['Monitoring', ['anomalies', 'monitoring', 'index-health']],
  ['Search', ['search']],
  ['Live and JSON-RPC', ['live', 'proxy']],
  ['Signing in', ['auth', 'sso']],
  ['What is yours', ['me']],
  ['Teams', ['teams', 'invitations']],
  ['Credits', ['monetization']],
  ['Exports', ['exports', 'export-templates']],
  ['Texts', ['documents', 'news', 'changelog']],
  ['This server', ['reference', 'server-figures', 'logging']],
];

const byPart = new Map(
  SUBJECTS.flatMap(([subject, parts], place) => parts.map((part) => [part, { subject, place }] as const)),
);

/** What a route is about, and where that stands among the subjects. One nobody has named stands behind under its own name. */
export function toSubject(route: string): { readonly subject: string; readonly place: number } {
  const part = /^\/api\/([^/]+)/.exec(route)?.[1] ?? '';
  const subject = part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ');
  return byPart.get(part) ?? { subject, place: SUBJECTS.length };
}
