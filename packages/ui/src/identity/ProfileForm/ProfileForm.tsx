import type { ProfileValues } from '@footnote/domain';
import type { ReactNode } from 'react';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { messages } from './ProfileForm.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Choices under one heading. */
export interface ChoiceGroup {
  label: string;
  /** What is chosen, and how it is shown. */
  values: readonly SelectOption[];
}

export interface ProfileFormProps {
  /** Shown, never changed. */
  email: string;
  /** What is written in its fields. */
  values: ProfileValues;
  /** Called with the whole form on every change. */
  onChange: (values: ProfileValues) => void;
  /** Listed institutions and occupations; null while they load. */
  choices: { institutions: readonly ChoiceGroup[]; occupations: readonly ChoiceGroup[] } | null;
  /** The choice that asks for free text ("Other"). */
  otherChoice: string;
  /**
   * Asks for institution and occupation alone, for who has just arrived; it has no heading, which its dialog has.
   * @default false
   */
  short?: boolean;
  /** The choice of country and language of answers. */
  answerLanguage: ReactNode;
  /** Languages of the interface that are offered. */
  interfaceLanguages: readonly SelectOption[];
  /** Code of the chosen language. */
  interfaceLanguage: string;
  /** Called with the code of the chosen language. */
  onInterfaceLanguage: (code: string) => void;
  /**
   * What is wrong, by field.
   * @default {}
   */
  errors?: Partial<Record<keyof ProfileValues, string>>;
  /**
   * What is wrong as a whole.
   * @default ''
   */
  problem?: string;
  /** Called on submit, by button or Enter; never while busy or while it cannot be sent. */
  onSubmit: () => void;
  /** False while something required is missing or the lists load. */
  canSubmit: boolean;
  /**
   * Shows that it is being saved.
   * @default false
   */
  busy?: boolean;
  /** Further buttons beside the first, such as one that puts it off. */
  actions?: ReactNode;
}

/** Who a user is; institution and occupation are required, with free text where they are not listed. */
export function ProfileForm(props: ProfileFormProps) {
  const { t } = useMessages();
  const { choices, problem = '', onSubmit, canSubmit, busy = false, short = false, actions } = props;
  return (
    <FormFrame
      {...(short ? {} : { title: t(messages.title) })}
      problem={problem}
      submitLabel={t(messages.submit)}
      onSubmit={onSubmit}
      busy={busy}
      disabled={!canSubmit || choices === null}
      actions={actions}
    >
      {!short && <Person {...props} />}
      {choices === null ? (
        <output aria-label={t(messages.loading)}>
          <Stack gap="x5">
            <Select label={t(messages.institution)} options={[]} value="" onChange={nothing} disabled />
            <Select label={t(messages.occupation)} options={[]} value="" onChange={nothing} disabled />
          </Stack>
        </output>
      ) : (
        <>
          <Listed {...props} name="institution" other="otherInstitution" groups={choices.institutions} />
          <Listed {...props} name="occupation" other="otherOccupation" groups={choices.occupations} />
        </>
      )}
      {/* Not before the lists: below one comes a field for what it does not have. */}
      {!short && choices !== null && (
        <>
          <Work {...props} />
          {props.answerLanguage}
          <Select
            label={t(messages.interfaceLanguage)}
            hint={t(messages.interfaceLanguageHint)}
            options={props.interfaceLanguages}
            value={props.interfaceLanguage}
            onChange={props.onInterfaceLanguage}
          />
          <Checkbox
            label={t(messages.optIn)}
            hint={t(messages.optInHint)}
            checked={props.values.optIn}
            onChange={(optIn) => props.onChange({ ...props.values, optIn })}
          />
        </>
      )}
    </FormFrame>
  );
}

function nothing(): void {}

function Person({ email, values, onChange, errors }: ProfileFormProps) {
  const { t } = useMessages();
  return (
    <FormFields
      fields={[
        { name: 'email', label: t(messages.email), kind: 'email', hint: t(messages.emailHint), disabled: true },
        { name: 'firstName', label: t(messages.firstName), width: 'half', autoComplete: 'given-name' },
        { name: 'lastName', label: t(messages.lastName), width: 'half', autoComplete: 'family-name' },
      ]}
      values={{ email, firstName: values.firstName, lastName: values.lastName }}
      errors={errors ?? {}}
      onChange={(name, value) => onChange({ ...values, [name]: value })}
    />
  );
}

/** What a user does where, and how they are reached there; all of it may be left empty. */
function Work({ values, onChange, errors }: ProfileFormProps) {
  const { t } = useMessages();
  const { institutionRole, jobTitle, company, phone, workEmail } = values;
  return (
    <FormFields
      fields={[
        { name: 'institutionRole', label: t(messages.institutionRole) },
        { name: 'jobTitle', label: t(messages.jobTitle), width: 'half', autoComplete: 'organization-title' },
        { name: 'company', label: t(messages.company), width: 'half', autoComplete: 'organization' },
        {
          name: 'workEmail',
          label: t(messages.workEmail),
          kind: 'email',
          hint: t(messages.workEmailHint),
          width: 'half',
          autoComplete: 'work email',
        },
        { name: 'phone', label: t(messages.phone), kind: 'tel', width: 'half', autoComplete: 'tel' },
      ]}
      values={{ institutionRole, jobTitle, company, phone, workEmail }}
      errors={errors ?? {}}
      onChange={(name, value) => onChange({ ...values, [name]: value })}
    />
  );
}

interface ListedProps extends ProfileFormProps {
  name: 'institution' | 'occupation';
  other: 'otherInstitution' | 'otherOccupation';
  groups: readonly ChoiceGroup[];
}

function Listed({ name, other, groups, values, onChange, otherChoice, errors, busy = false }: ListedProps) {
  const { t } = useMessages();
  const error = errors?.[name];
  return (
    <>
      <Select
        label={t(messages[name])}
        options={groups.map((group) => ({ label: group.label, options: group.values }))}
        value={values[name]}
        onChange={(value) => onChange({ ...values, [name]: value })}
        placeholder={t(messages.choose)}
        required
        disabled={busy}
        {...(error === undefined ? {} : { error })}
      />
      {values[name] === otherChoice && (
        <FormFields
          fields={[{ name: other, label: t(messages[other]), required: true }]}
          values={{ otherInstitution: values.otherInstitution, otherOccupation: values.otherOccupation }}
          errors={errors ?? {}}
          onChange={(field, value) => onChange({ ...values, [field]: value })}
        />
      )}
    </>
  );
}
