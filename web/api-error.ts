/** What a call or a page failed with, in words that may be shown. `status` 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** The page for an address that leads nowhere. */
export const notFound = () => new ApiError(404, 'Page not found');
