import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const MODEL = {
  FOOTNOTE_EMBEDDING_MODEL: 'small',
  FOOTNOTE_EMBEDDING_BASE_URL: 'http://127.0.0.1:11434/v1',
};

const embedding = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  return config.ok ? config.value.embedding : config.error;
};

describe('the settings of the embedding model', () => {
  it('are none unless a model is named', () => {
    expect(embedding({})).toBeNull();
    expect(embedding({ FOOTNOTE_EMBEDDING_MODEL: ' ' })).toBeNull();
  });

  it('name a model and where it is', () => {
    expect(embedding(MODEL)).toEqual({
      model: 'small',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      dimensions: null,
      batch: 64,
      timeoutSeconds: 30,
    });
    const given = { API_KEY: 'key', DIMENSIONS: '256', BATCH: '8', TIMEOUT_SECONDS: '5' };
    const named = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`FOOTNOTE_EMBEDDING_${name}`, value]),
    );
    expect(embedding({ ...MODEL, ...named })).toMatchObject({
      apiKey: 'key',
      dimensions: 256,
      batch: 8,
      timeoutSeconds: 5,
    });
  });

  it.each([
    [{ FOOTNOTE_EMBEDDING_MODEL: 'small' }, 'FOOTNOTE_EMBEDDING_MODEL is set without FOOTNOTE_EMBEDDING_BASE_URL.'],
    [{ FOOTNOTE_EMBEDDING_BASE_URL: 'http://x/v1' }, /BASE_URL is set without FOOTNOTE_EMBEDDING_MODEL/],
    [{ FOOTNOTE_EMBEDDING_API_KEY: 'key' }, /API_KEY is set without FOOTNOTE_EMBEDDING_MODEL/],
    [{ ...MODEL, FOOTNOTE_EMBEDDING_BASE_URL: 'ftp://x/v1' }, /^FOOTNOTE_EMBEDDING_BASE_URL must be an address/],
    [{ ...MODEL, FOOTNOTE_EMBEDDING_BASE_URL: 'https://me:secret@x/v1' }, /without a user name/],
    [{ ...MODEL, FOOTNOTE_EMBEDDING_API_KEY: 'two words' }, /API_KEY must be one word/],
    [{ ...MODEL, FOOTNOTE_EMBEDDING_DIMENSIONS: '0' }, /DIMENSIONS must be a whole number from 1 to 8192/],
    [{ ...MODEL, FOOTNOTE_EMBEDDING_DIMENSIONS: '1e3' }, /DIMENSIONS must be a whole number/],
    [{ ...MODEL, FOOTNOTE_EMBEDDING_BATCH: '1001' }, /BATCH must be a whole number from 1 to 1000/],
    [{ ...MODEL, FOOTNOTE_EMBEDDING_TIMEOUT_SECONDS: '0' }, /from 1 to 600/],
    [{ ...MODEL, FOOTNOTE_EMBEDDING_MODEL: 'm'.repeat(201) }, /at most 200 characters/],
  ])('refuse %j', (environment, message) => {
    expect(embedding(environment)).toMatch(message);
  });
});
