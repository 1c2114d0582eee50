import { mount, type App } from '../platform/http/mount.ts';
import { unwrap } from '../platform/http/request-errors.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  listTemplates,
  useTemplate,
  type TemplateDeps,
} from './manage-templates.ts';
import { TEMPLATES_ENDPOINTS } from './templates-endpoints.ts';

export interface TemplatesRoutesDeps {
  templates: TemplateDeps;
}

/** The calls about output templates. */
export function mountTemplates(app: App, { templates: deps }: TemplatesRoutesDeps): void {
  const calls = TEMPLATES_ENDPOINTS;
  mount(app, calls.list, async ({ user, query: { limit, orderByColumn: column, orderByDirection: direction } }) => ({
    outputTemplates: await listTemplates(deps, user, { limit, column, direction }),
  }));
  mount(app, calls.create, async ({ user, body }) => unwrap(await createTemplate(deps, user, body)));
  mount(app, calls.update, async ({ user, params: { templateId: id }, body: change }) =>
    unwrap(await changeTemplate(deps, user, { id, change })),
  );
  mount(app, calls.remove, async ({ user, params }) => {
    unwrap(await deleteTemplate(deps, user, params.templateId));
  });
  mount(app, calls.use, async ({ user, params }) => {
    unwrap(await useTemplate(deps, user, params.templateId));
  });
}
