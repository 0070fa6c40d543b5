import { findOne, type UserDatabase } from './user-database.ts';

export interface StoredProfile {
  readonly displayName: string | undefined;
  readonly transactionTab: string | undefined;
}

export const PROFILE_TABLES = [
  `CREATE TABLE profiles (user_id TEXT PRIMARY KEY REFERENCES users (id), display_name TEXT, transaction_tab TEXT)`,
];

export interface Profiles {
  find(userId: string): Promise<StoredProfile>;
  save(userId: string, profile: StoredProfile): Promise<void>;
}

export function createProfiles(database: UserDatabase): Profiles {
  return {
    async find(userId) {
      const row = await findOne(database, 'SELECT * FROM profiles WHERE user_id = $1', [userId]);
      return {
        displayName: toText(row?.['display_name']),
        transactionTab: toText(row?.['transaction_tab']),
      };
    },
    async save(userId, { displayName, transactionTab }) {
      await database.run(
        `INSERT INTO profiles VALUES ($1, $2, $3) ON CONFLICT (user_id)
         DO UPDATE SET display_name = excluded.display_name, transaction_tab = excluded.transaction_tab`,
        [userId, displayName ?? null, transactionTab ?? null],
      );
    },
  };
}

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
