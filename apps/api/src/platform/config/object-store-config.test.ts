import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { uploadOriginOf } from './object-store-config.ts';

const KEYS = { S3_BUCKET: 'documents', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('the settings of a store of objects', () => {
  it('keep files on the disk by default', () => {
    expect(readConfig({})).toMatchObject({ ok: true, value: { objectStore: null } });
  });

  it('are read, in the EU unless told', () => {
    expect(readConfig(KEYS)).toMatchObject({
      ok: true,
      value: { objectStore: { bucket: 'documents', region: 'eu-central-1', endpoint: null, pathStyle: false } },
    });
    const own = { ...KEYS, S3_ENDPOINT: 'https://s3.example.org', S3_REGION: 'eu-west-3', S3_PATH_STYLE: 'true' };
    expect(readConfig(own)).toMatchObject({
      ok: true,
      value: { objectStore: { region: 'eu-west-3', endpoint: 'https://s3.example.org', pathStyle: true } },
    });
  });

  it('tell where browsers send files', () => {
    const originOf = (environment: Record<string, string>) => {
      const config = readConfig(environment);
      return config.ok ? uploadOriginOf(config.value.objectStore) : config.error;
    };
    const own = { ...KEYS, S3_ENDPOINT: 'http://store.example.org:9000/' };
    expect(originOf({})).toBeNull();
    expect(originOf(KEYS)).toBe('https://documents.s3.eu-central-1.amazonaws.com');
    expect(originOf(own)).toBe('http://documents.store.example.org:9000');
    expect(originOf({ ...own, S3_PATH_STYLE: 'true' })).toBe('http://store.example.org:9000');
  });

  it.each([
    [{ S3_BUCKET: 'documents' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
    [{ ...KEYS, S3_BUCKET: '../x' }, 'S3_BUCKET must be the name of a bucket.'],
    [{ ...KEYS, S3_ENDPOINT: 'secret' }, 'S3_ENDPOINT must be an address such as https://s3.example.org.'],
    [{ ...KEYS, S3_SECRET_ACCESS_KEY: 'two words' }, 'S3_SECRET_ACCESS_KEY must be one word.'],
    [{ ...KEYS, S3_REGION: 'Frankfurt am Main' }, 'S3_REGION must be a region such as eu-central-1.'],
  ])('answer %j with one sentence that echoes no value', (environment, error) => {
    expect(readConfig(environment)).toEqual({ ok: false, error });
  });
});
