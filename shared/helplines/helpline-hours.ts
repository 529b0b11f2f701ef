const DAY_AND_NIGHT =
  /^24(\/7|[ -]?h(ou)?rs?( a day)?[ ,/]*((7|seven) days( a week)?|365 days( a year)?|7|every day)?)\.?$/i;

/**
 * Whether a helpline's hours, a free text, say that it answers at any hour of any day. Only a text that says nothing
 * else does: "24 hours at weekends" may be silent tonight.
 */
export const answersDayAndNight = (hours: string): boolean => DAY_AND_NIGHT.test(hours.trim());

/** What paper says of a line that answers at any hour. */
export const ANSWERS_ALWAYS = 'Answers day and night';

/** When a helpline with a number answers, for paper, which has no clock; '' for one without a number or hours. */
export const hoursOnPaper = (helpline: {
  phoneHref: string;
  onlineWorkingTime: string;
}): string => {
  const { phoneHref, onlineWorkingTime } = helpline;
  if (phoneHref && answersDayAndNight(onlineWorkingTime)) return ANSWERS_ALWAYS;
  return onlineWorkingTime || (phoneHref && 'Hours not known');
};

/** Those that answer at any hour first, for people who need someone at 3 in the morning; else the order given. */
export const sortDayAndNightFirst = <H extends { onlineWorkingTime: string }>(
  helplines: readonly H[],
): H[] =>
  [true, false].flatMap((wanted) =>
    helplines.filter((it) => answersDayAndNight(it.onlineWorkingTime) === wanted),
  );
