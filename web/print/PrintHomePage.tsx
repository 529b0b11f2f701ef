import { useRef } from 'react';
import { paths } from '../../shared/paths.ts';
import { pageHandle } from '../head.ts';
import { PrintButton } from './PrintButton.tsx';

export const handle = pageHandle(() => ({ title: 'Print', description: 'For paper.', path: null }));

export function Component() {
  const paper = useRef<HTMLDivElement>(null);
  return (
    <>
      <PrintButton of={paper} />
      <div ref={paper}>
        <h1>Print</h1>
        <a href={paths.home}>Home</a>
      </div>
    </>
  );
}
