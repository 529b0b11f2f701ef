import { mustStayOffWalls } from '../on-walls.ts';
import type { Service } from '../service.ts';
import { limitsOf } from '../who/who-may-come.ts';

/** A service as its provider has it, or as a form does. */
type Asked = Pick<Service, 'availability' | 'note' | 'subtype' | 'addressPublic'> &
  Parameters<typeof limitsOf>[0];

/** Whether a service is kept off screens and posters until its provider agrees (docs/product.md#not-on-the-wall). */
export const mayBeKeptOff = (service: Asked): boolean =>
  mustStayOffWalls({
    ...service,
    ...limitsOf(service),
    ...(service.addressPublic === 'no' && { addressNotPublic: true as const }),
  });

/** The services for which nobody has said whether they may stand there. */
export const filterUnanswered = <S extends Asked & Pick<Service, 'published' | 'onWalls'>>(
  services: readonly S[],
): S[] =>
  services.filter((service) => service.published && !service.onWalls && mayBeKeptOff(service));
