import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as base64url. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** 128 random bits as hex: the id of something that is not secret, yet cannot be guessed. */
export const makeId = (): string => randomBytes(16).toString('hex');

/** What is stored in place of a secret: SHA-256, as hex. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
