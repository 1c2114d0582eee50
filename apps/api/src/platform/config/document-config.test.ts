import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const documents = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  return config.ok ? config.value.documents : config.error;
};

describe('the settings of documents', () => {
  it('recognise no scans and check no files unless told', () => {
    expect(documents({})).toEqual({ recognised: [], scanner: null });
    expect(documents({ FOOTNOTE_RECOGNISE_SCANS: ' ', FOOTNOTE_MALWARE_SCANNER: '' })).toEqual({
      recognised: [],
      scanner: null,
    });
  });

  it('name the languages of scans, each once', () => {
    expect(documents({ FOOTNOTE_RECOGNISE_SCANS: 'de, en,de' })).toMatchObject({ recognised: ['de', 'en'] });
    expect(documents({ FOOTNOTE_RECOGNISE_SCANS: 'true' })).toMatch(/^FOOTNOTE_RECOGNISE_SCANS must be languages/);
  });

  it('name the program that checks files', () => {
    expect(
      documents({ FOOTNOTE_MALWARE_SCANNER: '/usr/bin/clamdscan --no-summary', FOOTNOTE_MALWARE_SCANNER_SECONDS: '9' }),
    ).toMatchObject({ scanner: { program: '/usr/bin/clamdscan', arguments: ['--no-summary'], seconds: 9 } });
    expect(documents({ FOOTNOTE_MALWARE_SCANNER: 'clamdscan' })).toMatch(/absolute path/);
    expect(documents({ FOOTNOTE_MALWARE_SCANNER_SECONDS: '0' })).toMatch(/from 1 to 1200/);
    expect(documents({ FOOTNOTE_MALWARE_SCANNER_SECONDS: '1201' })).toMatch(/from 1 to 1200/);
  });
});
