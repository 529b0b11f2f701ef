// HTML and XML share these five: React writes them so, and an XML reader understands each of them too.

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** A text as it stands in HTML or XML, between tags or inside an attribute's quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The text that `escapeMarkup`, or React, has written so. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (entity) => Object.keys(ENTITIES).find((sign) => ENTITIES[sign] === entity) ?? entity,
  );
