/** What a fragment calls the endpoint a link offers. The settings open with it, and the visitor decides there. */
export const OFFERED_ENDPOINT = 'custom-rpc';
