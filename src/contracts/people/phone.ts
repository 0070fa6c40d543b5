/**
 * Whether a browser says it runs on Android, where wallets are apps that a page reaches over a socket on the phone
 * itself. The page's policy and the page's script go by the same text.
 */
export const isAndroid = (userAgent: string): boolean => /android/i.test(userAgent);
