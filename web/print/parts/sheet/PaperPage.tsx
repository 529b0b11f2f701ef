import type { ReactNode } from 'react';
import type { Look } from '../../../../shared/paper/print-choice.ts';
import type { SheetPage } from '../../../../shared/paper/sheet/sheet.ts';
import { HelpLines } from './HelpLines.tsx';
import styles from './Paper.module.css';
import { type Front, PaperHeader } from './PaperHeader.tsx';
import { PaperNotices } from './PaperNotices.tsx';
import { paperProps } from './paper-props.ts';
import { SayWrong } from './SayWrong.tsx';

type Props = {
  page: Pick<SheetPage, 'id' | 'title' | 'path' | 'address' | 'wrong' | 'notes' | 'help'>;
  look: Look;
  front: Front;
  /** Where somebody says that it is wrong, where that is to take no line of the paper: beside the address in its head. */
  wrong?: string;
  children: ReactNode;
};

/**
 * Upright paper with a head that stands on every page: the head of a table is the one thing that browsers repeat. It is no
 * table to a screen reader.
 */
export function PaperPage({ page, look, front, wrong, children }: Props) {
  const { id, title, path, address } = page;
  // In large print the head would be higher than a quarter of the page with it, and no browser repeats such a one. A foot
  // is repeated like a head: each page says until when it may hang, because pages are taken apart.
  const isBelow = look.size === 'large' && front.useUntil !== '';
  const head = isBelow ? { ...front, useUntil: '' } : front;
  return (
    <article id={id} aria-labelledby={`${id}-title`} {...paperProps(look, 'portrait')}>
      <table role="presentation" className={styles.frame}>
        <thead>
          <tr>
            <td>
              <PaperHeader
                id={id}
                title={title}
                path={path}
                address={address}
                front={head}
                wrong={wrong}
              />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <PaperNotices front={front} />
              {page.help && <HelpLines lines={page.help} />}
              {page.notes.map((note) => (
                <p key={note} className={styles.note}>
                  {note}
                </p>
              ))}
              <div className={styles.flow}>{children}</div>
              {page.wrong && <SayWrong wrong={page.wrong} />}
            </td>
          </tr>
        </tbody>
        {isBelow && (
          <tfoot>
            <tr>
              <td className={styles.until}>{front.useUntil}.</td>
            </tr>
          </tfoot>
        )}
      </table>
    </article>
  );
}
