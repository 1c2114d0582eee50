import type { OrganizationProblem } from '@footnote/domain';

/** What is wrong, as an app would say it. */
export const problemMessages: Record<OrganizationProblem, string> = {
  required: 'Fill in this field.',
  email: 'Write an e-mail address such as name@example.org.',
  agreement: 'Agree to go on.',
  length: 'This text is too long.',
  number: 'Enter a whole number greater than zero.',
  range: 'This number is outside its limits.',
  invited: 'This e-mail has been invited already.',
  member: 'This e-mail belongs to a member already.',
};
