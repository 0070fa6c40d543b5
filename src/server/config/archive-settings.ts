/** Where raw blocks are stored. */
import { z } from 'zod';
import { isSafeUrl } from './setting-schemas.ts';

/** A folder or a bucket, in which each cluster has a folder of its own. */
export type ArchiveSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 'bucket';
      /** Origin of the server; Amazon’s of the region where it is not said. */
      readonly endpoint: string | undefined;
      readonly region: string;
      readonly bucket: string;
      /** Empty, or ends with a slash. */
      readonly prefix: string;
      /** Whether the bucket is named by the path rather than the host. */
      readonly isPathStyle: boolean;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

const REGION = 'us-east-1';
/** A bucket by the rules of S3, and folders of plain characters in it. */
const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]{1,100}){0,8})\/?$/;
const NO_ENDPOINT = 'must be the origin of a server, https (http only for loopback and PRIVATE_HOSTS)';

export const ARCHIVE_VARIABLES = {
  ARCHIVE_DIR: {
    meaning:
      'folder in which indexers store the final blocks they fetch, one for each cluster in it, and find them again; without it every new index asks the endpoints',
    default: undefined,
    schema: z.string().min(1),
  },
  ARCHIVE_URL: {
    meaning:
      'the same in a bucket of S3 or of a server that speaks as it does, s3://bucket/prefix, in place of ARCHIVE_DIR',
    default: undefined,
    schema: z
      .string()
      .regex(PLACE, 'must be s3://bucket, or s3://bucket/prefix of letters, digits, ".", "_" and "-"')
      .transform((text) => {
        const [, bucket, path] = PLACE.exec(text)!; // it matched above
        return { bucket: bucket!, prefix: path === '' ? '' : `${path!.slice(1)}/` };
      }),
  },
  ARCHIVE_ENDPOINT: {
    meaning: 'server of that bucket, such as https://minio.example:9000',
    default: 'Amazon S3 in ARCHIVE_REGION',
    schema: z
      .string()
      .refine(isEndpoint, NO_ENDPOINT)
      .transform((text) => new URL(text).origin),
  },
  ARCHIVE_REGION: {
    meaning: 'region of that bucket; your own server mostly takes the default',
    default: REGION,
    schema: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be a region, such as eu-central-1'),
  },
  ARCHIVE_ADDRESSING: {
    meaning: 'where the bucket is named: path, as MinIO and Ceph expect, or host',
    default: 'path with ARCHIVE_ENDPOINT, else host',
    schema: z.enum(['path', 'host'], 'must be path or host'),
  },
  ARCHIVE_ACCESS_KEY_ID: {
    meaning: 'name of the key that may list that bucket, and get, put and delete objects under the prefix',
    default: undefined,
    schema: z.string().regex(/^[\x21-\x7e]{1,256}$/, 'must be printable characters without spaces'),
  },
  ARCHIVE_SECRET_ACCESS_KEY: {
    meaning: 'that key itself',
    default: undefined,
    isSecret: true,
    schema: z.string().regex(/^[\x21-\x7e]{1,512}$/, 'must be printable characters without spaces'),
  },
} as const;

type Read = <Name extends keyof typeof ARCHIVE_VARIABLES>(
  name: Name,
) => z.output<(typeof ARCHIVE_VARIABLES)[Name]['schema']> | undefined;

/** What is missing or does not go together is added to `problems`. */
export function readArchiveSettings(
  read: Read,
  privateHosts: ReadonlySet<string>,
  problems: string[],
): ArchiveSettings | undefined {
  const folder = read('ARCHIVE_DIR');
  const place = read('ARCHIVE_URL');
  const endpoint = read('ARCHIVE_ENDPOINT');
  const region = read('ARCHIVE_REGION') ?? REGION;
  const addressing = read('ARCHIVE_ADDRESSING');
  const accessKeyId = read('ARCHIVE_ACCESS_KEY_ID');
  const secretAccessKey = read('ARCHIVE_SECRET_ACCESS_KEY');
  if (folder !== undefined && place !== undefined) {
    problems.push('ARCHIVE_DIR and ARCHIVE_URL cannot both be set');
  }
  if (endpoint !== undefined && !isSafeUrl(endpoint, privateHosts)) {
    problems.push(`ARCHIVE_ENDPOINT ${NO_ENDPOINT}`);
  }
  if (place === undefined) return folder === undefined ? undefined : { kind: 'folder', folder };
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    problems.push('ARCHIVE_URL needs ARCHIVE_ACCESS_KEY_ID and ARCHIVE_SECRET_ACCESS_KEY');
    return undefined;
  }
  const isPathStyle = (addressing ?? (endpoint === undefined ? 'host' : 'path')) === 'path';
  return { kind: 'bucket', endpoint, region, ...place, isPathStyle, accessKeyId, secretAccessKey };
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, pathname, search, hash } = new URL(text);
  return (
    /^https?:$/.test(protocol) && pathname === '/' && [username, search, hash].every((part) => part === '')
  );
}
