import forms from '../../forms/Forms.module.css';
import buttons from '../../ui/Button.module.css';

type Props = {
  /** What the note would be better as. */
  question: string;
  /** What a tap does. */
  action: string;
  onTake: () => void;
};

/** What a text says that would count if it stood elsewhere: asked, filled in by one tap, and never in the way. */
export const Suggestion = ({ question, action, onTake }: Props) => (
  <div className={forms.note}>
    <p>{question}</p>
    <button type="button" className={buttons.secondary} onClick={onTake}>
      {action}
    </button>
  </div>
);
