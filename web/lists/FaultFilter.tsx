import { LISTING_FAULT_NAMES, LISTING_FAULTS } from '../../shared/directory/listing-faults.ts';
import { ANY_FAULT, type Shown } from '../../shared/lists/shown.ts';
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
      ...LISTING_FAULT_NAMES.map((name) => ({
        name,
        label: LISTING_FAULTS[name],
        count: counts[name],
      })),
    ]}
    {...rest}
  />
);
