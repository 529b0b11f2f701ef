import { type CityFile, manyTimes } from './many-times.ts';

/** How many of each a city has. */
export type City = { organisations: number; services: number };

/** A city of the size that one charity covers, and one six times as large, which an isolate just holds. */
export const CITIES: readonly City[] = [
  { organisations: 150, services: 250 },
  { organisations: 900, services: 1500 },
];

type Provider = { name: string; services?: object[] };

/** How many there are in a directory's file. */
export function countIn(file: CityFile): City {
  const providers = file.organisations as Provider[];
  const services = providers.reduce((sum, it) => sum + (it.services?.length ?? 0), 0);
  return { organisations: providers.length, services };
}

/** So many organisations with so many services: the sample's as often as it takes, each under a name of its own. */
export function cityOf(sample: CityFile, { organisations, services }: City) {
  const times = Math.ceil(organisations / sample.organisations.length);
  const many = manyTimes(sample, times).organisations.slice(0, organisations) as Provider[];
  const providers = many.map(({ services: own = [], ...it }) => ({ ...it, services: [...own] }));
  const count = () => providers.reduce((sum, it) => sum + it.services.length, 0);
  const [first] = providers.filter((it) => it.services.length > 0);
  for (let at = 0; count() < services; at++) {
    const provider = providers[at % providers.length];
    provider?.services.push({
      ...first?.services[0],
      serviceAddress: `${at} Again Street, Bristol`,
    });
  }
  for (let at = providers.length - 1; count() > services; at--)
    providers[at]?.services.splice(0, count() - services);
  return { organisations: providers, helplines: sample.helplines };
}
