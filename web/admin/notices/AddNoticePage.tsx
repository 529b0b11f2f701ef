import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { NoticeInput } from '../../../shared/notices/notice-input.ts';
import { formatCityTime } from '../../../shared/notices/notice-times.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { DAY } from '../../../shared/time/units.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { keepData } from '../../auth/keep-data.ts';
import { usePresent } from '../../clock/clock.tsx';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { pageHandle } from '../../page/head.ts';
import { noticesApi } from '../../records/notices-api.ts';
import { Page } from '../../ui/Page.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { NOTICE_TEMPLATES } from './notice-templates.ts';

const LIST = { to: adminPaths.notices, label: 'Notices' };

const blank = (now: number): NoticeInput => ({
  words: '',
  link: '',
  severity: 'Important',
  place: 'all',
  begins: formatCityTime(now),
  ends: formatCityTime(now + DAY),
});

export const loader = areaLoader(areaMessages.missing.token, async ({ search }) => ({
  like: search.get('like'),
}));

export const handle = pageHandle(() => ({
  title: 'Tell everybody',
  description: 'A notice on every page.',
  path: null,
}));

export const shouldRevalidate = keepData;

/** A new notice, all but written where the address names a template. */
export function Component() {
  const { like } = useLoaderData<typeof loader>();
  const now = usePresent();
  const [isSaved, setSaved] = useState(false);
  const template = NOTICE_TEMPLATES.find(({ name }) => name === like);
  const [initial] = useState(() => (template?.make ?? blank)(now));
  return (
    <Page title="Tell everybody" back={LIST}>
      {isSaved ? (
        <MovingOn message={adminMessages.notices.added} {...LIST} after={MOVE_ON_AFTER} />
      ) : (
        <NoticeForm
          initial={initial}
          onSubmit={async (input, _version, key) => {
            await noticesApi.create(input, key);
            setSaved(true);
          }}
        />
      )}
    </Page>
  );
}
