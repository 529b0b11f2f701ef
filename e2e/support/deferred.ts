/** Holds an answer back until the test has seen what stands there meanwhile. */
export function deferred() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { isReleased, release: () => release() };
}
