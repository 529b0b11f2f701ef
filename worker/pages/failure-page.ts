import { EMERGENCY_CONTACTS } from '../../shared/emergency/emergency.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SITE_NAME } from '../../shared/site/site.ts';
import { requestId } from '../telemetry/trace.ts';

const numbers = [EMERGENCY_CONTACTS.council, EMERGENCY_CONTACTS.outOfHours]
  .filter(({ phoneHref }) => phoneHref)
  .map(
    ({ name, phoneHref, phoneDisplay }) =>
      `<li>${name}: <a href="${phoneHref}">${phoneDisplay}</a></li>`,
  )
  .join('');

const page = (number = '') => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sorry, something went wrong – ${SITE_NAME}</title>
</head>
<body>
<main>
<h1>Sorry, something went wrong</h1>
<p>This page did not load. Please try again in a minute.</p>
${number && `<p>If you tell us about it, say this number: ${number}</p>\n`}<p>In danger? <a href="tel:999">Call 999</a>.</p>
<h2>Nowhere to sleep tonight?</h2>
<ul>${numbers}</ul>
<p><a href="${paths.home}">Home</a></p>
</main>
</body>
</html>`;

/** The page of last resort, when even the page that says so cannot be rendered: it needs nothing but itself. */
export function renderFailurePage(method: string, status: 500 | 503 = 500): Response {
  return new Response(method === 'HEAD' ? null : page(requestId()), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
