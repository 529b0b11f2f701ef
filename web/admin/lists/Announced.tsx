import forms from '../../ui/forms/Forms.module.css';

/** What worked, said to the eye and the ear; '' for nothing yet. */
export const Announced = ({ message, about = '' }: { message: string; about?: string }) => (
  <div role="status">
    {message && (
      <div className={forms.success}>
        <p>
          <strong>{message}</strong>
          {about && ` ${about}`}
        </p>
      </div>
    )}
  </div>
);
