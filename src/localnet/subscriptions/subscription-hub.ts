import type { WebSocket } from 'ws';
import type { Log } from '#std/log';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import { dispatch } from '../rpc/dispatch.ts';
import type { Method } from '../rpc/method.ts';
import { rpcErrors } from '../rpc/rpc-error.ts';
import { serializeAnswer } from '../rpc/serialize.ts';
import { SUBSCRIPTION_KINDS } from './kinds.ts';
import type { ChainMoment, SubscriptionKind } from './subscription.ts';

const MAX_SUBSCRIPTIONS = 1_000;
/** A client that lets this much pile up unread is cut off. */
const MAX_BUFFERED_BYTES = 16_777_216;

interface Subscription {
  readonly id: number;
  readonly kind: SubscriptionKind;
  readonly notify: ReturnType<SubscriptionKind['open']>;
}

interface Connection {
  readonly socket: WebSocket;
  readonly subscriptions: Map<number, Subscription>;
}

/** All WebSocket clients and what they subscribed to. */
export class SubscriptionHub {
  readonly #chain: LocalnetChain;
  readonly #log: Log;
  readonly #connections = new Set<Connection>();
  #nextId = 1;

  constructor(chain: LocalnetChain, log: Log) {
    this.#chain = chain;
    this.#log = log;
    chain.events.on('slot', (slot) => this.#tell({ kind: 'slot', slot }));
    chain.events.on('transaction', (transaction) => this.#tell({ kind: 'transaction', transaction }));
    chain.events.on('sealed', (settled) => this.#tell({ kind: 'block', commitment: 'confirmed', settled }));
    chain.events.on('finalized', (settled) =>
      this.#tell({ kind: 'block', commitment: 'finalized', settled }),
    );
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  /** Serves a client until it leaves: all RPC methods, and subscriptions. */
  connect(socket: WebSocket): void {
    const connection: Connection = { socket, subscriptions: new Map() };
    this.#connections.add(connection);
    socket.on('close', () => this.#connections.delete(connection));
    socket.on('error', () => socket.terminate());
    // Text and binary frames alike come as one buffer; `ws` gives others only when configured so.
    socket.on('message', (bytes: Buffer) => {
      const answer = dispatch(this.#chain, bytes.toString(), this.#log, (name) =>
        this.#find(connection, name),
      );
      if (answer !== undefined) socket.send(answer);
      this.#catchUp(connection);
    });
  }

  #find(connection: Connection, name: string): Method | undefined {
    for (const kind of SUBSCRIPTION_KINDS) {
      if (name === `${kind.name}Subscribe`) {
        return (chain, params) => this.#subscribe(connection, kind, kind.open(chain, params));
      }
      if (name === `${kind.name}Unsubscribe`) {
        return (_chain, params) => {
          if (connection.subscriptions.delete(params.integer(0))) return true;
          throw rpcErrors.invalidParams('Invalid subscription id.');
        };
      }
    }
    return undefined;
  }

  #subscribe(connection: Connection, kind: SubscriptionKind, notify: Subscription['notify']): number {
    if (connection.subscriptions.size >= MAX_SUBSCRIPTIONS) {
      throw rpcErrors.invalidRequest('Internal Error: too many subscriptions');
    }
    const id = this.#nextId++;
    connection.subscriptions.set(id, { id, kind, notify });
    return id;
  }

  /** A signature may have settled before its subscription: the answer must follow at once. */
  #catchUp(connection: Connection): void {
    const { openSlot, sealedSlot, finalizedSlot } = this.#chain;
    const slot = { slot: openSlot, parent: sealedSlot, root: finalizedSlot };
    for (const subscription of connection.subscriptions.values()) {
      if (subscription.kind.name === 'signature')
        this.#notify(connection, subscription, { kind: 'slot', slot });
    }
  }

  #tell(moment: ChainMoment): void {
    for (const connection of this.#connections) {
      for (const subscription of connection.subscriptions.values())
        this.#notify(connection, subscription, moment);
    }
  }

  #notify(
    { socket, subscriptions }: Connection,
    { id, kind, notify }: Subscription,
    moment: ChainMoment,
  ): void {
    for (const { result, isLast } of notify(moment)) {
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate();
      const params = { result, subscription: id };
      socket.send(serializeAnswer({ jsonrpc: '2.0', method: `${kind.name}Notification`, params }));
      if (isLast) subscriptions.delete(id);
    }
  }
}
