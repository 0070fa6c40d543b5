import type { Cluster } from './cluster.ts';

export const TOKEN_IMAGE_PATH = '/token-image';

/** Where this server draws the picture of a token. */
export const toTokenImage = (mint: string, cluster: Cluster): string =>
  `${TOKEN_IMAGE_PATH}/${mint}?cluster=${cluster}`;

/** Where a picture of a token may be drawn from. */
export interface PictureSource {
  readonly uri: string;
  /** Whether what it leads to may be fetched; what stands in it may be drawn in any case. */
  readonly mayFetch: boolean;
}
