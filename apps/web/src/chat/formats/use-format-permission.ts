import { can } from '@footnote/domain';
import { useEffect } from 'react';
import { useAccessContext } from '../../platform/account/use-access-context.ts';
import { moveAnswerFormat } from './answer-format.store.ts';

/** Whether the user may use formats; the format they have written is out of use while they may not. */
export function useFormatPermission(): boolean {
  const access = useAccessContext();
  const permitted = access !== undefined && can(access, 'outputTemplates');
  useEffect(() => moveAnswerFormat({ type: 'permission_changed', permitted }), [permitted]);
  return permitted;
}
