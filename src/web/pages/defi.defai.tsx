import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'defai',
  nav: { text: 'DeFAI', menus: [{ menu: 'DeFi', order: 100 }], use: 'defi', area: 'analytics' },
});
