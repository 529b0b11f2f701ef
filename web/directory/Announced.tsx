import styles from './Announced.module.css';

/** What is to come of a place's dates: "Closed Thursday 24 December to Saturday 2 January". */
export const Announced = ({ words }: { words: readonly string[] }) =>
  words.map((it) => (
    <div key={it} className={styles.announced}>
      {it}
    </div>
  ));
