import { inlineScripts, loadedBy, loadedByCss, loadedByScript, tagsOf } from './html.ts';
import { perPage, publicPages } from './pages.ts';
import { ofEach, type Site } from './site.ts';

/** Addresses that a page loads, its styles and scripts included, as far as they lead. */
export async function thirdParties(site: Site): Promise<string[]> {
  const pages = await publicPages(site);
  const isOwn = (address: string) => new URL(address, site.origin).origin === site.origin;
  const faults = perPage(pages, ({ text }) => [
    ...loadedBy(text)
      .filter((address) => !isOwn(address))
      .map((address) => `loads ${address}`),
    ...inlineScripts(text).map((code) => `has a script inside: ${code.trim().slice(0, 60)}`),
  ]);
  const files = new Set(
    pages.flatMap(({ text }) => loadedBy(text)).filter((it) => isOwn(it) && /\.(css|js)$/.test(it)),
  );
  const looked = new Set<string>();
  while (files.size > looked.size) {
    const next = [...files].filter((file) => !looked.has(file));
    const answers = await ofEach(next, async (file) => ({ file, ...(await site.get(file)) }));
    for (const { file, text, status } of answers) {
      looked.add(file);
      if (status !== 200) faults.push(`${file}: ${status}`);
      const found = file.endsWith('.css') ? loadedByCss(text) : loadedByScript(text);
      for (const address of found) {
        const at = new URL(address, new URL(file, site.origin));
        if (at.origin !== site.origin) faults.push(`${file}: loads ${address}`);
        else if (/\.(css|js)$/.test(at.pathname)) files.add(at.pathname);
      }
    }
  }
  return faults;
}

/** Mail and phone links as they were written: some networks' protection of addresses rewrites them. */
export async function contactLinks(site: Site): Promise<string[]> {
  const pages = await publicPages(site);
  const faults = perPage(pages, ({ text }) => [
    ...(/data-cfemail|\/cdn-cgi\//.test(text)
      ? ['its mail links were rewritten (switch email address obfuscation off)']
      : []),
    ...hrefs(text, 'mailto:')
      .filter((href) => !/^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?|$)/.test(href))
      .map((href) => `no address in ${href}`),
    ...hrefs(text, 'tel:')
      .filter((href) => !/^tel:\+?\d{3,15}$/.test(href))
      .map((href) => `no number in ${href}`),
  ]);
  const { text: list } = await site.get('/api/organisations/public');
  const { text: page } = await site.get('/organisations');
  const links = new Set([...hrefs(page, 'mailto:'), ...hrefs(page, 'tel:')]);
  for (const { name, email, phoneHref } of JSON.parse(list) as Listed[])
    for (const link of [...(email ? [`mailto:${email}`] : []), ...phoneHref])
      if (link && !links.has(link)) faults.push(`/organisations: ${name} lacks its link ${link}`);
  return faults;
}

type Listed = { name: string; email: string; phoneHref: string[] };

const hrefs = (html: string, scheme: string) =>
  tagsOf(html)
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => href.startsWith(scheme));
