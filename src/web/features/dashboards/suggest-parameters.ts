import type { Api } from '#contracts/api';
import { SOL_MINT } from '#contracts/chain';
import type { Parameter } from '#contracts/dashboards/dashboard';

/**
 * What a parameter may begin with on this cluster: of the day the token with the most volume, SOL aside, the program with
 * the most fees and the wallet with the most volume, and the validator with the most stake; `undefined` where nothing is known of it.
 */
export async function suggestParameter(
  api: Api,
  name: Parameter,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const options = signal === undefined ? {} : { signal };
  switch (name) {
    case 'token': {
      const q = JSON.stringify({
        from: 'trades',
        where: [{ field: 'base', is: '!=', value: SOL_MINT }],
        by: ['base'],
        measures: [{ measure: 'sum', field: 'microUsd' }],
        limit: 1,
      });
      return toAddress(await api.ask('explore', { q }, options));
    }
    case 'validator': {
      const found = await api.ask('validators', {}, options);
      return found.kind === 'found' ? found.rows[0]?.vote : undefined;
    }
    case 'program': {
      const q = JSON.stringify({
        from: 'programs',
        by: ['program'],
        measures: [{ measure: 'sum', field: 'feeLamports' }],
        limit: 1,
      });
      return toAddress(await api.ask('explore', { q }, options));
    }
    case 'wallet': {
      const q = JSON.stringify({
        from: 'trades',
        by: ['trader'],
        measures: [{ measure: 'sum', field: 'microUsd' }],
        limit: 1,
      });
      return toAddress(await api.ask('explore', { q }, options));
    }
  }
}

function toAddress(answer: { readonly kind: string; readonly rows?: readonly (readonly unknown[])[] }) {
  const first = answer.rows?.[0]?.[0];
  return typeof first === 'string' ? first : undefined;
}
