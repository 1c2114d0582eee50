import { can, isoWeek, turnRunning } from '@footnote/domain';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { chat } from '../chat/conversation/chat.store.ts';
import { account, loadAccount } from '../platform/account/account.store.ts';
import { useAccessContext } from '../platform/account/use-access-context.ts';
import { offerPro } from '../platform/plans/upsell.store.ts';
import { usePro } from '../platform/plans/use-pro.ts';
import { readStored, writeStored } from '../platform/storage/stored-value.ts';

/** The week in which this browser saw the PRO questions of its user used up. */
const USED_UP = 'footnote-pro-used-up';

/** Keeps what is left of the PRO questions up to date, and offers the paid plan when they are used up and when they are back. */
export function useProQuestions(): void {
  const access = useAccessContext();
  const isCounted = access !== undefined && access.plans && !can(access, 'proFeatures');
  useCount(isCounted);
  useRefill();
}

/** A PRO question is counted when it is asked, and given back when its answer fails. */
function useCount(isCounted: boolean): void {
  const { entries } = useSnapshot(chat);
  const busy = entries.some(({ progress }) => turnRunning(progress.stage));
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (busy === wasBusy.current) return;
    wasBusy.current = busy;
    if (!isCounted) return;
    void loadAccount();
    const isRefused = chat.entries.at(-1)?.turn.failure?.code === 'chat/pro-limit-reached';
    if (!busy && isRefused) offerPro('usedAll');
  }, [busy, isCounted]);
}

function useRefill(): void {
  const { allowance } = usePro();
  const left = allowance?.left;
  useEffect(() => {
    if (left === undefined || account.profile === null) return;
    const week = `${account.profile.id} ${isoWeek(Date.now())}`;
    if (left === 0) return writeStored(USED_UP, week);
    const usedUp = readStored(USED_UP);
    if (usedUp === undefined || usedUp === week) return;
    writeStored(USED_UP, null);
    if (usedUp.startsWith(`${account.profile.id} `)) offerPro('refill');
  }, [left]);
}
