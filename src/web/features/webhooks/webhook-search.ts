import { DELIVERY_STATES } from '#contracts/people/webhooks';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { matching } from '../../router/search-fields.ts';

/** Which webhook is shown, which of its messages, and one of them. */
export const webhookSearch = defineSearch({
  webhook: matching(/^[0-9a-f]{32}$/, 'the id of a webhook'),
  state: choice(['all', ...DELIVERY_STATES], 'all'),
  message: matching(/^msg_[0-9a-f]{32}$/, 'the id of a message'),
});

export type WebhookSearch = SearchOf<typeof webhookSearch>;
