import type { Address } from '#contracts/chain';

/** Bridges number the chains they reach, each in its own way. */
export type ChainNumbers = 'wormhole' | 'cctp' | 'evm' | 'debridge' | 'layerzero';

/**
 * Sources: wormhole-foundation/wormhole-sdk-ts `core/base/src/constants/chains.ts` and the older table of
 * wormhole.com/docs `reference/chain-ids`; developers.circle.com `cctp/supported-domains`; the chain IDs of EIP-155
 * (ethereum-lists/chains); docs.debridge.com `architecture/supported-chains` (others are those of EIP-155);
 * LayerZero-Labs `lz-definitions` MainnetV2EndpointId and docs.layerzero.network `deployed-contracts`.
 */
const TABLES: Readonly<Record<ChainNumbers, string>> = {
  wormhole: `1 Solana, 2 Ethereum, 4 BNB Smart Chain, 5 Polygon, 6 Avalanche, 7 Oasis, 8 Algorand, 10 Fantom,
    11 Karura, 12 Acala, 13 Kaia, 14 Celo, 15 NEAR, 16 Moonbeam, 17 Neon, 19 Injective, 20 Osmosis, 21 Sui, 22 Aptos,
    23 Arbitrum, 24 Optimism, 25 Gnosis, 26 Pythnet, 29 Bitcoin, 30 Base, 32 Sei, 34 Scroll, 35 Mantle, 36 Blast,
    37 X Layer, 38 Linea, 39 Berachain, 40 SeiEVM, 44 Unichain, 45 World Chain, 46 Ink, 47 HyperEVM, 48 Monad,
    50 Mezo, 51 Fogo, 52 Sonic, 53 Converge, 55 Plume, 57 XRPL EVM, 67 0G, 3104 Wormchain, 4000 Cosmos Hub,
    4001 Evmos, 4002 Kujira, 4003 Neutron, 4004 Celestia, 4005 Stargaze, 4006 SEDA, 4007 Dymension, 4008 Provenance,
    4009 Noble`,
  cctp: `0 Ethereum, 1 Avalanche, 2 Optimism, 3 Arbitrum, 4 Noble, 5 Solana, 6 Base, 7 Polygon, 8 Sui, 9 Aptos,
    10 Unichain, 11 Linea, 12 Codex, 13 Sonic, 14 World Chain, 15 Monad, 16 Sei, 17 BNB Smart Chain, 18 XDC,
    19 HyperEVM, 21 Ink, 22 Plume`,
  evm: `1 Ethereum, 10 Optimism, 25 Cronos, 56 BNB Smart Chain, 100 Gnosis, 130 Unichain, 137 Polygon, 143 Monad,
    146 Sonic, 232 Lens, 250 Fantom, 288 Boba, 324 zkSync Era, 480 World Chain, 690 Redstone, 747 Flow,
    999 HyperEVM, 1088 Metis, 1135 Lisk, 1284 Moonbeam, 1329 Sei, 1514 Story, 1868 Soneium, 2741 Abstract,
    5000 Mantle, 8217 Kaia, 8453 Base, 34443 Mode, 42161 Arbitrum, 42220 Celo, 43114 Avalanche, 57073 Ink,
    59144 Linea, 60808 BOB, 80094 Berachain, 81457 Blast, 534352 Scroll, 7777777 Zora, 34268394551451 Solana`,
  debridge: `7565164 Solana, 100000001 Neon, 100000002 Gnosis, 100000004 Metis, 100000005 Bitrock, 100000006 CrossFi,
    100000008 Zilliqa, 100000009 Flow, 100000013 Story, 100000014 Sonic, 100000015 Zircuit, 100000017 Abstract,
    100000020 Berachain, 100000021 BOB, 100000022 HyperEVM, 100000023 Mantle, 100000024 Plume, 100000025 Sophon,
    100000026 TRON, 100000027 Sei, 100000028 Plasma, 100000029 Injective, 100000030 Monad, 100000031 MegaETH`,
  layerzero: `30101 Ethereum, 30102 BNB Smart Chain, 30106 Avalanche, 30108 Aptos, 30109 Polygon, 30110 Arbitrum,
    30111 Optimism, 30112 Fantom, 30125 Celo, 30126 Moonbeam, 30145 Gnosis, 30150 Kaia, 30151 Metis, 30153 Core,
    30159 Canto, 30165 zkSync Era, 30167 Moonriver, 30168 Solana, 30175 Arbitrum Nova, 30177 Kava, 30181 Mantle,
    30183 Linea, 30184 Base, 30243 Blast, 30267 Degen, 30279 BOB, 30324 Abstract, 30336 Flow, 30359 Cronos,
    30362 Berachain`,
};

