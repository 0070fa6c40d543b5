import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'options',
  nav: { text: 'Options', menus: [{ menu: 'DeFi', order: 80 }], use: 'defi', area: 'analytics' },
});
