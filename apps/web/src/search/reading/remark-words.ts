import type { SearchIssue, SearchRemark } from '@footnote/domain';
import type { MessageDescriptor } from 'react-intl';
import type { FormatWords } from '../../platform/i18n/words.ts';
import { ovidRemarks } from './ovid-remarks.messages.ts';
import { queryRemarks } from './query-remarks.messages.ts';
import { termRemarks } from './term-remarks.messages.ts';

const remarks: Readonly<Record<SearchRemark, MessageDescriptor>> = { ...queryRemarks, ...termRemarks, ...ovidRemarks };

function isKnown(remark: string): remark is SearchRemark {
  return Object.hasOwn(remarks, remark);
}

/** Says a remark on a search in the language of the interface; as the server says it where it is not known here. */
export function remarkWords(
  say: FormatWords,
  { remark, values, message }: Pick<SearchIssue, 'remark' | 'values' | 'message'>,
): string {
  return isKnown(remark) ? say(remarks[remark], values) : message;
}
