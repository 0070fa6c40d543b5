import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'layerzero-dvn',
  name: 'LayerZero DVN',
  programs: [
    '5KAALa8AEEKnW6p6AacdnqNDmGMpfhwR7AEyWs1gUvsT',
    'FAAWGvgG5KNinoW4UJDF2MMU33DXeUb16tqapAgNbowR',
    '3KW3GSMteGAEX5uCLJ41RokM8K1QrMCpqwGjrcJn6we2',
    'D5mVdHmD21yPS3p4utgp54wTUPqt7d7qCXt4oqCYsaBo',
    '4Z436PCb83Ft9dMRtwZ2mK7ZQtqVhbFEC3BYna9qB7B9',
    'QvorCTciEhpzwCVUCcLcbGFp15rpwFSsdQzHkgGBGHA',
    '8Hi6A4afZQrYjJrKFGqaLfWroMUrCqSonrwVhopxSVnW',
    '4fs6aL12L18K5giDy9Dgxgrb3aNRYiuRV2a7JPPj3e7F',
    'GZPWZ44QJZ4pKArayYDUwP3R18gk4jBELE3ke7gU2zeS',
    'BzEhK3gW6C1uJfRR8Uu2xjKPyYiQGRfR8tr6UNdb6u1k',
    '68C5DkFUS2BJwvjhi25s6WgJK5oi6f1TrDXPDvLK6c1b',
    '2riPXyzsFhSasZTxbEeWuuvHu4P5c49x4ARJQ4wgLiTF',
    'HtEYV4xB4wvsj5fgTkcfuChYpvGYzgzwvNhgDZQNh7wW',
  ],
  category: 'bridge',
  source: 'npm @layerzerolabs/lz-solana-sdk-v2 3.0.168, src/generated/kinobi and deployments/solana-mainnet',
});
