/** Fields that settings of several kinds of providers are made of. */
import { z } from 'zod';
import { isProviderUrl, type UrlRule } from './provider-url.ts';

export const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/;

/** Text of 1 to `most` characters without control characters. */
export const line = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^[^\\0-\\x1f\\x7f]{1,${most}}$`), `must be one line of at most ${most} characters`);

/** An address requests or visitors are sent to. */
export const url = (rule: UrlRule) =>
  z.string().refine((text) => isProviderUrl(text, rule), 'must be an https URL without user and fragment');

/** Host names, with a port where it is not the usual one. */
export const hosts = z.array(z.string().regex(HOST, 'must be host names')).max(8).default([]);

export const clientId = line(512);
export const responseType = z.literal('code', 'must be code').default('code');
export const scope = line(512);
/** Scope of a sign-in that ends in an id token. */
export const openIdScope = scope
  .refine((text) => text.split(' ').includes('openid'), 'must hold openid')
  .default('openid');
