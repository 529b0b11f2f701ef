import { applyD1Migrations, env } from 'cloudflare:test';

/** Every worker test file starts from the migrated, empty database (the pool isolates storage per file). */
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
