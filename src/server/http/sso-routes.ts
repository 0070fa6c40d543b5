import {
  SAML_CALLBACK,
  SSO_FAILED_PAGE,
  SSO_ROUTE,
  toSsoFailureStatus,
  toSsoFailureText,
  type SsoFailure,
} from '#contracts/people/sso';
import { toJson } from '#std/json';
import { toCall, type ActionParts } from './run-action.ts';
import type { UserContext } from '../users/user-context.ts';
import { clusterOf, requestIdOf, type App, type AppContext } from './request-context.ts';
import { readBody } from '../edge/read-body.ts';
import type { LimitName } from '../edge/rate-limiter.ts';
import { createProvidersInUse } from '../sso/providers-in-use.ts';
import { toRedirectTarget } from '../sso/redirect-target.ts';
import { SsoRefusal } from '../sso/refusal.ts';
import type { SsoSecrets } from '../sso/secrets-file.ts';
import {
  checkBrowser,
  completeSignIn,
  keepArrival,
  readAnswer,
  startSignIn,
  takeArrival,
  takeTransaction,
} from '../sso/sign-in-flow.ts';

const CONTINUE = '/auth/continue';
/** A response of 256 KiB as base64 with its characters escaped, at the worst. */
const SAML_FORM_BYTES = 512 * 1_024;
const CODE_FORM_BYTES = 16 * 1_024;

/** Sign-in by identity providers: begins at a link, ends at the path the visitor came from or at a page that says why not. */
export function addSso(app: App, acting: ActionParts, secrets: SsoSecrets): void {
  const providers = createProvidersInUse(acting.configuration, secrets);

  /** Runs one step and turns whatever goes wrong into an answer of the same kind. */
  const step =
    (
      limit: LimitName,
      work: (call: UserContext, context: AppContext) => Promise<URL | string>,
      fail: (failure: SsoFailure, detail: string, context: AppContext) => Response,
    ) =>
    async (context: AppContext): Promise<Response> => {
      const headers = new Headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      const { cluster } = clusterOf(context, acting.clusters);
      const call = toCall(acting, context, cluster, headers);
      await acting.takeFromLimit(limit, call.client);
      try {
        headers.set('Location', String(await work(call, context)));
        return new Response(null, { status: 303, headers });
      } catch (error) {
        const { failure, detail } = toKnown(error, acting, context);
        acting.log.warn('single sign-on refused', {
          client: call.client,
          provider: idOf(context),
          failure,
          detail,
        });
        const response = fail(failure, detail, context);
        response.headers.set('Referrer-Policy', 'no-referrer');
        response.headers.set('Cache-Control', 'no-store');
        return response;
      }
    };

  app.get(
    `${SSO_ROUTE}/:id`,
    step(
      'sso',
      async (call, context) => {
        const query = new URL(context.req.url).searchParams;
        const link = query.get('link') === '1';
        // Otherwise any site could join an identity of its own to whoever is signed in here.
        if (link && !isOwnLink(context, call.origin))
          throw new SsoRefusal('refused', 'a link of another site');
        const redirectPath = toRedirectTarget(query.get('redirectTo') ?? undefined, call.origin);
        return startSignIn(call, providers, { id: idOf(context), redirectPath, link });
      },
      (failure, detail, context) =>
        context.req.header('accept')?.includes('text/html') === true
          ? leadToWhy(failure, detail, context)
          : sayWhy(failure, detail, context),
    ),
  );
  app.get(
    `${SSO_ROUTE}/:id/callback`,
    step(
      'verify',
      async (call, context) => {
        const parameters = readParameters(new URL(context.req.url).searchParams);
        const transaction = await takeTransaction(call, parameters.get('state'), idOf(context));
        checkBrowser(call, transaction);
        return completeSignIn(
          call,
          await readAnswer(call, providers, transaction, 'code', parameters),
          transaction,
        );
      },
      leadToWhy,
    ),
  );
  app.post(
    `${SSO_ROUTE}/:id/callback`,
    step(
      'verify',
      async (call, context) => {
        const form = await readForm(context, CODE_FORM_BYTES);
        const transaction = await takeTransaction(call, form.get('state'), idOf(context));
        const identity = await readAnswer(call, providers, transaction, 'code', form);
        return `${CONTINUE}?handle=${await keepArrival(call, identity, transaction)}`;
      },
      leadToWhy,
    ),
  );
  app.post(
    SAML_CALLBACK,
    step(
      'verify',
      async (call, context) => {
        const form = await readForm(context, SAML_FORM_BYTES);
        const transaction = await takeTransaction(call, form.get('RelayState'), undefined);
        const identity = await readAnswer(call, providers, transaction, 'assertion', form);
        return `${CONTINUE}?handle=${await keepArrival(call, identity, transaction)}`;
      },
      leadToWhy,
    ),
  );
  app.get(
    CONTINUE,
    step(
      'verify',
      async (call, context) => {
        const arrival = await takeArrival(call, new URL(context.req.url).searchParams.get('handle'));
        return completeSignIn(call, arrival.identity, arrival);
      },
      leadToWhy,
    ),
  );
}

const idOf = (context: AppContext): string => (context.req.param('id') ?? '').slice(0, 64);

function toKnown(error: unknown, { log }: ActionParts, context: AppContext): SsoRefusal {
  if (error instanceof SsoRefusal) return error;
  log.error('single sign-on failed', { requestId: requestIdOf(context), error });
  return new SsoRefusal('unavailable', 'a failure of ours');
}

/** A parameter that comes twice is read differently by different readers, so it is not read. */
function readParameters(parameters: URLSearchParams): URLSearchParams {
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length) throw new SsoRefusal('refused', 'a parameter twice');
  return parameters;
}

async function readForm(context: AppContext, cap: number): Promise<URLSearchParams> {
  const incoming = context.env?.incoming;
  const bytes =
    incoming === undefined
      ? new Uint8Array(await context.req.raw.arrayBuffer())
      : await readBody(incoming, cap).catch(() => undefined);
  if (bytes === undefined || bytes.length > cap) throw new SsoRefusal('refused', 'a form that is too long');
  return readParameters(new URLSearchParams(new TextDecoder().decode(bytes)));
}

/** Whether a visitor followed a link of this site. */
function isOwnLink(context: AppContext, origin: string): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  // Browsers say nothing of it to a server that is reached by plain http.
  const referrer = context.req.header('referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).origin === origin;
}

/** The error alone, for whoever does not read pages. */
function sayWhy(failure: SsoFailure, detail: string, context: AppContext): Response {
  const error = toSsoFailureText(failure, idOf(context), toTypeText(failure, detail));
  return new Response(toJson({ error, requestId: requestIdOf(context) }), {
    status: toSsoFailureStatus(failure),
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** A page that says why: its address holds nothing of what the provider answered with. */
function leadToWhy(failure: SsoFailure, detail: string, context: AppContext): Response {
  const id = idOf(context);
  const type = toTypeText(failure, detail);
  const query = new URLSearchParams({
    reason: failure,
    ...(id !== '' && { provider: id }),
    ...(type !== '' && { type }),
  });
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${SSO_FAILED_PAGE}?${query.toString()}`,
      // A form nobody has read would be taken for the next request.
      ...(context.req.method === 'POST' && { Connection: 'close' }),
    },
  });
}

const toTypeText = (failure: SsoFailure, detail: string): string =>
  failure === 'type' ? detail.replace(/[^\w-]/g, '').slice(0, 32) : '';
