import { useRevalidator } from 'react-router-dom';
import type { Service } from '../../shared/services/service.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { PublicationButton } from './PublicationButton.tsx';

/** Takes a service of a list down, or puts it back. */
export function TakeDownService({ service }: { service: Service }) {
  const { revalidate } = useRevalidator();
  return (
    <PublicationButton
      kind="service"
      record={service}
      name={serviceLine(service)}
      onChange={() => void revalidate()}
    />
  );
}
