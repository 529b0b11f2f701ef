import { Children, type ReactNode } from 'react';
import type { ServiceIcon } from '../../../../shared/services/service.ts';
import paper from '../sheet/Paper.module.css';
import { PaperIcon } from '../sheet/PaperIcon.tsx';
import blocks from './Blocks.module.css';

type Props = {
  /** An anchor, unique on a sheet. */
  id: string;
  title: string;
  icon?: ServiceIcon;
  /** Said below the title. */
  lead?: string;
  /** Blocks that stay whole. */
  children: ReactNode;
};

/**
 * A list under a title that comes again on every page that the list runs on to: nobody is to wonder what a page goes on
 * with. A table for its head alone, as of a whole paper; a row for each block, so that the title never stands alone.
 */
export function Titled({ id, title, icon, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-name`}>
      <table role="presentation" className={paper.frame}>
        <thead>
          <tr>
            <td>
              <h2 id={`${id}-name`} className={blocks.group}>
                {icon && <PaperIcon name={icon} />} {title}
              </h2>
              {lead && <p className={blocks.forWhom}>{lead}</p>}
            </td>
          </tr>
        </thead>
        <tbody>
          {Children.map(children, (child) => (
            <tr>
              <td>{child}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