const names = new Map<ChainNumbers, ReadonlyMap<bigint, string>>();

/** Name of the chain a bridge calls `number`; absent where no public table has it. */
export function findChainName(numbers: ChainNumbers, number: bigint): string | undefined {
  let known = names.get(numbers);
  if (known === undefined) {
    known = new Map(
      TABLES[numbers].split(',').map((entry) => {
        const text = entry.trim();
        const space = text.indexOf(' ');
        return [BigInt(text.slice(0, space)), text.slice(space + 1)];
      }),
    );
    names.set(numbers, known);
  }
  return known.get(number) ?? (numbers === 'debridge' ? findChainName('evm', number) : undefined);
}

/**
 * Accounts of the Wormhole token bridge that stand for its contract on another chain: the address derived from the
 * chain's number (two bytes, the greater first) and the contract's address in 32 bytes. Sources: wormhole-foundation/
 * wormhole `solana/modules/token_bridge/program/src/accounts.rs`, contracts by wormhole-sdk-ts
 * `core/base/src/constants/contracts/tokenBridge.ts`.
 */
const WORMHOLE_ENDPOINTS: ReadonlyMap<string, bigint> = new Map([
  ['DujfLgMKW71CT2W8pxknf42FT86VbcK5PjQ6LsutjWKC', 2n],
  ['5djXs8EgUfDMSVaE7DVrt6EtqsY7ebWVwjwx5WeczQYE', 4n],
  ['J6fNPeeJc1E2zDRUtvD9aaC9kBsEq7JaFr1oa97DAJhj', 5n],
  ['uccNQAcppnzviWuE5YYncE8PT6EL2YsBYvq3nLgkjEB', 6n],
  ['2fB1sfMHaqk4HzqSkXWbBBTh8L2RF22ZYcYwdewix9Gy', 10n],
  ['ARcEABPJrA1FvCF7MPcACcqVBzVisQdcwP4nmGsZKVc6', 13n],
  ['85JTD3Yact52Pa8NGuy9ycCUYwGM7V2cucsvacvfcpby', 14n],
  ['EB7SRczXgrcj5HiyasGrBMNrWw4iFnnm2Wu9sL51JBKA', 16n],
  ['12Uj9xTN8paxZtt2kM1eUNmS2JmzAQS2TXFS42KU4Ds6', 23n],
  ['44MmDhWQFR9h8qLHfCjbRpigb84ZoGk5zbWR5eYRhgm9', 24n],
  ['2RqsLccXU663EPZrga8zja2sksWG2Apgs3eEGuSXHnUj', 30n],
  ['BNHzPDn5TbyLyoptisfitFaRw3xHYXDa3oo8NAxr8FHc', 34n],
  ['BQMd3K6iT5y5mogeAcHSM9VmDJ2SJAZCMMeCrk9czQfd', 35n],
  ['G8ozAEFHpHp4jFHd7p3jVUmj91QooU73ggwfp9e9D4U1', 37n],
  ['dhYerX4XTgw3xeQhocvxMN2XddBsPSsmjnAc9XMtzU9', 39n],
  ['DHUnES9uTpyy4kXmuopTctX8t5qx44sJWs5JwG76JAvt', 40n],
  ['5YhHLyL63w6C9wz6rNAoPUwn4fDT4BNYax38FcvZ6AsE', 44n],
  ['3mkYU9WMUEasaT3FWCJHScWPPkS8kwG7MRRu8EuBdMA6', 45n],
  ['2BgGJTF8E7eGrh1nieiZidXM6XMpQFXDaQCmND11TjsP', 46n],
  ['24YqL4dGdZLYfKL1PWUwgDaMU2WU1ip7E8vvoCTaucB7', 57n],
]);

/** Number of the chain whose token bridge an account stands for. */
export const findWormholeChain = (endpoint: Address): bigint | undefined => WORMHOLE_ENDPOINTS.get(endpoint);
