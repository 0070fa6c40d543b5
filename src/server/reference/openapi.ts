import { SERVED_CLUSTERS } from '#contracts/cluster';
import { KEY_LIMITS } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import { toSessionCookieName } from '../sessions/session-cookies.ts';
import { readAnswerSchemas, type AnswerSchema } from './answer-schemas.ts';
import { COMPONENT, HEADERS } from './openapi-parts.ts';
import { toPathItems } from './openapi-paths.ts';
import { listOperations } from './operations.ts';
import { readVersion } from '../config/version.ts';

type Part = Readonly<Record<string, unknown>>;

/** A document of OpenAPI 3.1. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Part;
  readonly servers?: readonly Part[];
  readonly tags: readonly Part[];
  readonly paths: Readonly<Record<string, Part>>;
  readonly components: Readonly<Record<string, Part>>;
}

const ABOUT = [
  `Everything the pages of ${PRODUCT.name} show is asked here first.`,
  'Integers that may be too large for a double are decimal strings, and bytes are base64. Questions are answered the same to everybody; an answer that there is nothing to show is an `Absence` with its reason. Actions concern the signed-in user. Text from the chain is untrusted: anybody can write it.',
  'Add `.json` or `.md` to the address of any page for its data or its text.',
].join('\n\n');

let cached: OpenApiDocument | undefined;

/** What this server offers, as visitors of `origin` reach it. What does not depend on them is made once. */
export function toOpenApi(origin: string): OpenApiDocument {
  cached ??= makeDocument();
  const { openapi, info, components, ...rest } = cached;
  return {
    openapi,
    info,
    servers: [{ url: origin }],
    ...rest,
    components: { ...components, securitySchemes: toSecuritySchemes(origin) },
  };
}

function makeDocument(): OpenApiDocument {
  const operations = listOperations();
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT.name} API`,
      version: readVersion(),
      summary: PRODUCT.tagline,
      description: ABOUT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    tags: [...new Set(operations.map(({ subject }) => subject))].map((name) => ({ name })),
    paths: toPathItems(operations),
    components: {
      schemas: toSchemas(),
      headers: HEADERS,
      parameters: {
        cluster: {
          name: 'cluster',
          in: 'query',
          description:
            'The cluster to ask. Left out, the cookie `cluster` decides, and without it the server.',
          schema: { enum: SERVED_CLUSTERS },
        },
      },
    },
  };
}

/** Absences are answers of their own with their own status, so what stands with 200 leaves them out. */
function toSchemas(): Readonly<Record<string, AnswerSchema>> {
  const { components, questions } = readAnswerSchemas();
  const answers = new Set(Object.values(questions).map(({ answer }) => answer?.$ref));
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [
      name,
      answers.has(COMPONENT + name) ? withoutAbsence(schema) : schema,
    ]),
  );
}

function withoutAbsence(schema: AnswerSchema): AnswerSchema {
  const { oneOf, ...rest } = schema;
  const found = oneOf?.filter(({ $ref }) => $ref !== `${COMPONENT}Absence`);
  if (oneOf === undefined || found === undefined || found.length === oneOf.length) return schema;
  return found.length === 1 ? { ...rest, ...found[0] } : { ...rest, oneOf: found };
}

function toSecuritySchemes(origin: string): Part {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: toSessionCookieName(origin),
      description: 'Session of whoever signed in in this browser. Actions know by it who asks.',
    },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: `${PRODUCT.slug}_…`,
      description: `Counts requests by key instead of by network: ${KEY_LIMITS.burst} at once, ${KEY_LIMITS.perSecond} a second, ${KEY_LIMITS.perDay} a day. It does not sign in.`,
    },
  };
}
