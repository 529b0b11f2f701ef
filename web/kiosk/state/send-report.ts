import type { ReportedFault } from '../../../shared/reports/report.ts';

/** How long the server has to answer, in milliseconds. */
const PATIENCE = 10_000;

/** What is said where nobody has got it. */
export const NOT_SENT =
  'This could not be sent: there is no connection. Nobody has it. Try again, or tell somebody who works here.';

type Report = { listing: string; what: ReportedFault; words: string };

/** Sends what is wrong; what to say where it could not be sent, else ''. Nothing is kept to be sent later. */
export async function sendReport(report: Report): Promise<string> {
  const answer = await fetch('/api/reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...report, isFromKiosk: true }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  if (answer?.ok) return '';
  if (!answer || answer.status >= 500) return NOT_SENT;
  const said = (await answer.json().catch(() => ({}))) as { error?: string };
  return said.error ?? NOT_SENT;
}
