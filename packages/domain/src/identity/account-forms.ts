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

/** Institution and occupation are required, and free text where Other is chosen (specification §5). */
export function profileProblems(values: ProfileValues): FormProblems<Exclude<keyof ProfileValues, `${string}Name`>> {
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
