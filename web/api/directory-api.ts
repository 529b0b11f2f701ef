import { NO_WORDS, type PublicDirectory } from '../../shared/directory/directory.ts';
import { messages } from '../../shared/site/messages.ts';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';

/** The client of the public pages over a directory that is at hand; where there is none, every call fails in its words. */
export function directoryApi(present: () => PublicDirectory | null): Api {
  const get = async <Found>(read: (directory: PublicDirectory) => Found, failure: string) => {
    const directory = present();
    if (!directory) throw new ApiError(503, failure);
    return read(directory);
  };
  return {
    health: () => get(health, messages.servicesFailed),
    services: () => get(({ services }) => services, messages.servicesFailed),
    helplines: () => get(({ helplines }) => helplines, messages.helplinesFailed),
    searchWords: () => get(({ searchWords = NO_WORDS }) => searchWords, messages.servicesFailed),
    organisations: () => get(({ organisations }) => organisations, messages.organisationsFailed),
  };
}

function health(directory: PublicDirectory) {
  const { dataVersion, changedAt, informationFrom, now, isSample, bankHolidays, edited, notices } =
    directory;
  const age = informationFrom
    ? Math.round((Date.parse(now) - Date.parse(informationFrom)) / 1000)
    : 0;
  return {
    ok: !informationFrom,
    dataVersion,
    changedAt,
    informationFrom,
    age,
    now,
    isSample,
    bankHolidays,
    edited,
    notices,
  };
}
