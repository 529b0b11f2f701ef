import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fieldMessages } from '../validation/field-messages.ts';
import {
  ChangeEmailInput,
  ChangePasswordInput,
  LoginInput,
  RegistrationInput,
  ResetPasswordInput,
} from './account.ts';

const faults = (schema: z.ZodType, value: unknown) =>
  fieldMessages(schema.safeParse(value).error?.issues ?? []);

const registration = {
  name: 'Harbour Kitchen',
  description: 'Hot meals by the harbour.',
  email: 'hello@harbour.test',
  password: 'secret',
};
const register = (fields: object) => faults(RegistrationInput, { ...registration, ...fields });

describe('login', () => {
  it('wants a valid email and a password of at least 6 characters', () => {
    const both = {
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    };
    expect(faults(LoginInput, {})).toEqual(both);
    expect(faults(LoginInput, { email: 'me', password: '12345' })).toEqual(both);
    expect(faults(LoginInput, { email: 'me@home.test', password: '123456' })).toEqual({});
  });

  it('takes an email as anyone types it, and a password as it is', () => {
    expect(LoginInput.parse({ email: ' Me@Home.Test ', password: ' secret ' })).toEqual({
      email: 'me@home.test',
      password: ' secret ',
    });
  });
});

describe('registration', () => {
  it('needs a name, a description, an email and a password; the rest may be left out', () => {
    expect(faults(RegistrationInput, {})).toEqual({
      name: 'Name must be at least 2 characters',
      description: 'Description must be at least 5 characters.',
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(RegistrationInput.parse(registration)).toEqual({
      ...registration,
      addresses: [],
      addressPublic: '',
      phone: [],
      website: '',
      socialMedias: [],
      categorisingOrganisations: [],
      beds: '',
      bedsFor: '',
    });
  });

  it('drops blank addresses, keeps the places of phones and puts https:// before a website', () => {
    expect(
      RegistrationInput.parse({
        ...registration,
        addresses: ['', '1 Quay Street', ' '],
        phone: [' ', '01179244604'],
        website: ' harbour.test ',
      }),
    ).toMatchObject({
      addresses: ['1 Quay Street'],
      phone: ['', '01179244604'],
      website: 'https://harbour.test',
    });
  });

  it.each([
    [{ name: 'H' }, { name: 'Name must be at least 2 characters' }],
    [{ description: 'Soup' }, { description: 'Description must be at least 5 characters.' }],
    [
      { description: 'x'.repeat(1201) },
      { description: 'Description cannot exceed 1200 characters.' },
    ],
    [
      { addresses: ['1 Quay Street', '', 'Quay'] },
      { 'addresses.2': 'Address must be at least 5 characters' },
    ],
    [
      { addresses: Array(6).fill('1 Quay Street') },
      { addresses: 'You can store up to 5 addresses.' },
    ],
    [{ phone: ['12345'] }, { 'phone.0': 'Phone number must be at least 6 characters' }],
    [
      { phone: ['0117 924 4604'] },
      {
        'phone.0': 'Please enter a valid phone number (digits only, optionally starting with +)',
      },
    ],
    [{ phone: Array(4).fill('01179244604') }, { phone: 'You can store up to 3 phone numbers.' }],
    [{ email: '' }, { email: 'Invalid email address' }],
    [{ email: 'hello@' }, { email: 'Invalid email address' }],
    [{ website: 'no address' }, { website: 'Invalid URL' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'x'.repeat(201) }, { password: 'Password cannot exceed 200 characters' }],
    [
      { socialMedias: ['a', 'b', 'c', 'd'] },
      { socialMedias: 'You can store up to 3 social media entries' },
    ],
  ])('refuses %o with %o', (fields, messages) => {
    expect(register(fields)).toEqual(messages);
  });

  it('says nothing of who registers: role and approval are not its to give', () => {
    const parsed = RegistrationInput.parse({ ...registration, role: 'admin', approved: true });
    expect(parsed).not.toHaveProperty('role');
    expect(parsed).not.toHaveProperty('approved');
  });
});

describe('change of password', () => {
  it('wants three passwords of at least 6 characters', () => {
    expect(
      faults(ChangePasswordInput, { currentPass: '', newPass: '1', confirmPass: '1' }),
    ).toEqual({
      currentPass: 'Current password is required',
      newPass: 'New password must be at least 6 characters',
      confirmPass: 'Confirm new password must be at least 6 characters',
    });
  });

  it('wants the new one twice', () => {
    const typed = { currentPass: 'secret', newPass: 'secret 2', confirmPass: 'secret 3' };
    expect(faults(ChangePasswordInput, typed)).toEqual({
      confirmPass: 'New passwords do not match.',
    });
  });
});

it('a reset wants the new password twice', () => {
  const typed = { password: 'secret 2', confirmPassword: 'secret 3' };
  expect(faults(ResetPasswordInput, typed)).toEqual({ confirmPassword: 'Passwords do not match!' });
  expect(faults(ResetPasswordInput, { password: '12345', confirmPassword: '12345' })).toEqual({
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Password must be at least 6 characters',
  });
});

it('another sign-in email wants the password too', () => {
  expect(faults(ChangeEmailInput, { email: 'new' })).toEqual({
    email: 'Invalid email address',
    currentPass: 'Current password is required',
  });
});

it('a value of another kind than a form would send is told in plain words', () => {
  const { error } = LoginInput.safeParse({ email: null, password: 5 });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Invalid value', 'Invalid value']);
});
