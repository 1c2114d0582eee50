import { can, type AccessContext } from '@footnote/domain';
import { mount, type App } from '../platform/http/mount.ts';
import { RequestFailure, unwrap } from '../platform/http/request-errors.ts';
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

/** The calls about output templates. What somebody saved while they paid they may read and delete for good. */
export function mountTemplates(app: App, { templates: deps }: TemplatesRoutesDeps): void {
  const calls = TEMPLATES_ENDPOINTS;
  mount(app, calls.list, async ({ user, query: { limit, orderByColumn: column, orderByDirection: direction } }) => ({
    outputTemplates: await listTemplates(deps, user, { limit, column, direction }),
  }));
  mount(app, calls.create, async ({ user, access, body }) => {
    needTemplates(access);
    return unwrap(await createTemplate(deps, user, body));
  });
  mount(app, calls.update, async ({ user, access, params: { templateId: id }, body: change }) => {
    needTemplates(access);
    return unwrap(await changeTemplate(deps, user, { id, change }));
  });
  mount(app, calls.remove, async ({ user, params }) => {
    unwrap(await deleteTemplate(deps, user, params.templateId));
  });
  mount(app, calls.use, async ({ user, access, params }) => {
    needTemplates(access);
    unwrap(await useTemplate(deps, user, params.templateId));
  });
}

function needTemplates(access: AccessContext): void {
  if (!can(access, 'outputTemplates')) throw new RequestFailure('template/needs-plan');
}
