import { anyOf } from '../words/words.ts';

// What says danger in the languages of `other-languages.ts`: who is hurt and has little English types their own. A star stands
// for any ending. Chinese has no spaces: its words stand anywhere in what is typed.

const isHurt = anyOf(
  'przemoc* gwałt* zgwałc* bije pobił* violent* violenz* violenc* violación violada violação violul bate bateu bătut* lovit pega ' +
    'pegó golpea* maltrat* agredi* estupr* picchia* frappe gewalt* vergewalt* schlägt geschlagen tecavüz* şiddet* dövüyor* vuruyor ' +
    'dhun* rreh kufs* xadgud* garaac* megver* насил* зґвалт* изнасил* бьёт бьют б’є избил* побив* عنف اغتصاب* يضرب* ضرب* خشونت* ' +
    'میزند میزنه تشدد مارتا',
);
const HURT_ANYWHERE = /打我|家暴|暴力|强奸/;

const isEnding = anyOf(
  'samobój* suicid* selbstmord* intihar* morir mourir morire morrer umrzeć sterben ölmek öngyil* умереть померти самоуби* ' +
    'самогуб* انتحار* خودکشی اموت',
);
const ENDING_ANYWHERE = /自杀|想死/;

const isEmergency = anyOf(
  'ambulan* karetk* krankenwagen скор* швидк* اسعاف اورژانس policj* policía polizi* poliția polizei booliis* полици* ' +
    'поліці* شرطة پلیس',
);
const EMERGENCY_ANYWHERE = /救护|警察/;

/** Whether a typed word, as rawWords has it, says in another language that somebody is hurt by another. */
export const isHurtAbroad = (word: string): boolean => isHurt(word) || HURT_ANYWHERE.test(word);

/** Whether it tells of a wish to die. */
export const isEndingAbroad = (word: string): boolean =>
  isEnding(word) || ENDING_ANYWHERE.test(word);

/** Whether it asks for an ambulance or the police. */
export const isEmergencyAbroad = (word: string): boolean =>
  isEmergency(word) || EMERGENCY_ANYWHERE.test(word);
