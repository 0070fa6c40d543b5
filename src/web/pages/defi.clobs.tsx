import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'clobs',
  nav: { text: 'CLOBs', menus: [{ menu: 'DeFi', order: 60 }], use: 'defi', area: 'analytics' },
});
