import { useSnapshot } from 'valtio';
import { chatSettings } from '../../chat/settings/chat-settings.store.ts';
import { MyOrganizations } from '../../organizations/my-organizations.tsx';
import ProfileRoute from '../../identity/profile/profile.route.tsx';
import { OwnPlanPart } from '../../billing/settings/own-plan-part.tsx';
import { OwnAlerts } from '../../alerts/own-alerts.tsx';
import { categoryName } from '../../search/form/category-names.ts';
import { PageHeader } from './page-header.tsx';

/** The page of a user’s profile, which knows the language their answers come in now. */
export function OwnProfile() {
  const { answer } = useSnapshot(chatSettings);
  return (
    <ProfileRoute
      header={<PageHeader />}
      answerLanguage={answer.language}
      organizations={<MyOrganizations />}
      plan={<OwnPlanPart />}
      alerts={<OwnAlerts categoryName={categoryName} />}
    />
  );
}
