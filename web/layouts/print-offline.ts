/** Written out, because all addresses would weigh more than the rest of the first script. */
const TO_PAPER = 'a[href^="/print"]';

/** Without a network a link to a sheet of paper prints the page that it stands on, which has the same facts. */
export function printPageWhenOffline() {
  addEventListener('click', (event) => {
    if (navigator.onLine || !(event.target as Element).closest(TO_PAPER)) return;
    event.preventDefault();
    print();
  });
}
