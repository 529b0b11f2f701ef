import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OrganisationInput, OrganisationRecord, organisationFaults } from './organisation-input.ts';

function faults(input: unknown): string[] {
  const issues = OrganisationInput.safeParse(input).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a change to an organisation', () => {
  it('may leave every field out, and then adds none', () => {
    expect(OrganisationInput.parse({})).toEqual({});
  });

  it('has a name of 2 to 100 characters', () => {
    expect(faults({ name: 'Om' })).toEqual([]);
    expect(faults({ name: ' O ' })).toEqual(['name: Name must be at least 2 characters']);
    expect(faults({ name: 'x'.repeat(100) })).toEqual([]);
    expect(faults({ name: 'x'.repeat(101) })).toEqual([
      'name: Name must be at most 100 characters',
    ]);
  });

  it('has a description of 5 to 1200 characters', () => {
    expect(faults({ description: 'abcd' })).toEqual([
      'description: Description must be at least 5 characters.',
    ]);
    expect(faults({ description: 'x'.repeat(1200) })).toEqual([]);
    expect(faults({ description: 'x'.repeat(1201) })).toEqual([
      'description: Description cannot exceed 1200 characters.',
    ]);
  });

  it('has at most 5 addresses of at least 5 characters, blanks not counted', () => {
    const five = Array.from({ length: 5 }, (_, i) => `${i + 1} Wade Street`);
    expect(OrganisationInput.parse({ addresses: ['', ...five, ' '] }).addresses).toEqual(five);
    expect(faults({ addresses: [...five, '6 Wade Street'] })).toEqual([
      'addresses: You can store up to 5 addresses.',
    ]);
    expect(faults({ addresses: ['', 'Wade'] })).toEqual([
      'addresses.1: Address must be at least 5 characters',
    ]);
  });

  it('has at most 3 phones of at least 6 characters, blanks not counted', () => {
    const three = ['01179244604', '+447590837381', '08000354213'];
    expect(OrganisationInput.parse({ phone: ['', ...three] }).phone).toEqual(three);
    expect(faults({ phone: [...three, '116123'] })).toEqual([
      'phone: You can store up to 3 phone numbers.',
    ]);
    expect(faults({ phone: ['', '', '12345'] })).toEqual([
      'phone.2: Phone number must be at least 6 characters',
    ]);
    expect(faults({ phone: ['12345'] })).toEqual([
      'phone.0: Phone number must be at least 6 characters',
    ]);
  });

  it.each([
    [
      ['', ' ', '08000354213'],
      ['', '', '08000354213'],
    ],
    [
      ['', '+447590837381', ''],
      ['', '+447590837381'],
    ],
    [['01179244604', '', ''], ['01179244604']],
    [['', '', ''], []],
  ])('keeps the place of each of its phones, which says what it is for: %j', (phone, kept) => {
    expect(OrganisationInput.parse({ phone }).phone).toEqual(kept);
  });

  it.each(['0117 924 4604', '0117-924', '1+23456', 'ring us', '1234567890123456'])(
    'has phones of at most 15 digits with an optional plus, so not "%s"',
    (phone) => {
      expect(faults({ phone: [phone] })).toEqual([
        'phone.0: Please enter a valid phone number (digits only, optionally starting with +)',
      ]);
    },
  );

  it('may clear its email; another is trimmed, lower-cased and valid', () => {
    expect(OrganisationInput.parse({ email: '' }).email).toBe('');
    expect(OrganisationInput.parse({ email: ' Info@Mungos.org ' }).email).toBe('info@mungos.org');
    expect(faults({ email: 'info@' })).toEqual(['email: Invalid email']);
  });

  it('may clear its website; another gets its scheme and is a URL', () => {
    expect(OrganisationInput.parse({ website: ' ' }).website).toBe('');
    expect(OrganisationInput.parse({ website: 'inhope.uk' }).website).toBe('https://inhope.uk');
    expect(faults({ website: 'javascript:alert(1)' })).toEqual(['website: Invalid URL']);
  });

  it('keeps the places of its 3 social handles', () => {
    expect(OrganisationInput.parse({ socialMedias: ['', '', ' StMungos'] }).socialMedias).toEqual([
      '',
      '',
      'StMungos',
    ]);
    expect(faults({ socialMedias: ['', '', '', 'x'] })).toEqual([
      'socialMedias: You can store up to 3 social media entries',
    ]);
  });

  it('takes the seven categories, each once', () => {
    const list = ['Animals', 'Winter Services', 'Animals'];
    expect(
      OrganisationInput.parse({ categorisingOrganisations: list }).categorisingOrganisations,
    ).toEqual(['Animals', 'Winter Services']);
    expect(faults({ categorisingOrganisations: ['Haircuts'] })).toEqual([
      'categorisingOrganisations.0: Invalid category',
    ]);
  });
});

describe('a whole organisation', () => {
  it('needs a name and a description only', () => {
    const sanctuary = { name: 'The Bristol Sanctuary', description: 'A calm place at night.' };
    expect(OrganisationRecord.parse(sanctuary)).toEqual({
      ...sanctuary,
      addresses: [],
      addressPublic: '',
      phone: [],
      email: '',
      website: '',
      socialMedias: [],
      categorisingOrganisations: [],
      beds: '',
      bedsFor: '',
    });
    const issues = OrganisationRecord.safeParse({}).error?.issues.map(({ message }) => message);
    expect(issues).toEqual([
      'Name must be at least 2 characters',
      'Description must be at least 5 characters.',
    ]);
  });
});

it('whatever a client sends is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      OrganisationInput.safeParse(value);
      OrganisationInput.safeParse({
        phone: [value],
        addresses: value,
        website: value,
        email: value,
      });
    }),
  );
});

describe('beds of an organisation', () => {
  const house = { name: 'Harbour House', description: 'A house by the harbour.' };
  const faultsOf = (fields: object) =>
    organisationFaults(OrganisationRecord.parse({ ...house, ...fields })).map(
      ({ path, message }) => [path[0], message],
    );

  it('are got in one of three ways', () => {
    expect(OrganisationInput.parse({ beds: 'Ring first' })).toEqual({ beds: 'Ring first' });
    expect(faults({ beds: 'Climb in' })).toEqual([
      'beds: Allowed: Walk in, Ring first, By referral',
    ]);
  });

  it('are not only for somebody: it says how people get one', () => {
    expect(faultsOf({ bedsFor: 'Women' })).toEqual([
      ['beds', 'Choose how people get a bed, or leave out who the beds are for.'],
    ]);
    expect(faultsOf({ beds: 'Walk in', bedsFor: 'Women' })).toEqual([]);
  });

  it('name no address that is not public, and ask whether it is where they name a refuge', () => {
    const secret = { addresses: ['12 Quiet Street, Bristol'], beds: 'Ring first' };
    const [field] = faultsOf({
      ...secret,
      addressPublic: 'no',
      bedsFor: 'Women, at 12 Quiet Street',
    });
    expect(field?.[0]).toBe('bedsFor');
    const [asked] = faultsOf({ ...secret, bedsFor: 'Women of the refuge' });
    expect(asked?.[0]).toBe('addressPublic');
  });
});
