// Brings this machine's database to the newest migration; the deployed one is migrated by npm run deploy.
import { command } from '../local/d1.ts';
import { openStore } from './backups/store.ts';

await command(async () => {
  const store = await openStore(false);
  try {
    await store.migrate();
  } finally {
    await store.close();
  }
});
