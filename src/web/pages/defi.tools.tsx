import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'tools',
  nav: { text: 'Tools', menus: [{ menu: 'DeFi', order: 160 }], use: 'defi', area: 'analytics' },
});
