import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const model = { FOOTNOTE_LLM_PROVIDER: 'openai', FOOTNOTE_LLM_MODEL: 'm', FOOTNOTE_LLM_API_KEY: 'k' };

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 3000,
        host: '127.0.0.1',
        databaseUrl: null,
        llm: null,
        trustProxy: false,
        analytics: { pageViews: false, target: null, errors: null },
        cmsUrl: null,
        plans: 'on',
      },
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', HOST: ' ', FOOTNOTE_LLM_MODEL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['http://localhost', true],
    ['http://127.0.0.1:1337/api', true],
    ['http://[::1]:1337/api', true],
    ['https://cms.example.org/api', true],
    ['http://cms.example.org/api', false],
    ['http://127.0.0.1:80@other.example.org/', false],
    ['http://localhost.example.org/', false],
    ['https://user:secret@cms.example.org/', false],
    ['cms', false],
  ])('reads guides of %s: %s', (url, ok) => {
    expect(readConfig({ FOOTNOTE_CMS_URL: url }).ok).toBe(ok);
  });

  it('sees a relative data directory from where the person stood', () => {
    const config = readConfig({ FOOTNOTE_DATA_DIR: 'data', INIT_CWD: '/somewhere' });
    expect(config).toMatchObject({ ok: true, value: { dataDirectory: '/somewhere/data' } });
  });

  it('reads a language model, precision falling back to the one model', () => {
    const config = readConfig({ ...model, FOOTNOTE_LLM_TEMPERATURE: '0.3', FOOTNOTE_LLM_RETRY_ATTEMPTS: '0' });
    expect(config).toMatchObject({
      ok: true,
      value: { llm: { precisionModel: 'm', temperature: 0.3, topP: null, retryAttempts: 0, timeoutSeconds: 60 } },
    });
  });

  it('reads the key, address and price of each provider, whichever is named', () => {
    const config = readConfig({
      FOOTNOTE_LLM_ANTHROPIC_API_KEY: 'sk-a',
      FOOTNOTE_LLM_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
      FOOTNOTE_LLM_PRICES: 'small=0.1/0.4, maker/large = 2.5 / 10',
      FOOTNOTE_LLM_API_KEY: 'of-nobody',
    });
    const access = config.ok ? config.value.llmAccess : null;
    expect(access?.providers).toEqual({
      openai: { apiKey: null, baseUrl: null },
      anthropic: { apiKey: 'sk-a', baseUrl: null },
      google: { apiKey: null, baseUrl: null },
      'openai-compatible': { apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1' },
    });
    expect([...(access?.prices ?? [])]).toEqual([
      ['small', { input: 0.1, output: 0.4 }],
      ['maker/large', { input: 2.5, output: 10 }],
    ]);
    expect(config).toMatchObject({ ok: true, value: { llm: null, llmSettings: { provider: 'extractive' } } });
  });

  it('gives the key without a provider in its name to the provider that is named', () => {
    const config = readConfig({
      FOOTNOTE_LLM_PROVIDER: 'openai',
      FOOTNOTE_LLM_MODEL: 'm',
      FOOTNOTE_LLM_API_KEY: 'sk-o',
      FOOTNOTE_LLM_GOOGLE_API_KEY: 'g',
    });
    const providers = { openai: { apiKey: 'sk-o' }, google: { apiKey: 'g' }, anthropic: { apiKey: null } };
    expect(config).toMatchObject({ ok: true, value: { llm: { apiKey: 'sk-o' }, llmAccess: { providers } } });
  });

  it('fetches no literature unless told to, and takes a mirror with or without a slash', () => {
    const defaults = {
      sync: 'off',
      refine: 'off',
      keepFiles: false,
      entrezTool: 'footnote',
      entrezEmail: null,
      entrezApiKey: null,
    };
    expect(readConfig({})).toMatchObject({ ok: true, value: { literature: defaults } });
    const mirror = { FOOTNOTE_SYNC: 'daily', FOOTNOTE_PUBMED_URL: 'http://mirror.example.org/pubmed' };
    const literature = { sync: 'daily', pubmedUrl: 'http://mirror.example.org/pubmed/' };
    expect(readConfig(mirror)).toMatchObject({ ok: true, value: { literature } });
  });

  it('sends messages to the team nowhere unless told', () => {
    const urls = { contact: null, contactOfPaying: null, enterprise: null, organizationSource: null, feedback: null };
    expect(readConfig({})).toMatchObject({ ok: true, value: { contact: { email: null, urls } } });
    const told = {
      FOOTNOTE_CONTACT_EMAIL: 'team@example.org',
      FOOTNOTE_CONTACT_FEEDBACK_URL: 'https://forms.example.org/f/abc',
    };
    const feedback = 'https://forms.example.org/f/abc';
    expect(readConfig(told)).toMatchObject({
      ok: true,
      value: { contact: { email: 'team@example.org', urls: { ...urls, feedback } } },
    });
  });

  it.each([
    [{ FOOTNOTE_LLM_PRICES: 'small' }, 'FOOTNOTE_LLM_PRICES must be prices such as small=0.1/0.4, large=2.5/10.'],
    [{ FOOTNOTE_LLM_PRICES: 'a=1/2, b=1' }, 'FOOTNOTE_LLM_PRICES must be prices such as small=0.1/0.4, large=2.5/10.'],
    [{ FOOTNOTE_SYNC: 'hourly' }, 'FOOTNOTE_SYNC must be off or daily.'],
    [{ FOOTNOTE_PLANS: 'free' }, 'FOOTNOTE_PLANS must be on or off.'],
    [{ ...model, FOOTNOTE_REFINE: 'true' }, 'FOOTNOTE_REFINE must be off or daily.'],
    [
      { FOOTNOTE_REFINE: 'daily' },
      'FOOTNOTE_REFINE daily needs a language model: set FOOTNOTE_LLM_PROVIDER and FOOTNOTE_LLM_MODEL.',
    ],
    [
      { FOOTNOTE_PUBMED_URL: 'ftp://ftp.ncbi.nlm.nih.gov/pubmed/' },
      'FOOTNOTE_PUBMED_URL must be an address such as https://mirror.example.org/pubmed/.',
    ],
    [{ FOOTNOTE_ENTREZ_EMAIL: 'nobody' }, 'FOOTNOTE_ENTREZ_EMAIL must be an e-mail address.'],
    [{ FOOTNOTE_ENTREZ_API_KEY: 'two words' }, 'FOOTNOTE_ENTREZ_API_KEY must be one word.'],
    [{ FOOTNOTE_CONTACT_EMAIL: 'team' }, 'FOOTNOTE_CONTACT_EMAIL must be an e-mail address.'],
    [
      { FOOTNOTE_CONTACT_URL: 'mailto:team@example.org' },
      'FOOTNOTE_CONTACT_URL must be an address such as https://forms.example.org/f/abc.',
    ],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ HOST: 'two words' }, 'HOST must be a host name or an address.'],
    [
      { DATABASE_URL: 'secret' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/footnote.',
    ],
    [{ FOOTNOTE_TRUST_PROXY: 'yes' }, 'FOOTNOTE_TRUST_PROXY must be true or false.'],
    [{ FOOTNOTE_LOG_LEVEL: 'loud' }, 'FOOTNOTE_LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.'],
    [{ ...model, FOOTNOTE_LLM_TEMPERATURE: '3' }, 'FOOTNOTE_LLM_TEMPERATURE must be a number from 0 to 2.'],
    [{ ...model, FOOTNOTE_LLM_TOP_P: '-1' }, 'FOOTNOTE_LLM_TOP_P must be a number from 0 to 1.'],
    [{ ...model, FOOTNOTE_LLM_API_KEY: '' }, 'FOOTNOTE_LLM_PROVIDER openai needs FOOTNOTE_LLM_API_KEY.'],
    [
      { FOOTNOTE_LLM_PROVIDER: 'openai-compatible', FOOTNOTE_LLM_MODEL: 'm' },
      'FOOTNOTE_LLM_PROVIDER openai-compatible needs FOOTNOTE_LLM_BASE_URL.',
    ],
    [{ FOOTNOTE_LLM_MODEL: 'm' }, 'FOOTNOTE_LLM_MODEL is set without FOOTNOTE_LLM_PROVIDER.'],
  ])('answers %j with one sentence that echoes no value', (environment, error) => {
    expect(readConfig(environment)).toEqual({ ok: false, error });
  });
});
