import { z } from 'zod';
import type { StoredProvider } from '#store/users/sso-providers';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';
import { toProviderCards } from '../sso/provider-cards.ts';
import { parseProvider } from '../sso/provider-schema.ts';

const MOST = 50;

/** What is written down of providers: none of their settings. */
const toNoted = (
  providers: readonly Pick<StoredProvider, 'id' | 'type' | 'enabled' | 'primary'>[],
): readonly object[] => providers.map(({ id, type, enabled, primary }) => ({ id, type, enabled, primary }));

export default defineAction({
  name: 'saveSsoProviders',
  right: 'operator',
  says: 'Replaces all identity providers by the list sent; only the operator can.',
  bodyBytes: 256 * 1_024,
  // Looked at once it is known to be the operator's.
  input: z.strictObject({ list: z.array(z.unknown()) }),
  inputError: 'The body must be an array of providers.',
  audit: {
    thing: () => 'identity providers',
    before: async ({ users }) => toNoted(await users.ssoProviders.list()),
    after: async (_input, _answer, { users }) => toNoted(await users.ssoProviders.list()),
  },
  async run(call, { list }) {
    const { configuration, users, log, client } = call;
    if (list.length > MOST) throw actionError(400, `There can be ${MOST} providers at most.`);
    const nowMs = call.nowMs();
    const rule = { loopback: !configuration.production, publicOrigin: configuration.publicOrigin, nowMs };
    const providers = list.map((value) => {
      const parsed = parseProvider(value, rule);
      if (parsed.kind === 'malformed') throw actionError(400, parsed.message);
      return parsed.provider;
    });
    if (new Set(providers.map(({ id }) => id)).size !== providers.length) {
      throw actionError(400, 'A provider is in the list twice.');
    }
    await users.ssoProviders.replaceAll(providers);
    // The audit trail; a level that production writes.
    log.warn('identity providers written', {
      client,
      providers: toNoted(providers),
    });
    return toProviderCards(await users.ssoProviders.list());
  },
});
