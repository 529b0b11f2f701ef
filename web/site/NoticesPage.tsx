import { paths } from '../../shared/paths/paths.ts';
import { useNotices } from '../layouts/Notices.tsx';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';

export const handle = pageHandle(() => ({
  title: 'Notices',
  description: import.meta.env.SSR ? 'What everybody should know just now.' : '',
  path: null,
}));

/** Everything that the charity says to everybody just now, whole; of one about a type of service, where. */
export function Component() {
  const notices = useNotices((place) => place !== 'kiosks');
  return (
    <Page
      title="Notices"
      back={{ to: paths.home, label: 'Back to Home' }}
      lead={notices.length === 0 && 'There are none just now.'}
    >
      {notices.map(({ _id, severity, words, link, place, ends }) => (
        <section key={_id} className={prose.prose}>
          <h2>{place === 'all' ? severity : `${severity}: ${place}`}</h2>
          <p>{words}</p>
          {link && (
            <p>
              <a href={link}>More about this</a>
            </p>
          )}
          <p>This holds {ends}.</p>
        </section>
      ))}
    </Page>
  );
}
