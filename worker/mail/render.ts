import { escapeMarkup } from '../../shared/markup/escape.ts';
import { site } from '../../shared/site/site.ts';
import type { Message } from './message.ts';

/** A message as it is sent: plain text and HTML that say the same. */
export function renderMessage({ subject, parts }: Message, recipient: string, origin: string) {
  const footer = `${site().name}, by ${site().charityName}. Sent to ${recipient}.`;
  const text = parts.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${origin}${part.path}`,
  );
  const html = parts.map((part) => {
    if (typeof part === 'string') return `<p>${escapeMarkup(part)}</p>`;
    const address = escapeMarkup(origin + part.path);
    return `<p><a href="${address}">${escapeMarkup(part.label)}</a><br>${address}</p>`;
  });
  return {
    // What an organisation calls itself may hold a line break; a header may not.
    subject: oneLine(`${subject} – ${site().name}`),
    text: [...text, '-- ', footer].join('\n\n'),
    html: page(html.join('\n'), escapeMarkup(footer)),
  };
}

const page = (body: string, footer: string) => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escapeMarkup(site().name)}</title></head>
<body style="font: 18px/1.5 sans-serif; max-width: 36em; color: #111">
${body}
<p style="font-size: 14px">${footer}</p>
</body>
</html>`;

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
