import { expect, it } from 'vitest';
import { site } from '../site/site.ts';
import { weaknessOf } from './weak-password.ts';

const owner = { email: 'grace.hopper@harbour-kitchen.org', organisation: 'Harbour Kitchen' };

it.each([
  ...[
    'aaaaaa',
    'ababab',
    '121212',
    '123456',
    '20041987',
    '654321',
    'qwerty',
    'qwerty123',
    'abcdef',
  ],
  ...['zxcvbnm', '1q2w3e4r', 'abc123', 'abcabc', 'password', 'PASSWORD', 'Password1', 'passw0rd!'],
  ...['welcome2026', 'letmein', 'iloveyou', 'summer24', 'Liverpool1!', 'admin123', 'changeme'],
  ...['grace.hopper', 'GraceHopper1', 'hopper99', 'harbourkitchen', 'Harbour-Kitchen', 'kitchen1'],
  ...[`${site().city}1`, `${site().city.toLowerCase()}2026`, '𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝'],
])('says that %s is easy to guess, and why', (password) => {
  expect(weaknessOf(password, owner)).toMatch(/^It |^Many /);
});

it.each([
  ...[
    'correct horse battery',
    'tea for two at four',
    'a password of tests',
    'xk7-Quay!b',
    'Vq8w2z',
  ],
  ...['blue kettle 9 otters', 'harbour lights at dusk', 'graceful as a swan', 'ünïcödé wörds'],
])('has nothing to say of %s', (password) => {
  expect(weaknessOf(password, owner)).toBeNull();
});

it('does not take forever over a long one', () => {
  expect(weaknessOf(`${'abc'.repeat(60)}x9!kettle`, owner)).toBeNull();
  expect(weaknessOf('', { email: '', organisation: '' })).not.toBeUndefined();
});
