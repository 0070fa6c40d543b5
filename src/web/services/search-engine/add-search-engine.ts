/** Asks the browser to add the product as a search engine. Throws where it cannot be asked. */
export function addSearchEngine(): void {
  const provider: unknown = Reflect.get(window, 'external');
  if (typeof provider !== 'object' || provider === null)
    throw new Error('the browser takes no search engines');
  const add: unknown = Reflect.get(provider, 'AddSearchProvider');
  if (typeof add !== 'function') throw new Error('the browser takes no search engines');
  Reflect.apply(add, provider, [`${location.origin}/opensearch.xml`]);
}
