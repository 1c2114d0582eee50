import type { Organization, OrganizationSource, Source } from '@footnote/domain';
import { OrganizationSources, type SourceAction } from '@footnote/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';
import { useChange } from '../platform/lists/use-change.ts';
import { paths } from '../platform/navigation/paths.ts';
import { NewSource } from './new-source.tsx';
import { SourceDialog, type SourceDialogKind } from './source-dialog.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { regionName } from './region-name.ts';
import { fetchDocuments, updateSource } from '../platform/sources/sources.client.ts';
import { useSources } from '../platform/sources/use-sources.ts';

const DIALOGS: Readonly<Partial<Record<SourceAction, SourceDialogKind>>> = {
  edit: 'settings',
  createBucket: 'settings',
  createIndex: 'settings',
  requestPages: 'pages',
  delete: 'delete',
};

/** A source as the settings of its organization show it. */
function rowOf(t: Translate, source: Source, pagesUsed: number | null): OrganizationSource {
  const { id, name, description, status, pageQuota, bucket, searchIndex } = source;
  return {
    id,
    name,
    description,
    status,
    pagesUsed,
    pageQuota,
    bucket: bucket === null ? null : { ...bucket, region: regionName(t, bucket.region) },
    index: searchIndex === null ? null : { shards: searchIndex.numberOfShards },
  };
}

/** Pages of each source, by its id; what cannot be counted is left out. */
async function countPagesOf(sources: readonly Source[], organization: string): Promise<Record<string, number>> {
  const counted = await Promise.all(
    sources.map(async ({ id, documents }) => {
      if (documents === null) return [];
      const page = await fetchDocuments(documents, { actingFor: organization, page: 1, pageSize: 1 });
      return page.ok ? [[id, page.value.meta.pageCount] as const] : [];
    }),
  );
  return Object.fromEntries(counted.flat());
}

export interface OrganizationSourcesTabProps {
  organization: Organization;
  /** Whether the user acts for it, and so can open its sources. */
  acting: boolean;
  /** Called once there are more or fewer sources. */
  onChanged: () => void;
}

/** The sources of an organization, with the pages of each as far as they are counted. */
function useCountedSources(organization: string) {
  const { sources, failure, again } = useSources(organization);
  const own = sources?.filter(({ documents }) => documents !== null);
  const ids = own?.map(({ id }) => id).join(' ');
  const { data: pages } = useSWR(own === undefined ? null : ['pages of sources', organization, ids], () =>
    countPagesOf(own ?? [], organization),
  );
  return { own, pages, failure: own === undefined ? failure : undefined, again };
}

/** The sources of an organization among its settings: whether they are on, how full they are, and how they are kept. */
export function OrganizationSourcesTab({ organization: { id }, acting, onChanged }: OrganizationSourcesTabProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { own, pages, failure, again } = useCountedSources(id);
  const { busy, problem, change } = useChange();
  const [isAdding, add] = useState(false);
  const [opened, open] = useState<{ kind: SourceDialogKind; id: string } | null>(null);
  const about = own?.find((source) => source.id === opened?.id);
  const load = () => void again();
  const refresh = () => {
    load();
    onChanged();
  };
  const act = (action: SourceAction, source: OrganizationSource) => {
    const kind = DIALOGS[action];
    if (kind !== undefined) return open({ kind, id: source.id });
    const status = action === 'enable' ? 'enabled' : 'disabled';
    return void change(source.id, () => updateSource({ id: source.id, actingFor: id }, { status })).then(load);
  };
  const made = () => {
    add(false);
    refresh();
  };
  if (failure !== undefined) return <NotLoaded failure={failure} onRetry={load} />;
  return (
    <>
      <OrganizationSources
        sources={own?.map((source) => rowOf(t, source, pages?.[source.id] ?? null)) ?? null}
        {...(acting ? { hrefOf: (source) => paths.source(source.id), onFollow: (href) => void navigate(href) } : {})}
        onAction={act}
        onAdd={() => add(true)}
        busy={busy}
        problem={problem}
      />
      {isAdding && <NewSource organization={id} onClose={() => add(false)} onMade={made} />}
      {opened !== null && about !== undefined && (
        <SourceDialog
          kind={opened.kind}
          source={about}
          organization={id}
          onClose={() => open(null)}
          onChanged={load}
          onDeleted={refresh}
        />
      )}
    </>
  );
}
