import { findProblems, isEmail, type FieldProblem, type FormProblems } from '../identity/form-problems.ts';

/** What a weekly alert asks for (specification §3). */
export interface AlertValues {
  /** Where the alert is sent. */
  email: string;
  institution: string;
  /** Name of the alert, by which a user knows it again. */
  title: string;
}

/** Fields that keep a weekly alert from being subscribed to: all three are required, the e-mail must be one (specification §5). */
export function alertProblems(values: AlertValues): FormProblems<keyof AlertValues> {
  return findProblems(
    { email: values.email, institution: values.institution, title: values.title },
    { required: ['email', 'institution', 'title'], emails: ['email'] },
  );
}

/** What keeps an address from being taken off the alerts, or null (specification §8). */
export function unsubscribeProblem(email: string): FieldProblem | null {
  if (email.trim() === '') return 'required';
  return isEmail(email) ? null : 'email';
}
