import { PRODUCT } from '#contracts/product';
import { ChatPage } from '../features/chat/frame/chat-page.tsx';
import { definePage } from './define-page.ts';

export default definePage<null>({
  nav: { text: 'Chat', menus: [{ menu: 'Explore', order: 60 }], use: 'chat', area: 'ai' },
  load: () => Promise.resolve(null),
  head: () => ({
    title: `${PRODUCT.assistantName} assistant`,
    description: 'An assistant that plans, reads the chain with tools and shows the source of every figure.',
  }),
  View: ChatPage,
});
