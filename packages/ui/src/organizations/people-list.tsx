import type { ReactNode } from 'react';
import { PagedList, type PagedListControls } from '../layout/paged-list.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx';
import { Select } from '../primitives/Select/Select.tsx';
import type { Message } from '../messages/define-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { messages } from './people-list.messages.ts';
import { PeopleLoading } from './people-loading.tsx';
import * as styles from './people-table.css.ts';

/** What finds and orders people of a long list, and steps through its pages. */
export interface PeopleListControls<Sort extends string> extends PagedListControls {
  /** How the people are sorted. */
  sort: Sort;
  /** Called with another order. */
  onSortChange: (sort: Sort) => void;
}

interface PeopleListProps<Person, Sort extends string> {
  /** Null while they load. */
  people: readonly Person[] | null;
  /** Left out, all of them stand on one page. */
  list: PeopleListControls<Sort> | undefined;
  sorts: readonly Sort[];
  /** Given where they could not be loaded. */
  onRetry: (() => void) | undefined;
  texts: Readonly<Record<'name' | 'pages' | 'loading' | 'error' | 'empty' | 'emptyHint', Message>>;
  sortTexts: Readonly<Record<Sort, Message>>;
  /** Headings of the columns; the last is for assistive technology alone. */
  headings: readonly string[];
  /** The row of a person. */
  children: (person: Person) => ReactNode;
}

/** A table of people; a long one with a search and an order above, and its pages below. */
export function PeopleList<Person, Sort extends string>(props: PeopleListProps<Person, Sort>) {
  const { people, list, sorts, texts, sortTexts } = props;
  const { t } = useMessages();
  if (list === undefined) return <PeopleTable {...props} />;
  const orders = sorts.map((value) => ({ value, label: t(sortTexts[value]) }));
  return (
    <PagedList
      controls={list}
      searchLabel={t(messages.search)}
      beside={
        <div className={styles.order}>
          <Select label={t(messages.sortBy)} options={orders} value={list.sort} onChange={list.onSortChange} />
        </div>
      }
      pagesLabel={t(texts.pages)}
      still={people === null}
    >
      <PeopleTable {...props} />
    </PagedList>
  );
}

function PeopleTable<Person, Sort extends string>(props: PeopleListProps<Person, Sort>) {
  const { people, list, onRetry, texts, headings, children } = props;
  const { t } = useMessages();
  if (onRetry !== undefined) {
    return <ErrorState title={t(texts.error)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>} />;
  }
  if (people === null) return <PeopleLoading label={t(texts.loading)} />;
  if (people.length === 0 && list !== undefined && list.query !== '') {
    return <EmptyState title={t(messages.nobody)}>{t(messages.nobodyHint)}</EmptyState>;
  }
  if (people.length === 0) return <EmptyState title={t(texts.empty)}>{t(texts.emptyHint)}</EmptyState>;
  return (
    <div className={styles.frame}>
      <table aria-label={t(texts.name)} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {headings.map((heading, index) => (
              <th key={heading} scope="col" className={styles.cell}>
                {index === headings.length - 1 ? <span className={styles.hidden}>{heading}</span> : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{people.map((person) => children(person))}</tbody>
      </table>
    </div>
  );
}
