import { useContext } from 'react';
import { moreWords, type PocketBlock } from '../../../../shared/paper/pocket/blocks.ts';
import { fitPocket } from '../../../../shared/paper/pocket/fit.ts';
import { panelPlace } from '../../../../shared/paper/pocket/format.ts';
import type { PocketGuide } from '../../../../shared/paper/pocket/guide.ts';
import { SERVICE_ICONS } from '../../../../shared/services/service.ts';
import sheet from '../sheet/Paper.module.css';
import type { Front } from '../sheet/PaperHeader.tsx';
import { PaperIcon } from '../sheet/PaperIcon.tsx';
import { PublicOrigin } from '../sheet/public-origin.ts';
import { Qr } from '../sheet/Qr.tsx';
import { Door, Picture } from './Picture.tsx';
import styles from './Pocket.module.css';
import { PocketRows } from './PocketRows.tsx';

type Props = { guide: PocketGuide; front: Front & { title: string } };

/** One sheet of A4 with eight panels, half of them turned, so that it is folded and never cut. */
export function PocketSheet({ guide: whole, front }: Props) {
  const origin = useContext(PublicOrigin);
  const guide = fitPocket(whole, { ...front, origin });
  return (
    <article
      aria-labelledby="pocket-title"
      className={`${sheet.paper} ${styles.pocket}`}
      data-page="a4-pocket"
    >
      {guide.panels.map((panel, at) => {
        const { row, column, isTurned } = panelPlace(at);
        return (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place
            key={at}
            aria-label={`Panel ${at + 1} of ${guide.panels.length}`}
            className={styles.panel}
            data-place={`${row}${column}`}
            data-turned={isTurned || undefined}
          >
            {panel.map((block) => (
              <Block key={keyOf(block)} block={block} url={origin + guide.path} />
            ))}
          </section>
        );
      })}
    </article>
  );
}

const keyOf = (block: PocketBlock): string => JSON.stringify(block).slice(0, 200);

type BlockProps = { block: PocketBlock; url: string };

function Block({ block, url }: BlockProps) {
  switch (block.kind) {
    case 'cover':
      return (
        <div className={styles.cover}>
          <h1 id="pocket-title" className={styles.name}>
            <Door />
            {block.title}
          </h1>
          <div>
            <p className={styles.weekday}>{block.weekday}</p>
            <p className={styles.date}>{block.date}</p>
          </div>
        </div>
      );
    case 'help':
      return (
        <div>
          <div className={styles.calls}>
            {block.calls.map(({ picture, number, isAlarm }) => (
              <p key={number} className={isAlarm ? styles.alarm : styles.call}>
                <Picture name={picture} />
                <strong>{number}</strong>
              </p>
            ))}
          </div>
          {block.lines.map((line, at) => (
            <p key={line} className={styles.beside}>
              {at === 0 && block.lines.length > 1 ? <strong>{line}</strong> : line}
            </p>
          ))}
        </div>
      );
    case 'part':
      return (
        <div className={styles.part}>
          <PaperIcon name={block.icon} />
          <div>
            <h2>{block.type}</h2>
            <PocketRows rows={block.rows} />
            {block.more > 0 && (
              <p>
                <strong>{moreWords(block.more)}</strong>
              </p>
            )}
          </div>
        </div>
      );
    case 'closed':
      return (
        <div>
          <p>{block.lead}</p>
          <p className={styles.closed}>
            {block.types.map((type) => (
              <PaperIcon key={type} name={SERVICE_ICONS[type]} />
            ))}
          </p>
        </div>
      );
    case 'words':
      return <p>{block.isBold ? <strong>{block.text}</strong> : block.text}</p>;
    case 'footer':
      return (
        <div className={styles.footer}>
          <Qr text={url} />
          <div>
            {block.lines.map(({ text, isBold }) => (
              <p key={text}>{isBold ? <strong>{text}</strong> : text}</p>
            ))}
          </div>
        </div>
      );
  }
}
