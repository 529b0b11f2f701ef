import type { Api } from '../api.ts';

export type PrintApi = ReturnType<typeof printApi>;

/** What sheets are made of, by the calls that the public pages use. */
export const printApi = (api: Api) => ({
  /** All that a sheet can show, and the instant (epoch ms) at which it is true. */
  async directory() {
    const [services, organisations, helplines, { now, isSample }] = await Promise.all([
      api.services(),
      api.organisations(),
      api.helplines(),
      api.health(),
    ]);
    return { directory: { services, organisations, helplines, isSample }, now: Date.parse(now) };
  },
});
