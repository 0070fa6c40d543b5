/** One sign-in by an identity provider, from the visitor who asks for it to their session. */
import type { Identity } from '#store/users/accounts';
import type { SsoTransaction } from '#store/users/sso-transactions';
import type { UserContext } from '../users/user-context.ts';
import { noteOwn } from '../sessions/note-own.ts';
import { hashSecret, isSameText, makeId, makeSecret } from '../sessions/secrets.ts';
import { endSession, privateCookieOf, startSession, toPrivateCookie } from '../sessions/session-cookies.ts';
import type { AnswerRoute, SignInCall } from './kinds/define-provider-kind.ts';
import type { SsoProvidersInUse } from './providers-in-use.ts';
import { SsoRefusal } from './refusal.ts';

/** How long a sign-in may take. */
export const TRANSACTION_MS = 600_000;
/** How long a browser has to follow the redirect after a form. */
const ARRIVAL_MS = 120_000;
const COOKIE = 'sso';
const SECRET = /^[\w-]{43}$/;
/** What an answer by the wrong route is called in our log. */
const OTHER_ROUTE = {
  code: 'a code from a SAML provider',
  assertion: 'an assertion from another kind of provider',
} as const;

export interface SignInStart {
  readonly id: string;
  /** Checked path of ours. */
  readonly redirectPath: string;
  readonly link: boolean;
}

/** Where to send the visitor. Rejects with `SsoRefusal`. */
export async function startSignIn(
  call: UserContext,
  providers: SsoProvidersInUse,
  { id, redirectPath, link }: SignInStart,
): Promise<URL> {
  const provider = await providers.find(call, id);
  const user = link ? await call.user() : undefined;
  if (link && user === undefined) throw new SsoRefusal('anonymous', 'nobody to link to');
  const state = makeSecret();
  const browser = makeSecret();
  const { url, nonce, verifier } = await (await provider.open()).start(state, toSignInCall(call));
  const nowMs = call.nowMs();
  const isAdded = await call.users.ssoTransactions.add(
    hashSecret(state),
    {
      provider: id,
      nonce,
      verifier,
      redirectPath,
      linkUserId: user?.userId,
      browserHash: hashSecret(browser),
      createdMs: nowMs,
      expiresMs: nowMs + TRANSACTION_MS,
    },
    nowMs,
  );
  if (!isAdded) throw new SsoRefusal('busy', 'too many at once');
  call.setHeader('Set-Cookie', toPrivateCookie(call.origin, COOKIE, browser, TRANSACTION_MS));
  return url;
}

/** The sign-in a provider's answer belongs to, given out once. `id` is the provider whose address it came to. */
export async function takeTransaction(
  call: UserContext,
  state: string | null,
  id: string | undefined,
): Promise<SsoTransaction> {
  if (state === null || !SECRET.test(state)) throw new SsoRefusal('expired', 'no state');
  const transaction = await call.users.ssoTransactions.take(hashSecret(state));
  if (transaction === undefined) throw new SsoRefusal('expired', 'unknown state');
  if (call.nowMs() >= transaction.expiresMs) throw new SsoRefusal('expired', 'too late');
  if (id !== undefined && transaction.provider !== id)
    throw new SsoRefusal('refused', 'the answer of another provider');
  return transaction;
}

/** The identity in an answer that came by `route`. Rejects with `SsoRefusal`. */
export async function readAnswer(
  call: UserContext,
  providers: SsoProvidersInUse,
  transaction: SsoTransaction,
  route: AnswerRoute,
  answer: URLSearchParams,
): Promise<Identity> {
  const provider = await providers.find(call, transaction.provider);
  if (provider.answers !== route) throw new SsoRefusal('refused', OTHER_ROUTE[route]);
  const signIn = await provider.open();
  const { issuer, subject } = await signIn.finish(answer, transaction, toSignInCall(call));
  return { provider: transaction.provider, issuer, subject };
}

const toSignInCall = ({ origin, users }: UserContext): SignInCall => ({
  origin,
  isNewAssertion: (idHash, expiresMs) => users.ssoTransactions.isNewAssertion(idHash, expiresMs),
});

interface Arrived {
  readonly browserHash: string;
  readonly redirectPath: string;
  readonly linkUserId: string | undefined;
}

/** Throws unless this is the browser the sign-in began in. */
export function checkBrowser(call: UserContext, { browserHash }: Pick<Arrived, 'browserHash'>): void {
  const browser = privateCookieOf(call.origin, call.cookies, COOKIE) ?? '';
  if (!isSameText(browserHash, hashSecret(browser))) throw new SsoRefusal('expired', 'another browser');
}

/**
 * Keeps a verified identity until its browser shows itself. A provider's form is posted from its site, and browsers
 * send no `SameSite=Lax` cookie with that; the redirect that follows is our own page being opened, with cookies.
 */
export async function keepArrival(
  call: UserContext,
  identity: Identity,
  transaction: SsoTransaction,
): Promise<string> {
  const handle = makeSecret();
  const { redirectPath, linkUserId, browserHash } = transaction;
  await call.users.ssoTransactions.addArrival(hashSecret(handle), {
    identity,
    redirectPath,
    linkUserId,
    browserHash,
    expiresMs: call.nowMs() + ARRIVAL_MS,
  });
  return handle;
}

/** The verified identity a form left, given out once and only to its browser. */
export async function takeArrival(
  call: UserContext,
  handle: string | null,
): Promise<Arrived & { readonly identity: Identity }> {
  if (handle === null || !SECRET.test(handle)) throw new SsoRefusal('expired', 'no handle');
  const arrival = await call.users.ssoTransactions.takeArrival(hashSecret(handle));
  if (arrival === undefined || call.nowMs() >= arrival.expiresMs)
    throw new SsoRefusal('expired', 'unknown handle');
  checkBrowser(call, arrival);
  return arrival;
}

/** Signs in, or joins the identity to whoever asked for that and is still signed in. Gives the path to go to. */
export async function completeSignIn(
  call: UserContext,
  identity: Identity,
  arrived: Arrived,
): Promise<string> {
  const { accounts } = call.users;
  const { linkUserId, redirectPath } = arrived;
  if (linkUserId !== undefined) {
    if ((await call.user())?.userId !== linkUserId)
      throw new SsoRefusal('anonymous', 'somebody else is signed in now');
    const outcome = await accounts.joinIdentity(linkUserId, identity, call.nowMs());
    if (outcome === 'taken') throw new SsoRefusal('taken', 'of another user');
    // Not the name they have there, which may be an address of theirs.
    if (outcome === 'joined')
      await noteOwn(call, linkUserId, {
        action: 'joinIdentity',
        thing: `identity ${identity.provider}`,
        after: { issuer: identity.issuer },
      });
    call.log.info('identity linked', { client: call.client, user: linkUserId, provider: identity.provider });
  } else {
    // By issuer and subject alone: an e-mail address is what a provider likes to say, and nobody's proof.
    const user = await accounts.ofIdentity(identity, makeId(), call.nowMs());
    await endSession(call);
    await startSession(call, user.id, identity.provider);
    call.log.info('signed in', { client: call.client, user: user.id, provider: identity.provider });
  }
  call.setHeader('Set-Cookie', toPrivateCookie(call.origin, COOKIE, '', 0));
  return redirectPath;
}
