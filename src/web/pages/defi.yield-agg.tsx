import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'yield-agg',
  nav: { text: 'Yield aggregators', menus: [{ menu: 'DeFi', order: 120 }], use: 'defi', area: 'analytics' },
});
