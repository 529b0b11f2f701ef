import type { ReactNode } from 'react';
import type { partByFit } from '../../../shared/conditions/fitting.ts';

type Props<S extends object> = {
  parts: ReturnType<typeof partByFit<S>>;
  className: string | undefined;
  /** The list of some of them; `id` tells the two apart. */
  children: (services: S[], id: string) => ReactNode;
};

/** A list by what somebody asks for: what is known to fit, then what has not said it, then how many are left out. */
export function Fitting<S extends object>({ parts, className, children }: Props<S>) {
  const { fit, unsaid, out } = parts;
  return (
    <>
      <h2 className={className}>Known to fit: {fit.length}</h2>
      {fit.length > 0 && children(fit, 'known-to-fit')}
      {unsaid.length > 0 && (
        <>
          <h2 className={className}>Not said, ask first: {unsaid.length}</h2>
          {children(unsaid, 'not-said')}
        </>
      )}
      {out > 0 && <p>Left out, because they say no: {out}.</p>}
    </>
  );
}
