import type { PendingRegistration } from '../../../shared/account/registrations.ts';
import type { Monday } from '../../../shared/monday/monday.ts';
import type { ReportedListing } from '../../../shared/reports/report.ts';
import type { ToRing } from '../../../shared/still-right/calls.ts';
import type { Undo } from '../../../shared/still-right/undo.ts';

/** What each topic of the Monday page is given: what was read, and what to do once something of it was done. */
export type TopicProps = {
  read: Monday;
  registrations: PendingRegistration[];
  reports: ReportedListing[];
  calls: ToRing[];
  /** Says what was done, reads the page again, and puts the focus on the topic's heading. */
  onDone: (said: string, undo?: Undo) => Promise<void>;
};
