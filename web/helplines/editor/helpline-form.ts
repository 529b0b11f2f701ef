import { DEFAULT_HELPLINE_TYPE, type Helpline } from '../../../shared/helplines/helpline.ts';
import { HOME_COUNTRY } from '../../forms/phone/home-country.ts';
import type { FieldWords } from '../../forms/safe-form/ConflictChoice.tsx';

/** A helpline as it is typed: its phone apart from the country. */
export type TypedHelpline = Pick<
  Helpline,
  'type' | 'name' | 'description' | 'phone' | 'email' | 'website' | 'onlineWorkingTime'
> & { phoneCountry: string };

export const NEW_HELPLINE: TypedHelpline = {
  type: DEFAULT_HELPLINE_TYPE,
  name: '',
  description: '',
  phone: '',
  phoneCountry: HOME_COUNTRY.code,
  email: '',
  website: '',
  onlineWorkingTime: '',
};

export function typedHelpline(helpline: Helpline): TypedHelpline {
  const { type, name, description, phone, email, website, onlineWorkingTime } = helpline;
  const { phoneCountry } = NEW_HELPLINE;
  return { type, name, description, phone, phoneCountry, email, website, onlineWorkingTime };
}

/** For the choice between two versions. */
export const HELPLINE_WORDS: FieldWords<TypedHelpline> = {
  type: { label: 'Type' },
  name: { label: 'Name' },
  description: { label: 'Description' },
  phone: { label: 'Phone' },
  email: { label: 'Email' },
  website: { label: 'Website' },
  onlineWorkingTime: { label: 'Online working time' },
};
