import { useState } from 'react';
import { joinPostcode } from '../../../shared/contact/postcode.ts';
import type { AddressMove } from '../../../shared/organisations/address-moves.ts';
import type { Service } from '../../../shared/services/service.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import forms from '../../forms/Forms.module.css';
import { Done } from '../../forms/MovingOn.tsx';
import { servicesApi } from '../../records/services-api.ts';
import buttons from '../../ui/Button.module.css';
import { RecordActions } from '../../ui/records/RecordActions.tsx';

type Props = {
  /** One question after the other. */
  moves: readonly AddressMove<Service>[];
  onDone: () => void;
};

/** After a profile was saved: whether the services at an address that is gone from it move along. */
export function MoveServices({ moves, onDone }: Props) {
  const [answered, setAnswered] = useState(0);
  const move = moves[answered];
  if (!move) return null;
  const goOn = () => (answered + 1 < moves.length ? setAnswered(answered + 1) : onDone());
  return (
    <Done message="Your profile is saved.">
      <Question key={move.from} move={move} onAnswered={goOn} />
    </Done>
  );
}

function Question({ move, onAnswered }: { move: AddressMove<Service>; onAnswered: () => void }) {
  const { from, to, services } = move;
  const [chosen, setChosen] = useState(() => services.map(({ _id }) => _id));
  const isOne = services.length === 1;
  const all = isOne ? 'Move it' : 'Move them';
  return (
    <>
      <h3>
        {isOne ? 'One service uses' : `${services.length} services use`} the old address. {all}?
      </h3>
      <p>
        From {joinPostcode(from)} to <strong>{joinPostcode(to)}</strong>
      </p>
      <fieldset className={forms.group}>
        <legend className={forms.label}>Which ones?</legend>
        {services.map(({ _id, type, subtype, note }) => (
          <label key={_id} className={forms.checkbox}>
            <input
              type="checkbox"
              checked={chosen.includes(_id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, _id] : chosen.filter((id) => id !== _id))
              }
            />
            {[type, subtype, note].filter(Boolean).join(', ')}
          </label>
        ))}
      </fieldset>
      <RecordActions>
        {chosen.length > 0 && (
          <ActionButton
            label={chosen.length === services.length ? all : `Move ${chosen.length}`}
            busyLabel="Moving..."
            look="primary"
            act={async () => {
              await servicesApi.move({ services: chosen, from, to });
              onAnswered();
            }}
          />
        )}
        <button type="button" className={buttons.secondary} onClick={onAnswered}>
          {isOne ? 'Leave it where it is' : 'Leave them where they are'}
        </button>
      </RecordActions>
    </>
  );
}
