import { z } from 'zod';
import { chosenText, OTHER_CHOICE } from './profile-choices.ts';
import { profileUpdateSchema, type ProfileUpdate } from './profile.schema.ts';

const profileFieldsSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  /** '' while none is chosen; `OTHER_CHOICE` asks for free text. */
  institution: z.string(),
  otherInstitution: z.string(),
  /** '' while none is chosen; `OTHER_CHOICE` asks for free text. */
  occupation: z.string(),
  otherOccupation: z.string(),
});
export type ProfileValues = z.input<typeof profileFieldsSchema>;

/** What a profile is filled in with, read as the body of PATCH /api/users/me; what is wrong with free text stands at its own field. */
export const profileFormSchema: z.ZodType<ProfileUpdate, ProfileValues> = profileFieldsSchema.transform(
  (values, context) => {
    const { firstName, lastName, institution, occupation } = values;
    const update = profileUpdateSchema.safeParse({
      firstName,
      lastName,
      institution: chosenText({ choice: institution, other: values.otherInstitution }),
      occupation: chosenText({ choice: occupation, other: values.otherOccupation }),
    });
    if (update.success) return update.data;
    for (const { path, message } of update.error.issues) {
      context.addIssue({ code: 'custom', message, path: path.map((field) => fieldOf(field, values)), input: values });
    }
    return z.NEVER;
  },
);

function fieldOf(field: PropertyKey, { institution, occupation }: ProfileValues): PropertyKey {
  if (field === 'institution' && institution === OTHER_CHOICE) return 'otherInstitution';
  if (field === 'occupation' && occupation === OTHER_CHOICE) return 'otherOccupation';
  return field;
}
