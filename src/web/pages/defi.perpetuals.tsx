import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'perpetuals',
  nav: { text: 'Perpetuals', menus: [{ menu: 'DeFi', order: 70 }], use: 'defi', area: 'analytics' },
});
