import type { SearchIssue, QueryWarningCode } from '@footnote/domain';
import type { MessageDescriptor } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';
import { ovidWarningMessages } from './ovid-warnings.messages.ts';
import { queryWarningMessages } from './query-warnings.messages.ts';
import { termWarningMessages } from './term-warnings.messages.ts';

const remarks: Readonly<Record<QueryWarningCode, MessageDescriptor>> = {
  ...queryWarningMessages,
  ...termWarningMessages,
  ...ovidWarningMessages,
};

function isKnown(remark: string): remark is QueryWarningCode {
  return Object.hasOwn(remarks, remark);
}

/** Says a remark on a search in the language of the interface; as the server says it where it is not known here. */
export function warningMessage(
  t: Translate,
  { remark, values, message }: Pick<SearchIssue, 'remark' | 'values' | 'message'>,
): string {
  return isKnown(remark) ? t(remarks[remark], values) : message;
}
