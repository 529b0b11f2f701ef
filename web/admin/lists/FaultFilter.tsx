import { FAULT_NAMES, FAULTS } from '../../../shared/directory/listing-faults.ts';
import { ANY_FAULT, type Shown } from '../../../shared/lists/shown.ts';
import { CountedChoices } from './CountedChoices.tsx';
import type { ListLink } from './use-list-query.ts';

type Props = {
  counts: Shown<unknown>['counts'];
  /** A fault's name, ANY_FAULT, or '' for all. */
  chosen: string;
  linkTo: (wrong: string) => ListLink;
};

/** What is wrong, with how much there is of it. Nothing where all is well. */
export const FaultFilter = ({ counts, ...rest }: Props) => (
  <CountedChoices
    label="What is wrong"
    choices={[
      { name: '', label: 'All', count: counts.all },
      { name: ANY_FAULT, label: 'Anything wrong', count: counts.any },
      ...FAULT_NAMES.map((name) => ({ name, label: FAULTS[name], count: counts[name] })),
    ]}
    {...rest}
  />
);
