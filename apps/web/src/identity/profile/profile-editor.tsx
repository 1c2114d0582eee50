import { answerLanguage, INTERFACE_LANGUAGES, OTHER_CHOICE } from '@footnote/domain';
import { FieldGroup, Inline, LanguageSelect, ProfileForm } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth-labels.ts';
import { fieldMessages } from '../problem-messages.ts';
import { useAnswerLanguages } from '../../platform/i18n/use-answer-languages.ts';
import { useProfileForm, type ProfileFormOptions } from './use-profile-form.ts';

const messages = defineMessages({
  title: { defaultMessage: 'About you', description: 'Heading of the form of a reader’s profile' },
  emailHint: { defaultMessage: 'You log in with this address.', description: 'Why the e-mail cannot be changed' },
  firstName: { defaultMessage: 'First name', description: 'Names a field' },
  lastName: { defaultMessage: 'Last name', description: 'Names a field' },
  institution: { defaultMessage: 'Institution', description: 'Names the choice of where a reader works' },
  otherInstitution: { defaultMessage: 'Name of the institution', description: 'Names a field of free text' },
  occupation: { defaultMessage: 'Occupation', description: 'Names the choice of what a reader does' },
  otherOccupation: { defaultMessage: 'Your occupation', description: 'Names a field of free text' },
  choose: { defaultMessage: 'Choose …', description: 'Said while nothing is chosen in a list' },
  interfaceLanguage: { defaultMessage: 'Language of the interface', description: 'Names the menu of languages' },
  interfaceLanguageHint: {
    defaultMessage: 'The menu at the top of a page has four of these; the side menu on phones has all six.',
    description: 'Says where else the language of the interface can be chosen',
  },
  loading: {
    defaultMessage: 'Loading institutions and occupations',
    description: 'Said while the lists of the profile load',
  },
  submit: { defaultMessage: 'Save', description: 'Saves a form' },
  answers: { defaultMessage: 'Language of answers', description: 'Names the choice of the language of answers' },
  search: { defaultMessage: 'Search languages', description: 'Search field in a list of languages' },
  none: { defaultMessage: 'No such language', description: 'Said when no language matches' },
});

export interface ProfileEditorProps extends ProfileFormOptions {
  /** Asks for what is required alone. */
  short?: boolean;
  /** Stands below the form once all of it is there. */
  children?: ReactNode;
}

/** The form of the reader's own profile. */
export function ProfileEditor({ short = false, children, ...props }: ProfileEditorProps) {
  const t = useTranslate();
  const form = useProfileForm(props);
  const languages = useAnswerLanguages();
  return (
    <>
      <ProfileForm
        email={props.profile.email}
        values={form.values}
        onChange={form.change}
        choices={form.choices}
        otherChoice={OTHER_CHOICE}
        short={short}
        answerLanguage={
          <FieldGroup label={t(messages.answers)}>
            {() => (
              <Inline>
                <LanguageSelect
                  languages={languages}
                  value={form.answers}
                  onChange={form.changeAnswers}
                  labels={{
                    name: t(messages.answers),
                    search: t(messages.search),
                    nothingFound: t(messages.none),
                  }}
                />
              </Inline>
            )}
          </FieldGroup>
        }
        interfaceLanguages={INTERFACE_LANGUAGES.map((value) => ({
          value,
          label: answerLanguage(value)?.name ?? value,
        }))}
        interfaceLanguage={form.interfaceLanguage}
        onInterfaceLanguage={form.changeInterfaceLanguage}
        errors={fieldMessages(t, form.tooLong)}
        problem={form.problem}
        onSubmit={form.submit}
        canSubmit={form.canSubmit}
        busy={form.busy}
        labels={labelsOf(t)}
      />
      {form.choices !== null && children}
    </>
  );
}

function labelsOf(t: Translate) {
  return {
    title: t(messages.title),
    email: t(authMessages.email),
    emailHint: t(messages.emailHint),
    firstName: t(messages.firstName),
    lastName: t(messages.lastName),
    institution: t(messages.institution),
    otherInstitution: t(messages.otherInstitution),
    occupation: t(messages.occupation),
    otherOccupation: t(messages.otherOccupation),
    choose: t(messages.choose),
    interfaceLanguage: t(messages.interfaceLanguage),
    interfaceLanguageHint: t(messages.interfaceLanguageHint),
    loading: t(messages.loading),
    submit: t(messages.submit),
  };
}
