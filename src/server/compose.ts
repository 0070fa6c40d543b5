/** The composition root: parts of a server that need one another are made here, once, and handed in. */
import { join } from 'node:path';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { ModelState } from '#contracts/operation/model-state';
import type { Agent } from './assistant/agent.ts';
import type { ModelWatch } from './assistant/planning/model-watch.ts';
import { createApi, type AnswerParts } from './answering/answer.ts';
import type { Configuration } from './config/configuration.ts';
import { openExporter, type Exporter } from './export/exporter.ts';
import type { SharedState } from './shared-state/shared-state.ts';
import type { StorageWatch } from './ops/storage-watch.ts';
import { createWebhookRuntime, type WebhookRuntime } from './webhooks/runtime.ts';

/** What answers questions, with those of its answers that are made by asking others. */
export function composeAnswers({ clusters, log }: Pick<AnswerParts, 'clusters' | 'log'>): AnswerParts {
  const answers: AnswerParts = {
    clusters,
    log,
    services: {
      async explain(cluster, kind, id, signal) {
        // Loaded by the first who asks: the assistant is the largest part of the server.
        const { explain } = await import('./assistant/planning/answer-explained.ts');
        return explain({ ...answers, nowMs: Date.now }, cluster, kind, id, signal);
      },
      async readReference() {
        const { toReference } = await import('./reference/reference.ts');
        return toReference();
      },
      async findOperation(name) {
        const { toOperation } = await import('./reference/reference.ts');
        return toOperation(name);
      },
    },
  };
  return answers;
}

export interface PeopleParts {
  readonly configuration: Configuration;
  readonly users: UserStore;
  readonly answers: AnswerParts;
  readonly log: Log;
  readonly storage: StorageWatch;
  readonly nowMs: () => number;
  /** What is shared with other processes; nothing where it is absent. */
  readonly shared?: SharedState | undefined;
}

/** What serves people and goes on after a request has been answered. */
export interface PeopleServices {
  agent(): Promise<Agent>;
  /** Opened by the first who asks; one that could not be opened is tried again. */
  exporter(): Promise<Exporter>;
  /** What sends messages of webhooks, once it is started. */
  readonly webhooks: WebhookRuntime;
  /** Ends the files that are being made. */
  closeExporter(): Promise<void>;
  /** Ends the assistant's runs. */
  closeAgent(): Promise<void>;
  /** What is known of the language model that is set. */
  modelState(): ModelState;
  /** Finds out what it can do, where one is set. Never rejects. */
  checkModel(): Promise<void>;
}

export function composePeople(parts: PeopleParts): PeopleServices {
  const { configuration, users, answers, log, storage, nowMs, shared } = parts;
  let agent: Promise<Agent> | undefined;
  let model: ModelWatch | undefined;
  const { model: wanted } = configuration.assistant;
  let exporter: Promise<Exporter> | undefined;
  const services: PeopleServices = {
    webhooks: createWebhookRuntime({
      configuration,
      users,
      clusters: answers.clusters,
      nowMs,
      log: log.child('webhooks'),
      counts: shared?.counts,
    }),
    // What fails once is tried again by the next who asks.
    agent() {
      agent ??= import('./assistant/agent.ts')
        .then(({ createAgent }) => {
          const made = createAgent({ ...answers, log, configuration, nowMs, shared });
          model = made.backends.watch;
          return made;
        })
        .catch((error: unknown) => {
          agent = undefined;
          throw error;
        });
      return agent;
    },
    exporter() {
      exporter ??= openExporter({
        folder: join(configuration.dataDir, 'exports'),
        sharedFolder: configuration.exportDir,
        messages: shared?.messages,
        jobs: users.exports,
        log,
        hear: storage.hear('exports'),
        nowMs,
        apiOf: (cluster) => createApi(answers, cluster),
      }).catch((error: unknown) => {
        exporter = undefined;
        storage.failed('exports', error);
        throw error;
      });
      return exporter;
    },
    async closeExporter() {
      await (await exporter)?.close();
    },
    async closeAgent() {
      model?.close();
      await (await agent)?.runs.close();
    },
    modelState() {
      if (wanted === undefined) return { kind: 'none' };
      return model?.state ?? { kind: 'checking', model: wanted.model };
    },
    async checkModel() {
      if (wanted === undefined) return;
      try {
        await (await services.agent()).backends.watch?.check();
      } catch (error) {
        log.error('the model could not be checked', { error });
      }
    },
  };
  return services;
}
