import { BED_FIELDS } from '../../../shared/beds/bed-fields.ts';
import { BEDS_WAYS } from '../../../shared/beds/beds.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { CharacterCount } from '../../forms/CharacterCount.tsx';
import { Field, type FieldState } from '../../forms/Field.tsx';

type Props = {
  beds: string;
  bedsFor: string;
  /** What the page for tonight shows of them beside. */
  hint: string;
  field: (name: 'beds' | 'bedsFor') => FieldState;
  onNoBeds: () => void;
};

/** Whether a record gives beds for the night, how one gets one, and for whom (docs/product.md#tonight). */
export function BedsFields({ beds, bedsFor, hint, field, onNoBeds }: Props) {
  return (
    <>
      <Field
        label={BED_FIELDS.beds.formLabel}
        hint={`Only where people can sleep. The page for tonight lists them${hint}`}
        {...field('beds')}
      >
        {(input) => (
          <select
            {...input}
            onChange={(event) => {
              // What was said of beds that there are not would go out with the next ones.
              if (!event.target.value) onNoBeds();
              return input.onChange(event);
            }}
          >
            <option value="">No beds</option>
            {Object.entries(BEDS_WAYS).map(([way, words]) => (
              <option key={way} value={way}>{`${way}: ${words}`}</option>
            ))}
          </select>
        )}
      </Field>
      {(beds || bedsFor) && (
        <Field
          label={BED_FIELDS.bedsFor.formLabel}
          optional
          hint="In a line: “Men and women over 18”, “Couples and dogs too”."
          after={<CharacterCount text={bedsFor} most={LIMITS.bedsFor.value} />}
          {...field('bedsFor')}
        >
          {(input) => <input {...input} autoComplete="off" />}
        </Field>
      )}
    </>
  );
}
