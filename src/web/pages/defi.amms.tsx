import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'amms',
  nav: { text: 'AMMs', menus: [{ menu: 'DeFi', order: 50 }], use: 'defi', area: 'analytics' },
});
