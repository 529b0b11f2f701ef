import type { Service } from '../../../shared/services/service.ts';
import { SERVICE_TYPES, type ServiceType } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';
import forms from '../../forms/Forms.module.css';
import styles from './ChangeForm.module.css';
import type { TypedChange } from './change-form.ts';

type Props = {
  typed: TypedChange;
  /** Whether it is an organisation's; otherwise it is of a type or the city. */
  isOwned: boolean;
  services: readonly Service[];
  fault: (path: keyof TypedChange) => string | undefined;
  onChange: (fields: Partial<TypedChange>) => void;
};

/** Asks for what a change holds: services by ticks, all of an organisation; or a type, or the city. */
export const ScopeFields = ({ isOwned, ...props }: Props) =>
  isOwned ? <ServiceTicks {...props} /> : <WideScope {...props} />;

type FieldProps = Omit<Props, 'isOwned'>;

function ServiceTicks({ typed, services, fault, onChange }: FieldProps) {
  const { scope, services: chosen } = typed;
  const isAll = scope === 'organisation';
  const error = fault('services');
  return (
    <fieldset className={styles.set} aria-describedby={error && 'services-error'}>
      <legend className={styles.legend}>For which services?</legend>
      {error && (
        <p id="services-error" className={forms.error}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      <label className={forms.checkbox}>
        <input
          id="services"
          type="checkbox"
          checked={isAll}
          onChange={({ target }) =>
            onChange({ scope: target.checked ? 'organisation' : 'service' })
          }
        />
        <strong>All of them</strong>
      </label>
      {services.map((service) => (
        <label key={service._id} className={forms.checkbox}>
          <input
            type="checkbox"
            disabled={isAll}
            checked={isAll || chosen.includes(service._id)}
            onChange={({ target }) =>
              onChange({
                services: target.checked
                  ? [...chosen, service._id]
                  : chosen.filter((id) => id !== service._id),
              })
            }
          />
          {serviceLine(service)}
        </label>
      ))}
    </fieldset>
  );
}

const WIDE_WORDS = {
  city: 'Every service in the city',
  type: 'Every service of one type',
  'bank holiday': 'A bank holiday of one year, on which people check first',
};

function WideScope({ typed, fault, onChange }: FieldProps) {
  const { scope, type } = typed;
  const error = fault('type');
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>For whom?</legend>
      {(['city', 'type', 'bank holiday'] as const).map((value) => (
        <label key={value} className={forms.checkbox}>
          <input
            type="radio"
            name="scope"
            checked={scope === value}
            onChange={() => onChange({ scope: value })}
          />
          {WIDE_WORDS[value]}
        </label>
      ))}
      {scope === 'type' && (
        <div className={forms.field} data-invalid={error ? '' : undefined}>
          <label htmlFor="type" className={forms.label}>
            Type
          </label>
          {error && (
            <p id="type-error" className={forms.error}>
              {error}
            </p>
          )}
          <select
            id="type"
            className={forms.input}
            value={type}
            aria-describedby={error && 'type-error'}
            onChange={({ target }) => onChange({ type: target.value as ServiceType | '' })}
          >
            <option value="">Choose one</option>
            {SERVICE_TYPES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}
