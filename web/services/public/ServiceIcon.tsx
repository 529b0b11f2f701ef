import { SERVICE_ICONS, type ServiceType } from '../../../shared/services/service.ts';
import { Icon } from '../../icons/Icon.tsx';

/** The picture of a service type; its name always stands beside it. */
export const ServiceIcon = ({ type, size }: { type: ServiceType; size?: number }) => (
  <Icon name={SERVICE_ICONS[type]} size={size} />
);
