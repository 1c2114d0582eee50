import { adminOrganizationPageSchema } from '@footnote/domain';
import { OrganizationPicker, type PickableOrganization } from '@footnote/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { callApi } from '../api/api.client.ts';
import { answerOf } from '../api/call-failure.ts';
import { calls } from '../navigation/paths.ts';
import { useDebounced } from '../rendering/use-debounced.ts';
import { useActing, type Acting, type OwnOrganization } from './use-acting.ts';

/** Organizations shown at once; others are found by their names. */
const SHOWN = 25;

export interface OrganizationFinderProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The choice of whom to act for, among many: a user's own organizations, for super admins all there are. */
export function OrganizationFinder({ open, onOpenChange }: OrganizationFinderProps) {
  const acting = useActing();
  const [query, setQuery] = useState('');
  const wanted = useDebounced(query.trim());
  const found = useFound(acting, { wanted, open });
  return (
    <OrganizationPicker
      open={open}
      onOpenChange={(next) => {
        setQuery('');
        onOpenChange(next);
      }}
      {...found}
      chosen={acting.organization?.id ?? null}
      onChoose={acting.choose}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

interface Page {
  organizations: readonly PickableOrganization[];
  total: number;
}

async function fetchAll(url: string): Promise<Page> {
  // Super admins find all organizations, whomever they act for and whether that one is still there.
  const read = (value: unknown) => adminOrganizationPageSchema.parse(value);
  const { items, total } = answerOf(await callApi(url, { read, actingFor: null }));
  return { organizations: items.map(({ id, name, suspended }) => ({ id, name, suspended })), total };
}

/** What is their own says more than the list of all: whether they lack a second factor for it. */
function ownFirst(page: Page, own: readonly OwnOrganization[]): Page {
  return { ...page, organizations: page.organizations.map((found) => own.find(({ id }) => id === found.id) ?? found) };
}

function useFound({ findsAny, own }: Acting, { wanted, open }: { wanted: string; open: boolean }) {
  const asked = new URLSearchParams({ page_size: String(SHOWN), ...(wanted === '' ? {} : { search: wanted }) });
  const url = findsAny && open ? `${calls.organizations}?${asked.toString()}` : null;
  const { data, error, mutate } = useSWR<Page, Error>(url, fetchAll, { keepPreviousData: true });
  if (!findsAny) {
    const named = own.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
    return { organizations: named.slice(0, SHOWN), total: named.length, state: 'ready' as const };
  }
  const state = error !== undefined ? 'error' : data === undefined ? 'loading' : 'ready';
  return { ...ownFirst(data ?? { organizations: [], total: 0 }, own), state, onRetry: () => void mutate() } as const;
}
