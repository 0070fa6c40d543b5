import { ACTION_ROUTES, type ActionAnswer, type ActionInput, type ActionName } from '#contracts/actions';
import { readActingTeam } from '../visitor/acting-team.ts';
import { toQuestionUrl } from './browser-api.ts';

/** An action was refused or could not be done; the message may be shown. */
export class ActionFailure extends Error {
  override readonly name = 'ActionFailure';
  /** 0 when the server was not reached. */
  readonly status: number;
  /** Whether the words are the server's. */
  readonly isServers: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: number, isServers: boolean, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.isServers = isServers;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Does something as whoever is signed in, or as the team they act as where the action is about what a team may have and
 * the input names none. Rejects with `ActionFailure`, or with the abort of `signal`.
 */
export async function act<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  signal?: AbortSignal,
): Promise<ActionAnswer<Name>> {
  const { method, route } = ACTION_ROUTES[name];
  const acting = readActingTeam();
  const team =
    acting && (await import('#contracts/team-actions')).isTeamCapable(name) ? acting.id : undefined;
  const { url, body } = toRequest(method, route, team === undefined ? input : { team, ...input });
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ActionFailure('The server cannot be reached. Check the connection and try again.', 0, false);
  }
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return answer as ActionAnswer<Name>; // the action of this name answers with exactly this type
  const text = toErrorText(answer);
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new ActionFailure(
    text ?? `The server answered ${response.status}.`,
    response.status,
    text !== undefined,
    retryAfter > 0 ? retryAfter : undefined,
  );
}

/** Path, query and body of an action. `undefined` parts of the input are left out. */
export function toRequest(
  method: string,
  route: string,
  input: object,
): { readonly url: string; readonly body: string | undefined } {
  if (method === 'GET' || method === 'DELETE') {
    return { url: toQuestionUrl(route, input as Record<string, string | undefined>), body: undefined }; // texts, by the contract of these methods
  }
  let url = route;
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    if (route.includes(`:${key}`)) url = url.replace(`:${key}`, encodeURIComponent(String(value)));
    else if (value !== undefined) rest[key] = value;
  }
  return { url, body: JSON.stringify(rest) };
}

/** Of an action's own error, or of the edge before it. */
function toErrorText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  if (typeof error === 'string') return error;
  return typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
    ? error.message
    : undefined;
}
