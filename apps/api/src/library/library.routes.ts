import { mount, type App } from '../platform/http/mount.ts';
import { statusOf } from '../platform/http/request-errors.ts';
import { exportReferences, type ExportReferencesDeps } from './export-references.ts';
import { LIBRARY_ENDPOINTS } from './library-endpoints.ts';

/** The export of references. */
export function mountLibrary(app: App, deps: ExportReferencesDeps): void {
  mount(app, LIBRARY_ENDPOINTS.exportReferences, async ({ body, user, context }) => {
    const organizationId = user === null ? null : (context.get('actingFor') ?? null);
    const file = await exportReferences(deps, { ...body, organizationId });
    if (!file.ok) {
      const { code, message } = file.error;
      return context.json({ error: message, code }, statusOf(code));
    }
    return context.body(file.value.content, 200, {
      'content-type': file.value.mediaType,
      'content-disposition': `attachment; filename="${file.value.fileName}"`,
    });
  });
}
