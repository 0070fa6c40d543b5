export interface ListedObject {
  readonly key: string;
  /** Unix milliseconds. */
  readonly modifiedMs: number;
}

export interface Listing {
  readonly objects: readonly ListedObject[];
  readonly folders: readonly string[];
  /** What asks for the next page; `undefined` on the last one. */
  readonly next: string | undefined;
}

/** An answer to `ListObjectsV2`; `undefined` for any other text. */
export function readListing(xml: string): Listing | undefined {
  if (!xml.includes('<ListBucketResult')) return undefined;
  const objects = readElements(xml, 'Contents').map((contents) => ({
    key: readElement(contents, 'Key') ?? '',
    modifiedMs: Date.parse(readElement(contents, 'LastModified') ?? '') || 0,
  }));
  const folders = readElements(xml, 'CommonPrefixes').map((one) => readElement(one, 'Prefix') ?? '');
  const isTruncated = readElement(xml, 'IsTruncated') === 'true';
  return { objects, folders, next: isTruncated ? readElement(xml, 'NextContinuationToken') : undefined };
}

/** The text of the first element of a name. */
export function readElement(xml: string, name: string): string | undefined {
  const [inner] = readElements(xml, name, 1);
  return inner === undefined ? undefined : unescape(inner);
}

function readElements(xml: string, name: string, most = Infinity): readonly string[] {
  const [open, close] = [`<${name}>`, `</${name}>`];
  const found: string[] = [];
  for (let at = xml.indexOf(open); at !== -1 && found.length < most; at = xml.indexOf(open, at)) {
    const end = xml.indexOf(close, at);
    if (end === -1) break;
    found.push(xml.slice(at + open.length, end));
    at = end;
  }
  return found;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
]);

const unescape = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES.get(entity) ?? entity);
