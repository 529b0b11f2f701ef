import { paths } from '../../shared/paths.ts';
import { pageHandle } from '../head.ts';

export const handle = pageHandle(() => ({
  title: 'Kiosk',
  description: 'For a touchscreen.',
  path: null,
}));

export function Component() {
  return (
    <>
      <h1>Kiosk</h1>
      <a href={paths.home}>Home</a>
    </>
  );
}
