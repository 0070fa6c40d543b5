import type { OperationParameter, OperationRow } from '#contracts/reference';

/** What stands in the fields of a form, by name; an empty text is nothing. */
export type Filled = Readonly<Record<string, string>>;

/** A request as it is sent: `path` with its query. */
export interface BuiltRequest {
  readonly method: OperationRow['method'];
  readonly path: string;
  /** JSON text; absent for a request without a body. */
  readonly body: string | undefined;
}

export type Building =
  | { readonly kind: 'built'; readonly request: BuiltRequest }
  /** What is wrong with fields, by name. */
  | { readonly kind: 'faults'; readonly faults: Readonly<Record<string, string>> };

/** Name of the field that chooses the cluster of a request. */
export const CLUSTER_FIELD = 'cluster';

/** Whether the cluster is chosen beside the parameters; some requests name one among them. */
export const choosesCluster = (parameters: readonly Pick<OperationParameter, 'name'>[]): boolean =>
  parameters.every(({ name }) => name !== CLUSTER_FIELD);

/**
 * The request the fields make. Only what could not be sent at all is found fault with: the server is to say the rest
 * itself.
 */
export function buildRequest(
  { method, path }: Pick<OperationRow, 'method' | 'path'>,
  parameters: readonly OperationParameter[],
  filled: Filled,
): Building {
  const faults: Record<string, string> = {};
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  let target = path;
  for (const parameter of parameters) {
    const { name, place, isRequired } = parameter;
    const text = filled[name] ?? '';
    if (text === '') {
      if (isRequired) faults[name] = 'This field is required.';
    } else if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(text));
    else if (place === 'query') query.set(name, text);
    else {
      const read = toBodyValue(parameter, text);
      if ('fault' in read) faults[name] = read.fault;
      else body[name] = read.value;
    }
  }
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
  const cluster = choosesCluster(parameters) ? (filled[CLUSTER_FIELD] ?? '') : '';
  if (cluster !== '') query.set(CLUSTER_FIELD, cluster);
  const asked = query.toString();
  const hasBody = method === 'POST' || method === 'PUT';
  return {
    kind: 'built',
    request: {
      method,
      path: asked === '' ? target : `${target}?${asked}`,
      body: hasBody ? JSON.stringify(body) : undefined,
    },
  };
}

function toBodyValue(
  { kind }: OperationParameter,
  text: string,
): { readonly value: unknown } | { readonly fault: string } {
  switch (kind) {
    case 'text':
      return { value: text };
    case 'number': {
      const value = Number(text);
      return Number.isFinite(value) ? { value } : { fault: 'This must be a number.' };
    }
    case 'flag':
      return { value: text === 'true' };
    case 'json':
      try {
        return { value: JSON.parse(text) as unknown };
      } catch {
        return { fault: 'This must be JSON; a text needs double quotes.' };
      }
  }
}
