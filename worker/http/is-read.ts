/** Whether a method asks and changes nothing. */
export const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);
