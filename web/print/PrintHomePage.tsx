import { paths } from '../../shared/paths.ts';
import { pageHandle } from '../head.ts';

export const handle = pageHandle(() => ({ title: 'Print', description: 'For paper.', path: null }));

export function Component() {
  return (
    <>
      <h1>Print</h1>
      <a href={paths.home}>Home</a>
    </>
  );
}
