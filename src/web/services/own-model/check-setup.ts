import { MODEL_NAME } from '#contracts/assistant/own-model';
import { isKey, toRequestUrl, type OwnModelSetup } from './own-model.ts';

/** Why what was typed cannot be used, in words; `undefined` where it can. `ownOrigin` is the page's. */
export function checkSetup(
  { vendor, model, key, url }: OwnModelSetup,
  ownOrigin: string,
): string | undefined {
  const request = toRequestUrl({ vendor, url });
  if (request === undefined) {
    return 'This is not the address of an endpoint. Use https, or http on this machine, without a name or password.';
  }
  if (request.origin === ownOrigin) return 'This is the address of this product.';
  if (model === '') return 'Name the model.';
  if (!MODEL_NAME.test(model)) return 'This is not the name of a model.';
  if (!isKey(key)) return 'A key has no spaces and at most 512 characters.';
  return key === '' && vendor !== 'endpoint' ? 'The key is missing.' : undefined;
}
