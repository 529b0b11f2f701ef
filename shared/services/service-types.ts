import { SERVICE_TYPES, type Service, type ServiceType } from './service.ts';

type TypePresent = {
  type: ServiceType;
  count: number;
  /** Those that occur, in the order met; the ordinary kind has no name and is left out. */
  subtypes: string[];
};

/** The service types that occur among some services, in the order of docs/product.md#words-and-places. */
export function typesPresent(
  services: readonly Pick<Service, 'type' | 'subtype'>[],
): TypePresent[] {
  return SERVICE_TYPES.flatMap((type) => {
    const those = services.filter((service) => service.type === type);
    if (those.length === 0) return [];
    const subtypes = new Set(those.map(({ subtype }) => subtype).filter(Boolean));
    return [{ type, count: those.length, subtypes: [...subtypes] }];
  });
}
