// Written by `npm run gen`. Do not edit.
export const WEBHOOK_SOURCES = {
  "alert.fired": {"title":"Alerts that fire"},
  "address.activity": {"title":"Transactions of an address"},
  "program.called": {"title":"Calls of a program"},
  "query.matched": {"title":"New rows of a saved query"},
  "dashboard.matched": {"title":"New rows in a tile of a dashboard"},
} as const;
