/** What every page about something wrong begins with. */
export const NobodyReads = () => (
  <strong>
    Nobody reads this tonight. In danger: <a href="tel:999">999</a>.
  </strong>
);
