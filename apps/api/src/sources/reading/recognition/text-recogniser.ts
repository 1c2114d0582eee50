import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { PagePicture } from './page-picture.ts';
import { readWords, type RecognisedWord } from './recognised-words.ts';
import type { RecognitionFiles } from './recognised-languages.ts';

/** What of Tesseract’s engine is called. */
interface TesseractCore {
  FS: { writeFile(name: string, bytes: Uint8Array): void; unlink(name: string): void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(folder: null, languages: string, engine: number): number;
  SetImageFile(turn: number, angle: number): number;
  SetSourceResolution(pointsAnInch: number): void;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
}

/** Its neural engine alone. */
const NEURAL = 1;
const POINTS_AN_INCH = 72;
/** The orientation of a picture that is as it should be seen, by EXIF. */
const UPRIGHT = 1;
/** The file the engine takes a picture from, in the file system that it keeps in memory. */
const PICTURE = '/input';

/** Finds text in pictures of pages. */
export interface TextRecogniser {
  /** The words of a picture, in reading order; none where it has no text that can be made out. */
  words(picture: PagePicture): RecognisedWord[];
}

/** Starts Tesseract, as WebAssembly, with the data of some languages, the likeliest first. */
export async function startRecogniser({ engine, data }: RecognitionFiles): Promise<TextRecogniser> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no types
  const start = createRequire(import.meta.url)(engine) as (module: object) => Promise<TesseractCore>;
  const silent = () => undefined;
  const core = await start({ print: silent, printErr: silent });
  for (const { name, path } of data) core.FS.writeFile(`${name}.traineddata`, gunzipSync(readFileSync(path)));
  const api = new core.TessBaseAPI();
  const names = data.map(({ name }) => name).join('+');
  if (api.Init(null, names, NEURAL) !== 0) throw new Error(`Text in ${names} cannot be recognised.`);
  return {
    words(picture) {
      core.FS.writeFile(PICTURE, greyMap(picture));
      try {
        if (api.SetImageFile(UPRIGHT, 0) !== 0) return [];
        api.SetSourceResolution(Math.round(picture.scale * POINTS_AN_INCH));
        return api.Recognize(null) === 0 ? readWords(api.GetTSVText(0)) : [];
      } finally {
        core.FS.unlink(PICTURE);
        api.Clear();
      }
    },
  };
}

/** A picture as a portable grey map. */
function greyMap({ width, height, pixels }: PagePicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
