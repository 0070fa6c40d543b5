import { encodeBase58 } from '#std/base58';
import { remember } from '../economy/memory.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { system } from '../programs/system.ts';
import { defineScenario } from './define-scenario.ts';

const NONCE_LENGTH = 80;
const MAX_NONCES = 8;

export default defineScenario({
  key: 'durable-nonces',
  title: 'Transactions signed long before they are sent',
  weight: 2,
  step: (world) => {
    const { random, memory } = world;
    if (memory.nonces.length < MAX_NONCES) {
      const authority = world.pickActor();
      const payer = world.actorAt(authority);
      const account = world.nameKeypair('nonce');
      const landed = world.send(
        payer,
        [
          system.createAccount(
            payer.address,
            account.address,
            world.rent(NONCE_LENGTH),
            NONCE_LENGTH,
            PROGRAMS.system,
          ),
          system.initializeNonce(account.address, payer.address),
        ],
        { signers: [account] },
      );
      if (landed?.error !== null) return;
      memory.nonces = remember(memory.nonces, { address: account.address, authority }, MAX_NONCES);
      return;
    }
    const { address, authority } = random.pick(memory.nonces);
    const account = world.chain.bank.accounts.get(address);
    if (!account) return;
    const payer = world.actorAt(authority);
    const lamports = BigInt(random.integer(1_000_000, 60_000_000));
    // One in ten fails after its nonce was advanced, which consumes the nonce all the same.
    const isDoomed = random.chance(0.1);
    const amount = isDoomed ? world.balance(payer.address) * 2n : lamports;
    world.send(
      payer,
      [
        system.advanceNonce(address, payer.address),
        system.transfer(payer.address, world.pickOther(authority).address, amount),
      ],
      { blockhash: encodeBase58(account.data.subarray(40, 72)) },
    );
  },
});
