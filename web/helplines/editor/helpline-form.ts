import { emptyTexts, type InputName, pickInput } from '../../../shared/fields/field.ts';
import { DEFAULT_HELPLINE_TYPE, type Helpline } from '../../../shared/helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../../../shared/helplines/helpline-fields.ts';
import { HOME_COUNTRY } from '../../forms/phone/home-country.ts';
import { fieldWords } from '../../forms/safe-form/field-words.ts';

/** A helpline as it is typed: its phone apart from the country. */
export type TypedHelpline = Pick<Helpline, InputName<typeof HELPLINE_FIELDS>> & {
  phoneCountry: string;
};

/** A new helpline. */
export const NEW_HELPLINE: TypedHelpline = {
  ...emptyTexts(HELPLINE_FIELDS),
  type: DEFAULT_HELPLINE_TYPE,
  phoneCountry: HOME_COUNTRY.code,
};

/** A stored helpline as its form begins with it. */
export const typedHelpline = (helpline: Helpline): TypedHelpline => ({
  ...pickInput(HELPLINE_FIELDS, helpline),
  phoneCountry: HOME_COUNTRY.code,
});

/** What the choice between two versions calls each field. */
export const HELPLINE_WORDS = fieldWords<TypedHelpline>(HELPLINE_FIELDS);
