/** Lets the browser do what waits, a tap for one. Uses a message, which is not put off as a timer may be. */
export function yieldToBrowser() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
}
