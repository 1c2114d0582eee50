import type { NewOutputTemplate, OutputTemplateUpdate } from '@footnote/domain';

/** A template as saved for an account. */
export interface SavedTemplate {
  id: string;
  name: string;
  prompt: string;
  /** When it was last changed or used. */
  updatedAt: Date;
  /** Null while it was never changed. */
  editedAt: Date | null;
}

/** Whose template it is, and which. */
export interface TemplatePlace {
  accountId: string;
  id: string;
}

/** Output templates of accounts. To all others than the account that made it, a template does not exist. */
export interface OutputTemplates {
  /** All templates of an account, in no order. */
  ofAccount(accountId: string): Promise<SavedTemplate[]>;
  /** Saves a new one; null where the account has `limit` already. */
  create(accountId: string, fields: NewOutputTemplate, limit: number): Promise<SavedTemplate | null>;
  /** Changes what is given of one; null where there is none. */
  save(place: TemplatePlace, change: OutputTemplateUpdate): Promise<SavedTemplate | null>;
  /** False where there is none. */
  remove(place: TemplatePlace): Promise<boolean>;
  /** Notes that one of the account was used now; false where there is none. */
  use(place: TemplatePlace): Promise<boolean>;
  /** Notes that the account used a template of the product now. */
  useOfProduct(place: TemplatePlace): Promise<void>;
  /** When an account last used each template of the product, by its id. */
  usesOfProduct(accountId: string): Promise<Map<string, Date>>;
}
