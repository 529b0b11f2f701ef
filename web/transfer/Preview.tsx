import { type ReactNode, useEffect, useRef } from 'react';
import type { Fault } from '../../shared/directory/directory-file.ts';
import { listDifferences } from '../../shared/history/differences.ts';
import { endSentence } from '../../shared/text/sentence.ts';
import { type ImportPreview, nameChoice } from '../../shared/transfer/import.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import buttons from '../ui/Button.module.css';
import { saveFile } from '../ui/save-file.ts';
import styles from './Transfer.module.css';

type Props = {
  preview: ImportPreview;
  /** The rows of a spreadsheet that are left out, each with why; null of a directory file. */
  lost: readonly { number: number; messages: string[] }[] | null;
  /** What is left out of what is here beside a spreadsheet's rows. */
  beside: readonly Fault[];
  onSaveLost: (() => Promise<Blob>) | undefined;
  /** What was edited here is to say what the file says. */
  onReplace: (name: string) => void;
  isBusy: boolean;
  onConfirm: () => void;
};

/** What an import would do, before anything is written. It takes the focus: it is what was asked for. */
export function Preview({
  preview,
  lost,
  beside,
  onSaveLost,
  onReplace,
  isBusy,
  onConfirm,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  const { added, changed, unchanged, kept, keptDeleted } = preview;
  const faults: [string, string[]][] = lost
    ? [
        ...lost.map(({ number, messages }): [string, string[]] => [
          `Row ${number}`,
          messages.map(endSentence),
        ]),
        ...byPlace(beside),
      ]
    : byPlace(preview.faults.map(({ path, message }) => ({ path: path || 'The file', message })));
  const total = added.length + changed.length;
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h3 ref={heading} id="preview" tabIndex={-1}>
        What it would do
      </h3>
      <Group title="Added" items={added}>
        {(item) => `${nameWrite(item)} (${item.kind})`}
      </Group>
      <Group title="Changed" items={changed}>
        {(change) => <Differences {...change} />}
      </Group>
      <Group title="Kept, because it was edited here since" items={kept} isOpen>
        {(change) => (
          <>
            <Differences {...change} />
            <button
              type="button"
              className={buttons.secondary}
              aria-disabled={isBusy || undefined}
              onClick={() => onReplace(nameChoice(change))}
            >
              Change it too<span className="visually-hidden">: {nameWrite(change)}</span>
            </button>
          </>
        )}
      </Group>
      <Group title="Not brought back, because it was deleted here" items={keptDeleted}>
        {nameWrite}
      </Group>
      <Group title="Left out, because something is wrong with it" items={faults}>
        {([place, messages]) => `${place}: ${messages.join(' ')}`}
      </Group>
      {onSaveLost && lost && lost.length > 0 && (
        <ActionButton
          label="Download the rows that are left out"
          busyLabel="Preparing..."
          act={async () => saveFile(await onSaveLost(), 'left-out.csv')}
        />
      )}
      <p>As they were: {unchanged}</p>
      {total > 0 ? (
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={isBusy || undefined}
          onClick={onConfirm}
        >
          {isBusy ? 'Bringing in...' : `Bring in ${total} ${total === 1 ? 'record' : 'records'}`}
        </button>
      ) : (
        <p>
          <strong>There is nothing to bring in.</strong>
        </p>
      )}
    </section>
  );
}

/** What it is, and of each field what it says and what it would. */
const Differences = (change: ImportPreview['changed'][number]) => (
  <>
    {nameWrite(change)}
    {listDifferences(change).map(({ field, before, after }) => (
      <div key={field} className={styles.change}>
        {field}: <del>{before || '–'}</del> <ins>{after || '–'}</ins>
      </div>
    ))}
  </>
);

/** One row may have several faults, and is left out once. */
function byPlace(faults: readonly { path: string; message: string }[]): [string, string[]][] {
  const places = new Map<string, string[]>();
  for (const { path, message } of faults)
    places.set(path, [...(places.get(path) ?? []), endSentence(message)]);
  return [...places];
}

/** A record and whose it is: many places offer Lunch. */
const nameWrite = ({ what, of }: { what: string; of: string }) => (of ? `${what}, of ${of}` : what);

/** So many are read without asking. */
const FEW = 10;

type GroupProps<Item> = {
  title: string;
  items: Item[];
  /** However many there are. */
  isOpen?: boolean;
  children: (item: Item) => ReactNode;
};

function Group<Item>({ title, items, isOpen, children }: GroupProps<Item>) {
  if (items.length === 0) return null;
  return (
    <details open={isOpen || items.length <= FEW}>
      <summary>
        {title}: {items.length}
      </summary>
      <ul>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a preview never changes
          <li key={position}>{children(item)}</li>
        ))}
      </ul>
    </details>
  );
}
