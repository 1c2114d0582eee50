import { REFERRAL_OPT_OUT } from '@footnote/domain';
import { ReferralLanding } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { readStored } from '../platform/storage/stored-value.ts';
import { checkCode } from './referrals.client.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Invitation', description: 'Heading of the page where the link of an invitation leads' },
  answers: {
    defaultMessage: 'Answers from studies, with numbered references you can open.',
    description: 'What the product offers, in one line',
  },
  checked: {
    defaultMessage: 'Every sentence held against its source, and marked where the source says less.',
    description: 'What the product offers, in one line',
  },
  free: {
    defaultMessage: 'Free to use: unlimited questions, without a card.',
    description: 'What the product offers, in one line',
  },
  already: { defaultMessage: 'I have an account already', description: 'Leads from registering to signing in' },
});

/** Where a referral link leads (specification §2): /refer/{hash}, or /refer without anybody who referred. */
export default function ReferRoute() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { hash = '' } = useParams();
  const { stage } = useSnapshot(account);
  usePageTitle(t(messages.title));
  const isChecked = hash !== '' && stage === 'visitor' && readStored(REFERRAL_OPT_OUT) === undefined;
  const {
    data: checked,
    mutate,
    isValidating,
  } = useSWRImmutable(isChecked ? (['referral', hash] as const) : null, ([, code]) => checkCode(code));
  if (stage === 'signedIn') return <Navigate replace to={paths.referrals} />;
  const isWaiting = stage === 'loading' || (isChecked && (checked === undefined || isValidating));
  const isFailed = isChecked && !(checked?.ok === true && checked.value);
  return (
    <ReferralLanding
      state={isWaiting ? 'loading' : isFailed ? 'failed' : 'ready'}
      onRegister={() => void navigate(paths.register)}
      onRetry={() => void mutate()}
      points={[t(messages.answers), t(messages.checked), t(messages.free)]}
      footer={<RouterLink href={paths.login}>{t(messages.already)}</RouterLink>}
    />
  );
}
