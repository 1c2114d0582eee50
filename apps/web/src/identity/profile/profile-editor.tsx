import { answerLanguage, INTERFACE_LANGUAGES, OTHER_CHOICE } from '@footnote/domain';
import { FieldGroup, Inline, LanguageSelect, ProfileForm } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useAnswerLanguages } from '../../platform/i18n/use-answer-languages.ts';
import { useProfileForm, type ProfileFormOptions } from './use-profile-form.ts';

const messages = defineMessages({
  answers: { defaultMessage: 'Language of answers', description: 'Names the choice of the language of answers' },
  search: { defaultMessage: 'Search languages', description: 'Search field in a list of languages' },
  none: { defaultMessage: 'No such language', description: 'Said when no language matches' },
});

export interface ProfileEditorProps extends ProfileFormOptions {
  /** Further buttons beside that of the form. */
  actions?: ReactNode;
  /** Stands below the form once all of it is there. */
  children?: ReactNode;
}

/** The form of the reader's own profile. */
export function ProfileEditor({ actions, children, ...props }: ProfileEditorProps) {
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
        short={props.short ?? false}
        answerLanguage={
          <FieldGroup label={t(messages.answers)}>
            {() => (
              <Inline>
                <LanguageSelect
                  label={t(messages.answers)}
                  searchLabel={t(messages.search)}
                  nothingFound={t(messages.none)}
                  languages={languages}
                  value={form.answers}
                  onChange={form.changeAnswers}
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
        errors={form.errors}
        problem={form.problem}
        onSubmit={form.submit}
        canSubmit={form.canSubmit}
        busy={form.busy}
        actions={actions}
      />
      {form.choices !== null && children}
    </>
  );
}
