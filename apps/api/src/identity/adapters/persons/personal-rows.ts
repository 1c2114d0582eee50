import { sql, type SQL } from 'drizzle-orm';

/** A table that holds something of persons. */
export interface PersonalTable {
  table: string;
  /** Matches the rows of an account. */
  ofAccount: (accountId: string) => SQL;
  /** Matches those of them a person may read; all of them where it is not said. */
  readable?: (accountId: string) => SQL;
  /** Columns a person gets to see; none where the table holds nothing but secrets. */
  exported: readonly string[];
  /** Whether its rows stay while the database erases from them what is of the person, as the account goes. */
  stays?: true;
  /** All others: what proves who somebody is, what only ties rows together, and what is about the server. */
  withheld: readonly string[];
}

/** Matches the rows of an account that name it. */
export const byAccount = (id: string) => sql`account_id = ${id}`;

/** Whoever left an organization, cannot act for it, or whose is suspended, reads what they made for it in no file either. */
export const isReadable = (id: string) => sql`(organization_id IS NULL
  OR (organization_id IN (SELECT id FROM organization WHERE suspended_at IS NULL) AND (
    organization_id IN (
      SELECT organization_id FROM organization_member
      JOIN organization ON organization.id = organization_id
      WHERE account_id = ${id} AND NOT (second_factor_required AND lacks_second_factor(${id})))
    OR EXISTS (SELECT 1 FROM account WHERE id = ${id} AND super_admin))))`;
