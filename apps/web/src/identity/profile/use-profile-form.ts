import {
  choiceOf,
  INTERFACE_LANGUAGES,
  PROFILE_SAVE_MILLISECONDS,
  profileFormSchema,
  shortProfileFormSchema,
  type InterfaceLanguage,
  type ProfileSettings,
  type ProfileUpdate,
  type ProfileValues,
  type UserProfile,
} from '@footnote/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useSnapshot } from 'valtio';
import { account, takeProfile } from '../../platform/account/account.store.ts';
import { answerOf } from '../../platform/api/call-failure.ts';
import { chooseLocale, locale } from '../../platform/i18n/locale.store.ts';
import { fetchProfileChoices, saveProfile } from './profile.client.ts';
import { useSchemaForm, type SchemaForm } from '../../platform/forms/use-schema-form.ts';

export interface ProfileFormOptions {
  profile: Readonly<UserProfile>;
  /** The language answers come in now; stands in the form where the profile names none. */
  answerLanguage: string;
  /**
   * Reads and saves institution, occupation and languages alone.
   * @default false
   */
  short?: boolean;
  /** Called once it is saved. */
  onSaved: () => void;
}

const isInterface = (code: string): code is InterfaceLanguage => INTERFACE_LANGUAGES.some((known) => known === code);

interface Draft {
  values: ProfileValues;
  answers: string;
  wanted: InterfaceLanguage | null;
}

/** What somebody had written when their session ended; theirs alone, and only as long as the page stays. */
let unsaved: (Draft & { accountId: string }) | null = null;

async function loadChoices([, language]: readonly [string, string]): Promise<ProfileSettings> {
  return answerOf(await fetchProfileChoices(language));
}

/** Fields whose every beginning is wrong: what is wrong with them is said once the form was sent. */
const JUDGED_WHEN_SENT: ReadonlySet<string> = new Set(['workEmail', 'phone']);

/** What is wrong and is to be said now. */
function saidErrors({ errors, tried }: Pick<SchemaForm<ProfileValues, ProfileUpdate>, 'errors' | 'tried'>) {
  if (tried) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !JUDGED_WHEN_SENT.has(field)));
}

function valuesOf(profile: Readonly<UserProfile>, choices: ProfileSettings | undefined): ProfileValues {
  const institution = choiceOf(profile.institution, choices?.institutions ?? []);
  const occupation = choiceOf(profile.occupation, choices?.occupations ?? []);
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    institution: institution.choice,
    otherInstitution: institution.other,
    occupation: occupation.choice,
    otherOccupation: occupation.other,
    institutionRole: profile.institutionRole,
    jobTitle: profile.jobTitle,
    company: profile.company,
    workEmail: profile.workEmail,
    phone: profile.phone,
    optIn: profile.optIn,
  };
}

/** Whatever hears first that the session has ended, what was written is there when its user comes back. */
function useKeptWhereSessionEnds({ id }: Readonly<UserProfile>, draft: Draft): void {
  const keep = useEffectEvent(() => {
    if (account.ended) unsaved = { accountId: id, ...draft };
  });
  useEffect(() => () => keep(), []);
}

/** What is written in the form of the profile, and how it is saved. */
export function useProfileForm({ profile, answerLanguage, short = false, onSaved }: ProfileFormOptions) {
  const schema = short ? shortProfileFormSchema : profileFormSchema;
  const { language } = useSnapshot(locale);
  const { data: choices } = useSWRImmutable(['profile choices', language] as const, loadChoices, {
    keepPreviousData: true,
  });
  const [kept, setKept] = useState(() => (unsaved?.accountId === profile.id ? unsaved : null));
  const initial = kept?.values ?? valuesOf(profile, choices);
  const form = useSchemaForm({ schema, initial, follows: true, live: true });
  const [answers, setAnswers] = useState(kept?.answers ?? profile.userLanguage ?? answerLanguage);
  const [wanted, setWanted] = useState<InterfaceLanguage | null>(kept?.wanted ?? null);
  useKeptWhereSessionEnds(profile, { values: form.values, answers, wanted });
  const [saving, setSaving] = useState(false);
  const interfaceLanguage = wanted ?? language;
  const submit = async (update: ProfileUpdate) => {
    const languages = { country: interfaceLanguage, userLanguage: answers };
    setSaving(true);
    const shown = new Promise((resolve) => setTimeout(resolve, PROFILE_SAVE_MILLISECONDS));
    const saved = await form.send(() => saveProfile({ profile: update, languages }));
    void shown.then(() => setSaving(false));
    if (!saved.ok) return;
    unsaved = null;
    setKept(null);
    form.reset(valuesOf(saved.value, choices));
    chooseLocale(interfaceLanguage);
    onSaved();
    takeProfile(saved.value);
  };
  return {
    values: form.values,
    change: form.change,
    errors: saidErrors(form),
    choices: choices ?? null,
    answers,
    changeAnswers: setAnswers,
    interfaceLanguage,
    changeInterfaceLanguage: (code: string) => isInterface(code) && setWanted(code),
    canSubmit: choices !== undefined && schema.safeParse({ ...form.values, workEmail: '', phone: '' }).success,
    submit: () => form.submit(submit),
    busy: saving || form.busy,
    problem: form.problem,
  };
}
