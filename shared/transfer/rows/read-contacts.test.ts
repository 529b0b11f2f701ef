import { describe, expect, it } from 'vitest';
import { readEmail } from './read-contacts.ts';

function read(given: Record<string, unknown>) {
  const left: string[] = [];
  const asks: boolean[] = [];
  readEmail(given, left, (_label, _message, isQuestion = true) => asks.push(isQuestion));
  return { ...given, left, isAsked: asks.includes(true) };
}

describe('a column of emails and websites', () => {
  it.each([
    [{ email: 'www.ark.example' }, { website: 'www.ark.example' }],
    [{ email: 'ark.example.org/help' }, { website: 'ark.example.org/help' }],
    [
      { email: 'us@ark.example / www.ark.example' },
      { email: 'us@ark.example', website: 'www.ark.example' },
    ],
    [
      { website: 'ark.example / us@ark.example' },
      { email: 'us@ark.example', website: 'ark.example' },
    ],
    [{ email: '', website: 'us@ark.example' }, { email: 'us@ark.example' }],
    [{ email: 'us @ ark.example' }, { email: 'us@ark.example' }],
    [
      { email: 'n/a', website: '-' },
      { email: '', website: '' },
    ],
  ])('%j is %j, without a question', (given, contacts) => {
    expect(read({ ...given })).toEqual({ ...contacts, left: [], isAsked: false });
  });

  it('keeps the website that it has, and the other one in words', () => {
    expect(read({ email: 'ark.example', website: 'https://dove.example' })).toEqual({
      website: 'https://dove.example',
      left: ['ark.example'],
      isAsked: false,
    });
  });
});
