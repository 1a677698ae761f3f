import { toNestErrors } from '@hookform/resolvers'
import type { FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { fieldErrors, type FieldErrors } from '@/lib/field-errors'

/** Validates a react-hook-form with a schema and gives the same field messages as the server actions. */
export const schemaResolver =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  (values, _context, options) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors = Object.fromEntries(
      Object.entries(fieldErrors(parsed.error)).map(([name, message]) => [name, { type: 'schema', message }]),
    )
    return { values: {}, errors: toNestErrors(errors, options) }
  }

/** Shows the server's field errors and moves the focus to the first one; returns true if there was any. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'setError'>,
  fields: FieldErrors = {},
): boolean {
  const found = Object.entries(fields)
  for (const [place, [name, message]] of found.entries())
    form.setError(name as Path<Input>, { message }, { shouldFocus: place === 0 })
  return found.length > 0
}
