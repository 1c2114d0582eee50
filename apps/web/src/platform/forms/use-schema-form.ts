import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { useTranslate } from '../i18n/translate.ts';
import { fieldOfRefusal, problemMessage } from './problem-messages.ts';
import { useFormSubmission, type FormSubmission } from './use-form-submission.ts';

export interface SchemaFormOptions<Values, Request> {
  /** What the server validates with; narrowed by what only a form asks for, such as that nothing is left empty. */
  schema: z.ZodType<Request, Values>;
  /** What stands in the fields; a field that was not changed follows it where `follows` is set. */
  initial: Values;
  /**
   * For what is loaded after the form is shown.
   * @default false
   */
  follows?: boolean;
  /**
   * Says what is wrong with a field as it is written, and not first when the form was sent.
   * @default false
   */
  live?: boolean;
}

export interface SchemaForm<Values, Request> extends Pick<FormSubmission, 'busy' | 'send'> {
  values: Values;
  /** Takes the whole form after a change. */
  change: (next: Values) => void;
  /** What is wrong, by field, for a user: found by the schema or refused by the server. */
  errors: Partial<Record<keyof Values & string, string>>;
  /** Why the form as a whole was refused; '' where it was not. */
  problem: string;
  /** Whether it was tried to send it. */
  tried: boolean;
  /** Whether the schema finds nothing wrong. */
  complete: boolean;
  /** Begins anew with other values. */
  reset: (values: Values) => void;
  /** Runs `save` with what the schema read from the fields, and only where it finds nothing wrong. */
  submit: (save: (request: Request) => unknown) => void;
}

/** A form of the kit whose rules are those of a schema, with flat fields (CONTRIBUTING, “Add a form”). */
export function useSchemaForm<Values extends FieldValues, Request>(
  options: SchemaFormOptions<Values, Request>,
): SchemaForm<Values, Request> {
  const { schema, initial, follows = false, live = false } = options;
  const t = useTranslate();
  const sending = useFormSubmission();
  const form = useForm<Values, unknown, Request>({
    resolver: zodResolver<Values, unknown, Request>(schema),
    mode: live ? 'onChange' : 'onSubmit',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a value from the beginning
    defaultValues: initial as never,
    ...(follows ? { values: initial, resetOptions: { keepDirtyValues: true, keepErrors: true } } : {}),
  });
  const { errors, isSubmitting, isSubmitted, isValid } = form.formState;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a value from the beginning
  const values = useWatch({ control: form.control }) as Values;
  const change = (next: Values) => {
    for (const name in next) {
      if (Object.is(next[name], values[name])) continue;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of flat fields are their paths
      const [path, value] = [name as string as Path<Values>, next[name] as PathValue<Values, Path<Values>>];
      form.setValue(path, value, { shouldDirty: true, shouldValidate: live || isSubmitted });
    }
  };
  const refusedField = sending.refused === null ? null : fieldOfRefusal(sending.refused, values);
  const messages: Partial<Record<keyof Values & string, string>> = {};
  for (const name in values) {
    const problem = errors[name]?.message;
    if (typeof problem === 'string') messages[name] = problemMessage(t, problem);
    else if (name === refusedField) messages[name] = sending.problem;
  }
  return {
    values,
    change,
    errors: messages,
    problem: refusedField === null ? sending.problem : '',
    tried: isSubmitted || isSubmitting,
    complete: isValid,
    reset: (next) => form.reset(next),
    busy: sending.busy || isSubmitting,
    send: sending.send,
    submit: (save) => void form.handleSubmit(save)(),
  };
}
