/** Where the public link of a dashboard leads. Every page knows the path of those that are framed. */

/** The name of a public link: 22 characters nobody guesses. */
export const SHARED_DASHBOARD_NAME = /^[A-Za-z0-9_-]{22}$/;

/** The page of a public link, and the one other sites may frame. */
export const toSharedPath = (name: string): string => `/d/${name}`;
export const EMBED_PATH = '/embed/d/';
export const toEmbedPath = (name: string): string => EMBED_PATH + name;
