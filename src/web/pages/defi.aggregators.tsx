import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'aggregators',
  nav: { text: 'Aggregators', menus: [{ menu: 'DeFi', order: 110 }], use: 'defi', area: 'analytics' },
});
