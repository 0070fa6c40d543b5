import { z } from 'zod';
import { defineAction } from './define-action.ts';
import { toProviderCards } from '../sso/provider-cards.ts';

export default defineAction({
  name: 'ssoProviders',
  right: 'anyone',
  says: 'Lists the identity providers available for sign-in.',
  input: z.strictObject({}),
  async run({ users }) {
    return toProviderCards(await users.ssoProviders.list());
  },
});
