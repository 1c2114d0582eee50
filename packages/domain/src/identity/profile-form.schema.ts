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
  institutionRole: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  workEmail: z.string(),
  phone: z.string(),
  optIn: z.boolean(),
});
export type ProfileValues = z.input<typeof profileFieldsSchema>;

/** What is required alone; nothing else that is written, or was saved, stands in the way of it. */
const requiredUpdateSchema = z.object(profileUpdateSchema.pick({ institution: true, occupation: true }).shape);

/** What a profile is filled in with, read as the body of PATCH /api/users/me; what is wrong with free text stands at its own field. */
export const profileFormSchema = formOf(profileUpdateSchema);

/** The same form where it asks for institution and occupation alone: the body changes nothing else. */
export const shortProfileFormSchema = formOf(requiredUpdateSchema);

function formOf(updateSchema: z.ZodType<ProfileUpdate>): z.ZodType<ProfileUpdate, ProfileValues> {
  return profileFieldsSchema.transform((values, context) => {
    const { institution, otherInstitution, occupation, otherOccupation, ...fields } = values;
    const update = updateSchema.safeParse({
      ...fields,
      institution: chosenText({ choice: institution, other: otherInstitution }),
      occupation: chosenText({ choice: occupation, other: otherOccupation }),
    });
    if (update.success) return update.data;
    for (const { path, message } of update.error.issues) {
      context.addIssue({ code: 'custom', message, path: path.map((field) => fieldOf(field, values)), input: values });
    }
    return z.NEVER;
  });
}

function fieldOf(field: PropertyKey, { institution, occupation }: ProfileValues): PropertyKey {
  if (field === 'institution' && institution === OTHER_CHOICE) return 'otherInstitution';
  if (field === 'occupation' && occupation === OTHER_CHOICE) return 'otherOccupation';
  return field;
}
