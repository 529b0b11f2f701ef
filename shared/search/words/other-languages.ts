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
    'jedzenie jesc zjesc glodn obiad mancare mananc foame comida comer hambre fome manger nourriture ' +
      'repas faim mangiare cibo fame essen hunger lebensmittel cunto cuno raashin gaaj їжа їсти поїсти ' +
      'голод еда поесть кушат طعام اكل جوعان وجبه غذا خوراک گرسنه خواردن برسي کھانا بھوک xwarin yemek gida ' +
      'acim karnim ushqim buke ennivalo etel ehes храна 食物 吃 饭 饿 ምግብ ምግቢ ጥሙይ ਖਾਣਾ ਭੁੱਖ भूख खाना খাবার bwyd',
    FOOD,
  ],
  [
    'spac nocleg schronisko bezdomn dorm dormir adapost cazare sta alberg refugio alojam sin_techo abrigo abri ' +
      'heberg logement rifugio alloggio schlafen unterkunft notunterkunft obdachlos hurdo seex hoy hoyga ' +
      'guryo спат ночув переноч притулок житло ночлег поспат ночева приют жилье бездомн نوم انام ماوي سکن ' +
      'خواب بخواب سرپناه نوستن سونا سونے رهائش xew razan uyumak uyur uyuy barinak kalacak evsiz fle fjet ' +
      'strehe szallas aludni aludh 睡 住 መጠለያ መደቀሲ cysgu digartref ddigartref rue dors',
    TONIGHT,
  ],
  [
    'prysznic umyc wykapac dus duch chuveiro banho douche doccia dusch qubays maydho душ помитися ' +
      'помыться баня استحمام دش دوش نهانا banyo yikan dush zuhany 洗澡 cawod',
    [timetable('Showers')],
  ],
  [
    'lazienka toalet bagno toilette bano aseo banheiro musqul suuli туалет вбиральня حمام مرحاض توالت ' +
      'دستشویي tuvalet tualet mosdo 厕所 toiled',
    [timetable('Toilets'), timetable('Showers')],
  ],
  [
    'pranie lavar_ropa lavand lessive laver bucato spalat wasch dharka прання стирка постирать غسيل camasir 洗衣',
    [timetable('Laundry')],
  ],
  [
    'ubrania buty kurtka haine pantofi ropa zapatos roupa sapatos vetements chaussures vestiti scarpe ' +
      'kleidung schuhe dhar kabo одяг взуття одежда обувь ملابس احذيه لباس كفش كپڑے kiyafet giysi ayakkabi ' +
      'rroba ruha 衣服 鞋 ልብስ dillad',
    [timetable('Clothes')],
  ],
  [
    'telef taleefan ladowac cargar carregar телефон заряд هاتف تلفون موبايل شحن تلفن گوشي شارژ فون sarj ' +
      'mobil 电话 手机 充电 ስልክ',
    [timetable('Telephones & Phone Charging')],
  ],
  ['dentyst zab dinte muela dents', TEETH],
  [
    'lekarz szpital aptek medic spital farmac medecin hopital ospedal arzt ' +
      'zahnarzt krankenhaus apotheke dhakhtar ilko лікар зуб врач больниц стомат аптек طبيب مستشفي اسنان ' +
      'مريض دکتر دکتور پزشک بيمارستان دندان پزيشک ڈاکٹر doktor hastane eczane dis_agrisi mjek orvos korhaz ' +
      '医生 医院 牙 ሐኪም ሓኪም meddyg deintydd',
    HEALTH,
  ],
  [
    'narkot alkohol strzykaw igl drogu droga alcool drogen spritz daroogo наркотик алкоголь шприц مخدرات ' +
      'کحول uyusturucu metadon метадон',
    ADDICTION,
  ],
  [
    'zimno cieplo frig frio froid freddo kalt qabow холодно тепло برد سرد soguk ftohte hideg 冷',
    [timetable('Day Centre'), timetable('Clothes'), ...TONIGHT],
  ],
  [
    'adwokat prawnik avocat abogad advogad avvocat anwalt qareen адвокат юрист محام وکيل avukat avokat ugyved 律师',
    [category('Legal Advice')],
  ],
  [
    'azyl azil asil asyl magangelyo qaxooti біжен бежен убежищ لجوء لاجئ پناه iltica multeci menedek wiza ' +
      'виза віза tlumacz traduc dolmetsch turjumaan переклад перевод مترجم tercuman 难民',
    NEWCOMERS,
  ],
  [
    'pieniadz praca bani munca pracy dinero trabaj dinheiro trabalh argent travail soldi lavoro geld ' +
      'arbeit lacag shaqo гроші робот деньги работ فلوس عمل پول کار پیسے penz 钱 工作',
    ADVICE,
  ],
  [
    'dzieci copii ninos hijos criancas filhos enfants bambini carruur діти дети اطفال کودک بچے cocuk ' +
      'femije gyerek 孩子',
    [category('Young People'), helplines('General')],
  ],
  [
    'boje frica miedo medo peur paura cabsi боюсь страшно خايف خايفه ميترسم korkuyorum frike felek',
    HURT,
  ],
];
