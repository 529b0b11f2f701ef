import type { Service } from './service.ts';

/** What one service is called among others: its type and its address. */
export const serviceLine = ({ type, serviceAddress }: Pick<Service, 'type' | 'serviceAddress'>) =>
  `${type}, ${serviceAddress}`;
