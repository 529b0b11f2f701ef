import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { NamedClash } from '../../../shared/services/changes/change-clashes.ts';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import { gridNow } from '../../../shared/services/changes/holiday-answer.ts';
import type { Service } from '../../../shared/services/service.ts';
import { daysLeft, type Holiday } from '../../../shared/time/holidays/holidays.ts';
import { ApiError } from '../../api/api-error.ts';
import { SafeForm } from '../../forms/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../forms/safe-form/use-safe-form.ts';
import styles from '../editor/ChangeForm.module.css';
import { ClashChoice } from '../editor/ClashChoice.tsx';
import { GRID_WORDS, GridInput, prepareGrid, type TypedGrid } from './grid-form.ts';
import { HolidayGrid } from './HolidayGrid.tsx';

type Props = {
  holiday: Holiday;
  organisation: string;
  services: readonly Service[];
  /** Its dated changes: what they decide stands there already. */
  changes: readonly ChangeRecord[];
  /** The city's date. */
  today: string;
  onSubmit: (input: GridInput) => Promise<void>;
};

/** The hours of an organisation's services on a holiday, filled in at once and saved at once. */
export function HolidayForm(props: Props) {
  const { holiday, organisation, services, changes, today, onSubmit } = props;
  const [clashes, setClashes] = useState<NamedClash[]>([]);
  const days = daysLeft(holiday, today);
  const dates = days.map(({ date }) => date);
  const cells = gridNow(services, changes, dates) as TypedGrid['cells'];
  const form = useSafeForm<TypedGrid, GridInput, { version: number }>({
    name: `holiday ${dates[0]} of ${organisation}`,
    schema: GridInput,
    initial: { cells, keep: [], end: [] },
    typedOf: () => ({ cells, keep: [], end: [] }),
    prepare: prepareGrid({ holiday, dates, services }),
    save: async (input) => {
      await onSubmit(input).catch((error: unknown) => {
        if (error instanceof ApiError && error.details.reason === 'otherChanges')
          setClashes(error.details.others as NamedClash[]);
        throw error;
      });
    },
  });
  const { control, setValue } = form.form;
  const typed = useWatch({ control }) as TypedGrid;
  const fault = form.form.formState.errors as { parts?: { message?: string } };
  const set = (fields: Partial<TypedGrid>) => {
    for (const [field, value] of Object.entries(fields))
      setValue(field as keyof TypedGrid, value as never, { shouldDirty: true });
  };
  return (
    <div className={styles.around}>
      <SafeForm form={form} words={GRID_WORDS} label="Save">
        {clashes.length > 0 && (
          <ClashChoice
            clashes={clashes}
            keep={typed.keep}
            end={typed.end}
            today={today}
            onChange={set}
          />
        )}
        <HolidayGrid
          days={days}
          services={services}
          cells={typed.cells}
          error={fault.parts?.message}
          onChange={(next) => set({ cells: next })}
        />
      </SafeForm>
    </div>
  );
}
