import { Field, Input } from '@/components/ui/field'

/** Returns the error of a field of a treatment, by the field's path. */
export type ErrorOf = (name: string) => string | undefined

type TextProps = {
  name: string
  label: string
  hint?: string
  value: string | null | undefined
  error: ErrorOf
  numeric?: boolean
}

export function Text({ name, label, hint, value, error, numeric }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error(name)}>
      {(control) => (
        <Input
          {...control}
          name={`treatment.${name}`}
          defaultValue={value ?? ''}
          inputMode={numeric ? 'decimal' : undefined}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

export const Account = (props: Omit<TextProps, 'numeric'>) => <Text {...props} numeric />
