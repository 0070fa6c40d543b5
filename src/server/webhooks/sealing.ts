/** What only this server may read of what it stores: AES-256-GCM under a key that is not in the store. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../config/configuration.ts';

/** Seals texts. `about` names what a text belongs to: it opens nowhere else. */
export interface Seal {
  seal(text: string, about: string): string;
  /** Throws `SealError` for what was sealed under another key or for something else. */
  open(sealed: string, about: string): string;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSeal(key: string): Seal {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'webhook secrets', 32));
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derived, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${sealed.toString('base64url')}`;
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed.slice(VERSION.length + 1), 'base64url');
      if (!sealed.startsWith(`${VERSION}.`) || bytes.length < IV_BYTES + TAG_BYTES) throw new SealError();
      const decipher = createDecipheriv('aes-256-gcm', derived, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        throw new SealError();
      }
    },
  };
}

/**
 * The seal of this server: by `WEBHOOK_KEY`, else by a key in a file beside a store of this machine, made when it is
 * first needed. `undefined` where a database is shared and no key is set: other processes could not read it.
 */
export function openSeal({
  webhookKey,
  usersUrl,
  dataDir,
}: Pick<Configuration, 'webhookKey' | 'usersUrl' | 'dataDir'>): Seal | undefined {
  if (webhookKey !== undefined) return createSeal(webhookKey);
  if (usersUrl !== undefined) return undefined;
  return createSeal(readKeyFile(join(dataDir, 'users')));
}

function readKeyFile(folder: string): string {
  const path = join(folder, 'webhook.key');
  const known = readKey(path);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    // Whole or not at all: a disk that is full would leave a file without a key. One that stands there stays.
    moveTo(draft, path);
  } catch (error) {
    // Made meanwhile, by another process.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readKey(path);
  if (made === undefined) throw new Error(`${path} holds no key`);
  return made;
}

/** File systems that know no second name for a file are asked to rename it. */
function moveTo(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP') throw error;
    renameSync(draft, path);
  }
}

/** `undefined` where there is no file. Throws for one that holds something else: what was sealed would be lost with it. */
function readKey(path: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  // Empty since a disk was full when it was to be made: nothing was ever sealed with it.
  if (text === '') {
    rmSync(path, { force: true });
    return undefined;
  }
  if (text.length < 32) throw new Error(`${path} holds no key`);
  return text;
}
