import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { escapeMarkup } from '../../shared/markup/escape.ts';
import { BOOK_PART_NAMES, BOOK_PARTS } from '../../shared/paper/booklet.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { site } from '../../shared/site/site.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { requestId } from '../telemetry/trace.ts';

/** What an admin typed is text here too. */
function numbers(): string {
  const { council, outOfHours } = emergencyContacts();
  return [council, outOfHours]
    .filter(({ phoneHref }) => phoneHref)
    .map(
      ({ name, phoneHref, phoneDisplay }) =>
        `<li>${escapeMarkup(name)}: <a href="${escapeMarkup(phoneHref)}">${escapeMarkup(phoneDisplay)}</a></li>`,
    )
    .join('');
}

/** A page that needs nothing but itself; `title` and `said` are HTML. */
const page = (title: string, said: string) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${site().name}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${said}
<p>In danger? <a href="tel:999">Call 999</a>.</p>
<h2>Nowhere to sleep tonight?</h2>
<ul>${numbers()}</ul>
<p><a href="${paths.home}">Home</a></p>
</main>
</body>
</html>`;

const answer = (method: string, status: 500 | 503, html: string) =>
  new Response(method === 'HEAD' ? null : html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** The page of last resort, when even the page that says so cannot be rendered. */
export function renderFailurePage(method: string, status: 500 | 503 = 500): Response {
  const number = requestId();
  const said = [
    '<p>This page did not load. Please try again in a minute.</p>',
    number && `<p>If you tell us about it, say this number: ${number}</p>`,
  ];
  return answer(
    method,
    status,
    page('Sorry, something went wrong', said.filter(Boolean).join('\n')),
  );
}

/** Where a paper would be too large to be made: what to print instead. */
export function renderTooLargePage(method: string): Response {
  const link = (href: string, words: string) => `<li><a href="${href}">${words}</a></li>`;
  const timetables = SERVICE_TYPES.map((type) => link(paths.timetablePdf(type), type)).join('');
  const parts = BOOK_PARTS.map((part) =>
    link(`${paths.handbookPdf()}?part=${part}`, BOOK_PART_NAMES[part]),
  ).join('');
  const said = `<p>${LIMITS.paperText.message}</p>
<ul>${link(paths.print, 'Choose what to print from your browser')}</ul>
<h2>One part of the handbook as a file</h2>
<ul>${parts}</ul>
<h2>One timetable as a file</h2>
<ul>${timetables}</ul>`;
  return answer(method, 503, page('This print is too large', said));
}
