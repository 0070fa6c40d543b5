/** Settings of tracing, by the names that OpenTelemetry gives them. */
import { z } from 'zod';
import { PRODUCT } from '#contracts/product';
import { SAMPLERS, type TracingSettings } from '#std/tracing/tracing-settings';
import { trimEndOf } from '#std/text';
import { isSafeUrl, onOff, wholeNumber } from './setting-schemas.ts';
import { readVersion } from './version.ts';

/** Where below `OTEL_EXPORTER_OTLP_ENDPOINT` traces are taken. */
const TRACES_PATH = '/v1/traces';
const NO_COLLECTOR =
  'must be an https URL, or http on this machine and PRIVATE_HOSTS, without user and query';
const NO_PAIRS = 'must be name=value, separated by commas, with % codes for other characters in values';
const NO_RATIO = 'must be a share from 0 to 1';

const collector = z.string().refine(isCollector, NO_COLLECTOR);
const pairs = z
  .string()
  .max(16_384, NO_PAIRS)
  .transform(toPairs)
  .refine((read) => read !== undefined, NO_PAIRS)
  .transform((read) => read ?? {});
const headers = pairs.refine(
  (read) =>
    Object.entries(read).every(
      ([name, value]) => /^[!#$%&'*+.^`|~\w-]{1,128}$/.test(name) && isHeader(value),
    ),
  'must hold names and values of HTTP headers',
);

export const TRACING_VARIABLES = {
  ACCESS_LOG: {
    meaning:
      'whether a line is logged for each request, whatever LOG_LEVEL is: on or off; it has neither path nor address',
    default: 'off',
    schema: onOff,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'collector that traces are sent to by OTLP over HTTP, such as http://localhost:4318; nothing is traced without it',
    default: undefined,
    schema: collector,
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    meaning: 'the same as a whole URL, in place of that one with /v1/traces behind it',
    default: undefined,
    schema: collector,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    meaning: 'headers sent with traces, name=value separated by commas, such as a key of the collector',
    default: undefined,
    isSecret: true,
    schema: headers,
  },
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: {
    meaning: 'more of them, which come before those',
    default: undefined,
    isSecret: true,
    schema: headers,
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    meaning:
      'http/json, or http/protobuf for the same: JSON is sent, which collectors take at the same port; never grpc',
    default: 'http/json',
    schema: z.enum(['http/json', 'http/protobuf'], 'must be http/json or http/protobuf: gRPC is not spoken'),
  },
  OTEL_EXPORTER_OTLP_TIMEOUT: {
    meaning: 'milliseconds one delivery of traces may take, with its repetitions',
    default: '10000',
    schema: wholeNumber(100, 60_000),
  },
  OTEL_EXPORTER_OTLP_COMPRESSION: {
    meaning: 'gzip or none',
    default: 'none',
    schema: z.enum(['gzip', 'none'], 'must be gzip or none'),
  },
  OTEL_SERVICE_NAME: {
    meaning: 'what traces call this service',
    default: 'osvm',
    schema: z.string().max(255),
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    meaning: 'what is said of this process with its traces, name=value separated by commas',
    default: undefined,
    schema: pairs,
  },
  OTEL_TRACES_SAMPLER: {
    meaning: `which traces are sent: ${SAMPLERS.join(', ')}`,
    default: 'parentbased_always_on',
    schema: z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    meaning: 'share of traces that are sent where the sampler is a ratio, 0 to 1',
    default: '1',
    schema: z
      .string()
      .regex(/^(?:0|1|0?\.\d{1,12}|[01]\.\d{1,12})$/, NO_RATIO)
      .transform(Number)
      .refine((share) => share <= 1, NO_RATIO),
  },
  OTEL_TRACES_EXPORTER: {
    meaning: 'otlp, or none for no traces although a collector is named',
    default: 'otlp',
    schema: z.enum(['otlp', 'none'], 'must be otlp or none'),
  },
  OTEL_SDK_DISABLED: {
    meaning: 'true for no traces although a collector is named, or false',
    default: 'false',
    schema: z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true'),
  },
  TRUSTED_TRACES: {
    meaning:
      'whether the traceparent of a request is gone on with, so that who asks decides which traces are sent: on or off; on only behind a proxy that sets or removes it',
    default: 'off',
    schema: onOff,
  },
} as const;

/** Names that begin so are ours. Those of OpenTelemetry are not: whole clusters set some that concern others. */
export const TRACING_PREFIXES = ['ACCESS_LOG'] as const;

const READ: ReadonlySet<string> = new Set(Object.keys(TRACING_VARIABLES));
/** What a secret's name may end with. */
const SECRET_FILE = /(?<=HEADERS)_FILE$/;

type Read = <Name extends keyof typeof TRACING_VARIABLES>(
  name: Name,
) => z.output<(typeof TRACING_VARIABLES)[Name]['schema']> | undefined;

export interface WatchSettings {
  /** Whether each request is logged. */
  readonly accessLog: boolean;
  /** Whether a request may say which trace it is a part of. */
  readonly trustedTraces: boolean;
  /** Absent where no collector is named. */
  readonly tracing: TracingSettings | undefined;
  /** Names of OpenTelemetry that are set and change nothing here. */
  readonly unreadSettings: readonly string[];
}

export function readTracingSettings(
  read: Read,
  { privateHosts, names }: { readonly privateHosts: ReadonlySet<string>; readonly names: readonly string[] },
  problems: string[],
): WatchSettings {
  const readCollector = (name: 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') => {
    const url = read(name);
    if (url !== undefined && !isSafeUrl(url, privateHosts)) problems.push(`${name} ${NO_COLLECTOR}`);
    return url;
  };
  const base = readCollector('OTEL_EXPORTER_OTLP_ENDPOINT');
  const whole = readCollector('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const url = whole ?? (base && `${trimEndOf(base, '/')}${TRACES_PATH}`);
  read('OTEL_EXPORTER_OTLP_PROTOCOL');
  const tracing = {
    headers: { ...read('OTEL_EXPORTER_OTLP_HEADERS'), ...read('OTEL_EXPORTER_OTLP_TRACES_HEADERS') },
    timeoutMs: read('OTEL_EXPORTER_OTLP_TIMEOUT') ?? 10_000,
    isCompressed: read('OTEL_EXPORTER_OTLP_COMPRESSION') === 'gzip',
    sampler: read('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on',
    ratio: read('OTEL_TRACES_SAMPLER_ARG') ?? 1,
    resource: {
      'service.version': readVersion(),
      ...read('OTEL_RESOURCE_ATTRIBUTES'),
    } as Record<string, string>,
  };
  const name = read('OTEL_SERVICE_NAME');
  tracing.resource['service.name'] = name ?? tracing.resource['service.name'] ?? PRODUCT.slug;
  const isOff = read('OTEL_SDK_DISABLED') === true || read('OTEL_TRACES_EXPORTER') === 'none';
  return {
    accessLog: read('ACCESS_LOG') ?? false,
    trustedTraces: read('TRUSTED_TRACES') ?? false,
    tracing: url === undefined || isOff ? undefined : { url, ...tracing },
    unreadSettings: names.filter((one) => one.startsWith('OTEL_') && !READ.has(one.replace(SECRET_FILE, ''))),
  };
}

function isCollector(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
}

const isHeader = (value: string): boolean => /^[\x20-\x7e]{0,4096}$/.test(value);

/** `name=value,other=value` with percent-coded values; `undefined` for anything else. */
function toPairs(text: string): Readonly<Record<string, string>> | undefined {
  const read: Record<string, string> = {};
  for (const part of text.split(',')) {
    if (part.trim() === '') continue;
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name === '') return undefined;
    try {
      read[name] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return read;
}
