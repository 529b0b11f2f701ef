type Unit =
  | 'characters'
  | 'digits'
  | 'entries'
  | 'records'
  | 'bytes'
  | 'mails'
  | 'tries'
  | 'places'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'years';

export type Limit = {
  /** What is limited, as the documentation names it. */
  what: string;
  /** The most there may be. */
  value: number;
  /** Characters are UTF-16 code units, as forms and schemas count them. */
  unit: Unit;
  /** What is said to a client that sends more; to nobody where more is only not counted. */
  message: string;
  /** Why it is this many and not more or fewer. */
  reason: string;
};

/** A row about a text; `name` begins its message. `end` is '' where its field's other messages have no full stop. */
export function text(name: string, what: string, value: number, reason: string, end = '.') {
  const message = `${name} cannot exceed ${value} characters${end}`;
  return { what, value, unit: 'characters', message, reason } as const;
}

/** A row about how many there may be. */
export const count = (what: string, value: number, unit: Unit, message: string, reason: string) =>
  ({ what, value, unit, message, reason }) as const;
