import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'stablecoins',
  nav: { text: 'Stablecoins', menus: [{ menu: 'DeFi', order: 140 }], use: 'defi', area: 'analytics' },
});
