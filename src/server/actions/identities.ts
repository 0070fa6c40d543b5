import { z } from 'zod';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'identities',
  right: 'signed-in',
  says: 'Lists the identities the signed-in user can also sign in with.',
  input: z.strictObject({}),
  async run(call) {
    const user = await call.requireUser();
    const [found, providers] = await Promise.all([
      call.users.accounts.identitiesOf(user.userId),
      call.users.ssoProviders.list(),
    ]);
    return {
      identities: found.map(({ provider, issuer }) => ({
        provider,
        issuer,
        name: providers.find(({ id }) => id === provider)?.name ?? provider,
      })),
    };
  },
});
