/** What a dashboard has: the name of each part, and what it does. */
export const DASHBOARD_PARTS = [
  ['Figures', 'A number from any query of the index.'],
  ['Charts', 'Lines, bars and rankings over the time you choose.'],
  ['Tables and notes', 'Rows of a query, and texts of your own beside them.'],
  ['Sharing', 'A link for readers, or a frame for other sites.'],
] as const;
