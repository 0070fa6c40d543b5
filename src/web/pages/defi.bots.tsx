import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'bots',
  nav: { text: 'Bots', menus: [{ menu: 'DeFi', order: 90 }], use: 'defi', area: 'analytics' },
});
