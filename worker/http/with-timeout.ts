/** What had no answer in time. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`);
    this.name = 'TimeoutError';
  }
}

/** The promise's value, or a TimeoutError after so many milliseconds; what it says later is nobody's business here. */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
  });
  // Or a failure after the limit would be one that nobody has caught.
  promise.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
