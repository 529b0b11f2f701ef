import { describe, expect, it } from 'vitest';
import { emptyTexts } from '../fields/field.ts';
import { HELPLINE_TYPES, isHelplineType } from './helpline.ts';
import { HELPLINE_FIELDS } from './helpline-fields.ts';
import { HelplineInput } from './helpline-input.ts';

const samaritans = {
  name: 'Samaritans',
  description: 'Someone to talk to at any hour.',
  phone: '116123',
};

function faults(input: unknown): Record<string, string> {
  const issues = HelplineInput.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('a helpline', () => {
  it('is General unless it says otherwise', () => {
    expect(HelplineInput.parse(samaritans)).toEqual({
      ...emptyTexts(HELPLINE_FIELDS),
      ...samaritans,
      type: 'General',
    });
  });

  it('is of one of three types', () => {
    for (const type of HELPLINE_TYPES) expect(faults({ ...samaritans, type })).toEqual({});
    expect(faults({ ...samaritans, type: 'Weather' })).toEqual({ type: 'Invalid helpline type' });
    expect(isHelplineType('Victim of a crime')).toBe(true);
    expect(isHelplineType('victim of a crime')).toBe(false);
  });

  it('has a name', () => {
    expect(faults({ ...samaritans, name: ' ' })).toEqual({ name: 'Name is required' });
  });

  it('has a description of 5 to 1000 characters', () => {
    expect(faults({ ...samaritans, description: 'Talk' })).toEqual({
      description: 'Description must be at least 5 characters.',
    });
    expect(faults({ ...samaritans, description: 'x'.repeat(1000) })).toEqual({});
    expect(faults({ ...samaritans, description: 'x'.repeat(1001) })).toEqual({
      description: 'Description cannot exceed 1000 characters.',
    });
  });

  it.each(['12345', '116 123', '++116123', 'ring us'])('refuses the phone "%s"', (phone) => {
    expect(faults({ ...samaritans, phone })).toEqual({
      phone: 'Please enter a valid phone number',
    });
  });

  it('has a valid email, if any', () => {
    expect(faults({ ...samaritans, email: 'jo@samaritans' })).toEqual({
      email: 'Invalid email address',
    });
  });

  it('has a website that is a URL, if any', () => {
    expect(HelplineInput.parse({ ...samaritans, website: 'samaritans.org' }).website).toBe(
      'https://samaritans.org',
    );
    expect(faults({ ...samaritans, website: 'our site' })).toEqual({ website: 'Invalid URL' });
  });

  it('can be reached by phone, email or website', () => {
    const { phone, ...unreachable } = samaritans;
    expect(faults(unreachable)).toEqual({
      phone: 'At least one contact method (phone, email, or website) is required',
    });
    expect(faults({ ...unreachable, phone })).toEqual({});
    expect(faults({ ...unreachable, email: 'jo@samaritans.org' })).toEqual({});
    expect(faults({ ...unreachable, website: 'samaritans.org' })).toEqual({});
  });
});
