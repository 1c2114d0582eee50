import {
  err,
  ok,
  OWN_TEMPLATE_LIMIT,
  productOutputTemplate,
  PRODUCT_TEMPLATES,
  TEMPLATE_ERRORS,
  type DomainError,
  type NewOutputTemplate,
  type OutputTemplate,
  type OutputTemplateUpdate,
  type Result,
  type TemplateColumn,
  type TemplateErrorCode,
} from '@footnote/domain';
import type { CurrentUser } from '../platform/owner.ts';
import type { OutputTemplates, SavedTemplate } from './templates.ports.ts';

export interface TemplateDeps {
  outputTemplates: OutputTemplates;
  /** Whether a prompt has more tokens than an answer format may. */
  isFormatTooLong: (prompt: string) => Promise<boolean>;
}

/** Which templates are listed, and how. */
export interface TemplateListing {
  limit: number;
  column: TemplateColumn;
  direction: 'asc' | 'desc';
}

type Refused<Value> = Result<Value, DomainError<TemplateErrorCode>>;

const refuse = (code: TemplateErrorCode) => err(TEMPLATE_ERRORS.error(code));
const isOfProduct = (id: string) => PRODUCT_TEMPLATES.some((template) => template.id === id);

/** The templates of a user and of the product in one list; of equals their own come first, and the product's in its order. */
export async function listTemplates(
  { outputTemplates }: TemplateDeps,
  user: CurrentUser,
  { limit, column, direction }: TemplateListing,
): Promise<OutputTemplate[]> {
  const [own, uses] = await Promise.all([
    outputTemplates.ofAccount(user.accountId),
    outputTemplates.usesOfProduct(user.accountId),
  ]);
  const all = [
    ...own.toSorted((one, other) => one.id.localeCompare(other.id, 'en')).map((saved) => templateOf(saved, user)),
    ...PRODUCT_TEMPLATES.map((product) => productOutputTemplate(product, uses.get(product.id)?.toISOString() ?? null)),
  ];
  const order = direction === 'asc' ? 1 : -1;
  return all.toSorted((one, other) => order * one[column].localeCompare(other[column], 'en')).slice(0, limit);
}

/** Saves a format as a template of the user. */
export async function createTemplate(
  { outputTemplates, isFormatTooLong }: TemplateDeps,
  user: CurrentUser,
  fields: NewOutputTemplate,
): Promise<Refused<OutputTemplate>> {
  if (await isFormatTooLong(fields.prompt)) return refuse('template/too-long');
  const saved = await outputTemplates.create(user.accountId, fields, OWN_TEMPLATE_LIMIT);
  return saved === null ? refuse('template/too-many') : ok(templateOf(saved, user));
}

/** Changes the name or the prompt of a template of the user. */
export async function changeTemplate(
  { outputTemplates, isFormatTooLong }: TemplateDeps,
  user: CurrentUser,
  { id, change }: { id: string; change: OutputTemplateUpdate },
): Promise<Refused<OutputTemplate>> {
  if (isOfProduct(id)) return refuse('template/of-the-product');
  if (change.prompt !== undefined && (await isFormatTooLong(change.prompt))) return refuse('template/too-long');
  const saved = await outputTemplates.save({ accountId: user.accountId, id }, change);
  return saved === null ? refuse('template/not-found') : ok(templateOf(saved, user));
}

/** Deletes a template of the user. */
export async function deleteTemplate(
  { outputTemplates }: TemplateDeps,
  { accountId }: CurrentUser,
  id: string,
): Promise<Refused<null>> {
  if (isOfProduct(id)) return refuse('template/of-the-product');
  return (await outputTemplates.remove({ accountId, id })) ? ok(null) : refuse('template/not-found');
}

/** Puts a template that was chosen in front of the recent ones. */
export async function useTemplate(
  { outputTemplates }: TemplateDeps,
  { accountId }: CurrentUser,
  id: string,
): Promise<Refused<null>> {
  if (isOfProduct(id)) {
    await outputTemplates.useOfProduct({ accountId, id });
    return ok(null);
  }
  return (await outputTemplates.use({ accountId, id })) ? ok(null) : refuse('template/not-found');
}

function templateOf({ id, name, prompt, updatedAt, editedAt }: SavedTemplate, user: CurrentUser): OutputTemplate {
  const creator = { id: user.accountId, email: user.email };
  return {
    id,
    name,
    prompt,
    ownedByType: 'user',
    updatedAt: updatedAt.toISOString(),
    creator,
    lastEdit: editedAt === null ? null : { at: editedAt.toISOString(), by: creator },
  };
}
