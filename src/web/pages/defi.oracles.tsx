import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'oracles',
  nav: { text: 'Oracles', menus: [{ menu: 'DeFi', order: 150 }], use: 'defi', area: 'analytics' },
});
