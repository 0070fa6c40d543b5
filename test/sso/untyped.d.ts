/** What is used here of two identity providers that come without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Details {
    readonly prompt: { readonly name: string };
    readonly params: { readonly client_id: string; readonly scope: string };
    readonly session?: { readonly accountId: string };
  }
  export class Grant {
    constructor(of: { readonly accountId: string; readonly clientId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  export default class Provider {
    readonly Grant: typeof Grant;
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Details>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: object,
    ): Promise<void>;
  }
}

declare module 'samlp' {
  interface Request {
    readonly method: string;
    readonly query: Readonly<Record<string, string>>;
    readonly body: Readonly<Record<string, string>>;
  }
  interface Response {
    set(name: string, value: string): void;
    send(body: string | number): void;
  }
  const samlp: {
    auth(options: object): (request: Request, response: Response, next: (error: unknown) => void) => void;
  };
  export default samlp;
}
