/** A language answers can be given in. */
export interface AnswerLanguage {
  /** BCP 47 tag. */
  code: string;
  /** The language's own name for itself. */
  name: string;
  /** Its English name, for search and prompts. */
  english: string;
  direction: 'ltr' | 'rtl';
}

function language(code: string, name: string, english: string, direction: 'ltr' | 'rtl' = 'ltr'): AnswerLanguage {
  return { code, name, english, direction };
}

/** Languages of answers (specification §1: 37 to 50, with Chinese and Traditional Chinese). */
export const ANSWER_LANGUAGES: readonly AnswerLanguage[] = [
  language('en', 'English', 'English'),
  language('nl', 'Nederlands', 'Dutch'),
  language('es', 'Español', 'Spanish'),
  language('fr', 'Français', 'French'),
  language('de', 'Deutsch', 'German'),
  language('pt', 'Português', 'Portuguese'),
  language('af', 'Afrikaans', 'Afrikaans'),
  language('sq', 'Shqip', 'Albanian'),
  language('ar', 'العربية', 'Arabic', 'rtl'),
  language('hy', 'Հայերեն', 'Armenian'),
  language('bn', 'বাংলা', 'Bengali'),
  language('bs', 'Bosanski', 'Bosnian'),
  language('bg', 'Български', 'Bulgarian'),
  language('ca', 'Català', 'Catalan'),
  language('zh-Hans', '简体中文', 'Chinese'),
  language('zh-Hant', '繁體中文', 'Traditional Chinese'),
  language('hr', 'Hrvatski', 'Croatian'),
  language('cs', 'Čeština', 'Czech'),
  language('da', 'Dansk', 'Danish'),
  language('et', 'Eesti', 'Estonian'),
  language('fi', 'Suomi', 'Finnish'),
  language('ka', 'ქართული', 'Georgian'),
  language('el', 'Ελληνικά', 'Greek'),
  language('he', 'עברית', 'Hebrew', 'rtl'),
  language('hi', 'हिन्दी', 'Hindi'),
  language('hu', 'Magyar', 'Hungarian'),
  language('is', 'Íslenska', 'Icelandic'),
  language('id', 'Bahasa Indonesia', 'Indonesian'),
  language('ga', 'Gaeilge', 'Irish'),
  language('it', 'Italiano', 'Italian'),
  language('ja', '日本語', 'Japanese'),
  language('ko', '한국어', 'Korean'),
  language('lv', 'Latviešu', 'Latvian'),
  language('lt', 'Lietuvių', 'Lithuanian'),
  language('ms', 'Bahasa Melayu', 'Malay'),
  language('nb', 'Norsk bokmål', 'Norwegian'),
  language('fa', 'فارسی', 'Persian', 'rtl'),
  language('pl', 'Polski', 'Polish'),
  language('ro', 'Română', 'Romanian'),
  language('ru', 'Русский', 'Russian'),
  language('sr', 'Српски', 'Serbian'),
  language('sk', 'Slovenčina', 'Slovak'),
  language('sl', 'Slovenščina', 'Slovenian'),
  language('sw', 'Kiswahili', 'Swahili'),
  language('sv', 'Svenska', 'Swedish'),
  language('ta', 'தமிழ்', 'Tamil'),
  language('th', 'ไทย', 'Thai'),
  language('tr', 'Türkçe', 'Turkish'),
  language('uk', 'Українська', 'Ukrainian'),
  language('ur', 'اردو', 'Urdu', 'rtl'),
  language('vi', 'Tiếng Việt', 'Vietnamese'),
];

/** Languages of the interface (specification §1), which questions are recognised in without a model. */
export const INTERFACE_LANGUAGES = ['en', 'nl', 'es', 'fr', 'de', 'pt'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

function named(code: string): AnswerLanguage | undefined {
  return ANSWER_LANGUAGES.find((candidate) => candidate.code === code);
}

/** Finds an answer language by its tag or by one that means it ("pt-BR", "zh-TW"); undefined for one the product does not offer. */
export function answerLanguage(code: string): AnswerLanguage | undefined {
  const exact = named(code);
  if (exact !== undefined) return exact;
  try {
    const meant = new Intl.Locale(code).maximize();
    // The tag of Norwegian as a whole means its written standard, Bokmål.
    return named(`${meant.language}-${meant.script}`) ?? named(meant.language === 'no' ? 'nb' : meant.language);
  } catch {
    return undefined;
  }
}
