import {
  ADDICTION,
  ADVICE,
  category,
  FOOD,
  HEALTH,
  HURT,
  helplines,
  NEWCOMERS,
  TONIGHT,
  timetable,
} from '../../paper/handbook/word-index/everyday-words.ts';
import { type SearchLine, TEETH } from './ask-for.ts';

/**
 * What people type in the languages that the city hears most, needs in the order of the English words. A phone can read the page
 * aloud or translate it; it cannot find it. Polish, Romanian, Spanish, Portuguese, Italian, French, German, Somali, Ukrainian,
 * Russian, Arabic, Persian, Kurdish, Urdu, Turkish, Albanian and Hungarian have most words, Chinese, Tigrinya and Welsh those for food, a bed, a shower
 * and a doctor. Written as they are compared, without accents; a word without its ending finds all that begin with it.
 */
export const OTHER_LANGUAGES: readonly SearchLine[] = [
  [
    'acim buke bwyd cibo comer comida cuno cunto ehes ennivalo essen etel faim fame foame fome gaaj gida glodn hambre ' +
      'hunger jedzenie jesc karnim lebensmittel mananc mancare manger mangiare nourriture obiad raashin repas ushqim ' +
      'xwarin yemek zjesc голод еда кушат поесть поїсти храна їжа їсти اكل برسي بھوک جوعان خواردن خوراک طعام غذا وجبه ' +
      'کھانا گرسنه खाना भूख খাবার ਖਾਣਾ ਭੁੱਖ ምግቢ ምግብ ጥሙይ 吃 食物 饭 饿',
    FOOD,
  ],
  [
    'abri abrigo adapost alberg alloggio alojam aludh aludni barinak bezdomn cazare cysgu ddigartref digartref dorm ' +
      'dormir dors evsiz fjet fle guryo heberg hoy hoyga hurdo kalacak logement nocleg notunterkunft obdachlos razan ' +
      'refugio rifugio rue schlafen schronisko seex sin_techo spac sta strehe szallas unterkunft uyumak uyur uyuy xew ' +
      'бездомн жилье житло ночева ночлег ночув переноч поспат притулок приют спат انام بخواب خواب رهائش سرپناه سونا ' +
      'سونے سکن ماوي نوستن نوم መደቀሲ መጠለያ 住 睡',
    TONIGHT,
  ],
  [
    'banho banyo cawod chuveiro doccia douche duch dus dusch dush maydho prysznic qubays umyc wykapac yikan zuhany ' +
      'баня душ помитися помыться استحمام دش دوش نهانا 洗澡',
    [timetable('Showers')],
  ],
  [
    'aseo bagno banheiro bano lazienka mosdo musqul suuli toalet toiled toilette tualet tuvalet вбиральня туалет ' +
      'توالت حمام دستشویي مرحاض 厕所',
    [timetable('Toilets'), timetable('Showers')],
  ],
  [
    'bucato camasir dharka lavand lavar_ropa laver lessive pranie spalat wasch постирать прання стирка غسيل 洗衣',
    [timetable('Laundry')],
  ],
  [
    'ayakkabi buty chaussures dhar dillad giysi haine kabo kiyafet kleidung kurtka pantofi ropa roupa rroba ruha ' +
      'sapatos scarpe schuhe ubrania vestiti vetements zapatos взуття обувь одежда одяг احذيه كفش كپڑے لباس ملابس ልብስ ' +
      '衣服 鞋',
    [timetable('Clothes')],
  ],
  [
    'cargar carregar ladowac mobil sarj taleefan telef заряд телефон تلفن تلفون شارژ شحن فون موبايل هاتف گوشي ስልክ 充电 ' +
      '手机 电话',
    [timetable('Telephones & Phone Charging')],
  ],
  ['dents dentyst dinte muela zab', TEETH],
  [
    'apotheke aptek arzt deintydd dhakhtar dis_agrisi doktor eczane farmac hastane hopital ilko korhaz krankenhaus ' +
      'lekarz meddyg medecin medic mjek orvos ospedal spital szpital zahnarzt аптек больниц врач зуб лікар стомат اسنان ' +
      'بيمارستان دندان دکتر دکتور طبيب مريض مستشفي پزشک پزيشک ڈاکٹر ሐኪም ሓኪም 医生 医院 牙',
    HEALTH,
  ],
  [
    'alcool alkohol daroogo droga drogen drogu igl metadon narkot spritz strzykaw uyusturucu алкоголь метадон ' +
      'наркотик шприц مخدرات کحول',
    ADDICTION,
  ],
  [
    'cieplo freddo frig frio froid ftohte hideg kalt qabow soguk zimno тепло холодно برد سرد 冷',
    [timetable('Day Centre'), timetable('Clothes'), ...TONIGHT],
  ],
  [
    'abogad advogad adwokat anwalt avocat avokat avukat avvocat prawnik qareen ugyved адвокат юрист محام وکيل 律师',
    [category('Legal Advice')],
  ],
  [
    'asil asyl azil azyl dolmetsch iltica magangelyo menedek multeci qaxooti tercuman tlumacz traduc turjumaan wiza ' +
      'бежен біжен виза віза перевод переклад убежищ لاجئ لجوء مترجم پناه 难民',
    NEWCOMERS,
  ],
  ['polka polsk polsku romana romanesc', [...NEWCOMERS].reverse()],
  [
    'arbeit argent bani dinero dinheiro geld lacag lavoro munca penz pieniadz praca pracy shaqo soldi trabaj trabalh ' +
      'travail гроші деньги работ робот عمل فلوس پول پیسے کار 工作 钱',
    ADVICE,
  ],
  [
    'bambini carruur cocuk copii criancas dzieci enfants femije filhos gyerek hijos ninos дети діти اطفال بچے کودک 孩子',
    [category('Young People'), helplines('General')],
  ],
  [
    'boje cabsi felek frica frike korkuyorum medo miedo paura peur боюсь страшно خايف خايفه ميترسم',
    HURT,
  ],
];
