import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

const { services } = SAMPLE_CITY;

describe('who names one of the many places of a provider is led to that one', () => {
  it.each([
    ['central library', 'Bristol Central Library'],
    ['bristol central library', 'Bristol Central Library'],
    ['central library sunday', 'Bristol Central Library'],
    ['fishponds library', 'Fishponds Library'],
    ['horfield library', 'Horfield Library'],
    ['library knowle', 'Knowle Library'],
    ['is st george library open today', 'St. George Library'],
    ['wi-fi in hartcliffe', 'Hartcliffe Library'],
    ['toilets victoria park', 'Victoria Park'],
  ])('"%s": %s', (text, name) => {
    const place = services.find(({ serviceAddress }) => serviceAddress.startsWith(name));
    const found = findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) => results);
    const named = found.find(({ href }) => href.endsWith(`#${place?._id}`));
    expect(named?.detail).toContain(`: ${place?.serviceAddress}`);
    expect(found.slice(0, 3)).toContain(named);
  });

  it('and whose is not listed to the provider, and not to another place of it', () => {
    const found = findHelp('bishopsworth library', SAMPLE_CITY).groups.flatMap((it) => it.results);
    expect(found.map(({ detail }) => detail).join('\n')).not.toMatch(/\w+ Library,/);
  });
});
