import type { NetworksAnswer } from '#contracts/network/networks';
import type { Wire } from '#std/json';
import { NetworkStates, NetworkView } from '../features/networks/network-view.tsx';
import { useNetworks } from '../features/networks/use-networks.ts';
import { usePlace } from '../router/place.ts';
import { AgeValue } from '../values/age.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<NetworksAnswer>>({
  nav: {
    text: 'Networks',
    menus: [{ menu: 'Explore', order: 20, on: 'desktop' }],
    goKey: 'n',
    use: 'networks',
    area: 'developer',
  },
  load: ({ api, signal }) => api.ask('networks', {}, { signal }),
  head: () => ({
    title: 'Networks',
    description:
      'Every cluster with its slot, slot time, transaction rate and version, and the state of each endpoint of the pool.',
  }),
  View: ({ data }) => <Networks start={data} />,
});

function Networks({ start }: { readonly start: Wire<NetworksAnswer> }) {
  const { cluster } = usePlace();
  const { networks, fetchedAt } = useNetworks(start);
  const shownFirst = networks.toSorted(
    (a, b) => Number(b.cluster === cluster) - Number(a.cluster === cluster),
  );
  return (
    <>
      <h1>Networks</h1>
      <p>
        Choose the network for the other pages in the settings. Checked by this server{' '}
        <AgeValue unixSeconds={Math.floor(Date.parse(fetchedAt) / 1_000)} />
      </p>
      <NetworkStates networks={shownFirst} />
      {shownFirst.map((network) => (
        <NetworkView key={network.cluster} network={network} shown={network.cluster === cluster} />
      ))}
    </>
  );
}
