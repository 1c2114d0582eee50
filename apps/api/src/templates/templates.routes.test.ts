import {
  OWN_TEMPLATE_LIMIT,
  outputTemplateSchema,
  outputTemplatesSchema,
  PRODUCT_TEMPLATES,
  type OutputTemplate,
} from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const ALL = '/api/output-templates';
const ONE_LINE = PRODUCT_TEMPLATES[0]?.id ?? '';
const FIELDS = { name: 'Ward round', prompt: 'In five bullet points.' };

describe('output templates', () => {
  let server: TestServer;
  let ada: Browser;
  let ben: Browser;
  beforeAll(async () => {
    server = await startTestServer({ plans: 'off' });
    ada = await createSignedInUser(server, 'ada@example.org');
    ben = await createSignedInUser(server, 'ben@example.org');
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.pool.query('DELETE FROM output_template; DELETE FROM output_template_use'));

  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const create = async (fields: object = {}, who = ada): Promise<OutputTemplate> =>
    outputTemplateSchema.parse(await (await who('POST', ALL, { ...FIELDS, ...fields })).json());
  const list = async (query = '', who = ada) =>
    outputTemplatesSchema.parse(await (await who('GET', `${ALL}${query}`)).json()).outputTemplates;
  const names = async (query = '', who = ada) => (await list(query, who)).map(({ name }) => name);

  it('are those of the product for everybody with an account, and their own', async () => {
    expect(await code(await browserOf(server.app)('GET', ALL))).toEqual([401, 'identity/signed-out']);
    const product = PRODUCT_TEMPLATES.map(({ name }) => name).toSorted();
    expect(await names('?orderByColumn=name&orderByDirection=asc')).toEqual(product);
    const own = await create();
    expect(own).toMatchObject({
      ...FIELDS,
      ownedByType: 'user',
      creator: { email: 'ada@example.org' },
      lastEdit: null,
    });
    expect(await names()).toContain(FIELDS.name);
    expect(await names('', ben)).not.toContain(FIELDS.name);
  });

  it('come with those used last in front, of whoever they are', async () => {
    const own = await create();
    await create({ name: 'Newer' });
    expect(await names('?limit=3&orderByColumn=updatedAt&orderByDirection=desc')).toMatchObject([
      'Newer',
      'Ward round',
      {},
    ]);
    expect((await ada('POST', `${ALL}/${ONE_LINE}/uses`)).status).toBe(204);
    expect((await ada('POST', `${ALL}/${own.id}/uses`)).status).toBe(204);
    expect(await names('?limit=3')).toEqual(['Ward round', PRODUCT_TEMPLATES[0]?.name, 'Newer']);
    expect(await names('?limit=1', ben)).not.toEqual([PRODUCT_TEMPLATES[0]?.name, 'Ward round']);
  });

  it('are renamed, rewritten and deleted by whoever made them alone', async () => {
    const { id } = await create();
    const one = `${ALL}/${id}`;
    for (const refused of [
      await ben('PATCH', one, { name: 'Mine' }),
      await ben('DELETE', one),
      await ben('POST', `${one}/uses`),
    ])
      expect(await code(refused)).toEqual([404, 'template/not-found']);
    const changed = outputTemplateSchema.parse(await (await ada('PATCH', one, { prompt: 'As a letter.' })).json());
    expect(changed).toMatchObject({
      name: FIELDS.name,
      prompt: 'As a letter.',
      lastEdit: { by: { email: 'ada@example.org' } },
    });
    expect((await ada('DELETE', one)).status).toBe(204);
    expect(await code(await ada('DELETE', one))).toEqual([404, 'template/not-found']);
  });

  it('of the product stay as they are', async () => {
    const one = `${ALL}/${ONE_LINE}`;
    expect(await code(await ada('PATCH', one, { name: 'Mine' }))).toEqual([403, 'template/of-the-product']);
    expect(await code(await ada('DELETE', one))).toEqual([403, 'template/of-the-product']);
  });

  it('take 1500 tokens, counted as the server counts them, and no more', async () => {
    const { id } = await create({ prompt: 'word '.repeat(1_499).trim() });
    const long = 'word '.repeat(1_501).trim();
    expect(await code(await ada('POST', ALL, { ...FIELDS, prompt: long }))).toEqual([400, 'template/too-long']);
    expect(await code(await ada('PATCH', `${ALL}/${id}`, { prompt: long }))).toEqual([400, 'template/too-long']);
  });

  it('are refused where they make no sense', async () => {
    const bad = [
      {},
      { name: ' ', prompt: 'x' },
      { name: 'x', prompt: ' \n' },
      { name: 'x'.repeat(121), prompt: 'x' },
      { ...FIELDS, ownedByType: 'product' },
      { ...FIELDS, id: ONE_LINE },
      { ...FIELDS, creator: null },
    ];
    for (const body of bad) expect(await code(await ada('POST', ALL, body))).toEqual([400, 'request/invalid']);
    for (const query of [
      '?limit=0',
      '?limit=1001',
      '?orderByColumn=prompt',
      '?orderByDirection=up',
      '?limit=3&limit=x',
    ])
      expect((await ada('GET', `${ALL}${query}`)).status).toBe(query.endsWith('x') ? 200 : 400);
    expect(await names('?limit=1000')).toHaveLength(PRODUCT_TEMPLATES.length);
  });

  it('are as many as an account may have', async () => {
    const accounts = await server.database.pool.query("SELECT id FROM account WHERE email = 'ada@example.org'");
    await server.database.pool.query(
      `INSERT INTO output_template (id, account_id, name, prompt, created_at, updated_at)
       SELECT gen_random_uuid()::text, $1, n::text, 'x', now(), now() FROM generate_series(1, $2) AS n`,
      [accounts.rows[0]?.id, OWN_TEMPLATE_LIMIT],
    );
    expect(await code(await ada('POST', ALL, FIELDS))).toEqual([409, 'template/too-many']);
    expect(await create({}, ben)).toMatchObject(FIELDS);
  });

  it('are in the file with everything of an account', async () => {
    await create();
    await ada('POST', `${ALL}/${ONE_LINE}/uses`);
    expect(await (await ada('GET', '/api/users/me/export')).json()).toMatchObject({
      output_template: [{ name: FIELDS.name, prompt: FIELDS.prompt }],
      output_template_use: [{ template_id: ONE_LINE }],
    });
  });
});
