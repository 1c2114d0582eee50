import { gatewayProgram, NO_GATEWAY, startS3Gateway } from '../../apps/api/src/sources/adapters/s3-gateway.fixtures.ts';
import { startProductServer } from '../support/product-server.ts';
import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';
import { givenPdf, UploadPage } from './upload-page.ts';

const program = gatewayProgram();

test('a browser sends files straight to a bucket, whose origin the policy of the page names', async ({
  page,
  complaints,
}) => {
  test.skip(program === null, NO_GATEWAY);
  test.setTimeout(240_000);
  const gateway = await startS3Gateway(program ?? '', { allowedOrigin: '*' });
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = gateway.settings;
  const server = await startProductServer({
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: 'true',
  });
  try {
    const uploads = new UploadPage(new AccountPage(page, server.url));
    await uploads.begin(server);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).origin);
    });
    await uploads.open();
    await uploads.choose([givenPdf('Protocol.pdf'), givenPdf('Pathway.pdf')]);
    await uploads.start();
    await uploads.counts(({ upsert_finished: ready = 0 }) => ready === 2);
    expect(sent).toEqual([endpoint, endpoint]);
    const policy = (await page.request.get(server.url + uploads.path)).headers()['content-security-policy'];
    expect(policy).toContain(endpoint);
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
    await gateway.close();
  }
});
