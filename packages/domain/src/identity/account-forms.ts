import { findProblems, type FormProblems } from './form-problems.ts';

export interface SignInValues {
  email: string;
  password: string;
}
export interface RegistrationValues extends SignInValues {
  /** Whether terms and privacy are agreed to. */
  agreed: boolean;
}
export interface ProfileValues {
  firstName: string;
  lastName: string;
  /** '' while none is chosen; `OTHER_CHOICE` asks for free text. */
  institution: string;
  otherInstitution: string;
  /** '' while none is chosen; `OTHER_CHOICE` asks for free text. */
  occupation: string;
  otherOccupation: string;
}

/** The choice of an institution or occupation that is not listed. */
export const OTHER_CHOICE = 'Other';

const emailAndPassword = { required: ['email', 'password'], emails: ['email'] } as const;

/** E-mail and password are required. */
export function signInProblems({ email, password }: SignInValues): FormProblems<'email' | 'password'> {
  return findProblems({ email, password }, emailAndPassword);
}

/** As for signing in; the agreement must be accepted as well. */
export function registrationProblems(values: RegistrationValues): FormProblems<'email' | 'password' | 'agreed'> {
  return { ...signInProblems(values), ...(values.agreed ? {} : { agreed: 'agreement' as const }) };
}

/** The longest text of a profile, in characters without the spaces around it. */
export const PROFILE_TEXT_LIMIT = 200;

/** Milliseconds for which saving a profile shows at least (specification §9); longer where the server takes longer. */
export const PROFILE_SAVE_MILLISECONDS = 1_000;

/** Institution and occupation are required, and free text where Other is chosen (specification §5); no text is too long. */
export function profileProblems(values: ProfileValues): FormProblems<keyof ProfileValues> {
  return { ...missing(values), ...tooLong(values) };
}

function tooLong({ institution, occupation, ...texts }: ProfileValues): FormProblems<keyof ProfileValues> {
  const problems: FormProblems<keyof ProfileValues> = {};
  const isLong = (text: string) => text.trim().length > PROFILE_TEXT_LIMIT;
  if (isLong(texts.firstName)) problems.firstName = 'length';
  if (isLong(texts.lastName)) problems.lastName = 'length';
  if (institution === OTHER_CHOICE && isLong(texts.otherInstitution)) problems.otherInstitution = 'length';
  if (occupation === OTHER_CHOICE && isLong(texts.otherOccupation)) problems.otherOccupation = 'length';
  return problems;
}

function missing(values: ProfileValues): FormProblems<keyof ProfileValues> {
  const { institution, otherInstitution, occupation, otherOccupation } = values;
  return findProblems(
    { institution, otherInstitution, occupation, otherOccupation },
    {
      required: [
        'institution',
        'occupation',
        ...(institution === OTHER_CHOICE ? (['otherInstitution'] as const) : []),
        ...(occupation === OTHER_CHOICE ? (['otherOccupation'] as const) : []),
      ],
      emails: [],
    },
  );
}
