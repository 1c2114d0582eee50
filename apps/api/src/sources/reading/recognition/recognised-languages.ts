import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Languages text is recognised in, with the names of their data: those of the interface. */
const DATA_NAMES = { en: 'eng', de: 'deu', es: 'spa', fr: 'fra', nl: 'nld', pt: 'por' } as const;

export type RecognisedLanguage = keyof typeof DATA_NAMES;

/** Whether text can be recognised in a language. */
export function isRecognisedLanguage(tag: string): tag is RecognisedLanguage {
  return Object.hasOwn(DATA_NAMES, tag);
}

/** Where the engine that recognises text and its data are; a process that may read nothing else cannot find them itself. */
export interface RecognitionFiles {
  engine: string;
  data: { name: string; path: string }[];
}

const ENGINE = 'tesseract.js-core/tesseract-core-simd-lstm';

/** Finds the files that languages are recognised with; null for none. */
export function recognitionFiles(languages: readonly RecognisedLanguage[]): RecognitionFiles | null {
  if (languages.length === 0) return null;
  const { resolve } = createRequire(import.meta.url);
  const data = languages.map((language) => {
    const name = DATA_NAMES[language];
    const folder = dirname(resolve(`@tesseract.js-data/${name}`));
    return { name, path: join(folder, '4.0.0_best_int', `${name}.traineddata.gz`) };
  });
  return { engine: resolve(ENGINE), data };
}
