// Written by `npm run gen`. Do not edit.
export const WEBHOOK_TARGETS = {
  "webhook": {"title":"Webhook (HTTPS)","says":"A signed JSON message to an address of yours.","fields":[{"key":"url","label":"URL","placeholder":"https://example.com/hooks","isSecret":false}],"isSigned":true},
  "telegram": {"title":"Telegram","says":"A message of your own bot to a chat: its token comes from @BotFather, and the bot must be in the chat.","fields":[{"key":"botToken","label":"Bot token","placeholder":"123456789:AA…","isSecret":true},{"key":"chatId","label":"Chat id","placeholder":"-1001234567890 or @channel","isSecret":false}]},
  "discord": {"title":"Discord","says":"A message to a channel, by the webhook URL of its integrations.","fields":[{"key":"url","label":"Webhook URL","placeholder":"https://discord.com/api/webhooks/…","isSecret":true}]},
  "slack": {"title":"Slack","says":"A message to a channel, by the URL of an incoming webhook.","fields":[{"key":"url","label":"Incoming webhook URL","placeholder":"https://hooks.slack.com/services/…","isSecret":true}]},
  "email": {"title":"E-mail","says":"A plain text mail. Whoever reads that address confirms it first, with a code.","fields":[{"key":"address","label":"Address","placeholder":"you@example.com","isSecret":false}],"isConfirmed":true},
} as const;
