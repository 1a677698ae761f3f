import type { ComponentProps } from 'react'
import { FieldError } from '@/components/contact/field-error'
import { inputStyles } from '@/components/ui/input-styles'
import { contactForm, contactLengths } from '@/content/contact'
import type { ContactField as Name } from '@/lib/contact/form-state'

type ContactFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  name: Name
  error: string | undefined
  value: string | undefined
  optional?: boolean
  /** More than one line of text. */
  rows?: number
}

/** Label above, error below. Not the portal's field: its icons and class merging would ship with this page. */
export function ContactField({ name, error, value, optional, rows, ...kind }: ContactFieldProps) {
  const id = `contacto-${name}`
  const control = {
    id,
    name,
    defaultValue: value,
    maxLength: contactLengths[name],
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  // Room for the label under the fixed header, when the focus scrolls here.
  const look = `${inputStyles} scroll-mt-16`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-[550]">
        {contactForm.fields[name]}
        {optional ? <span className="font-normal text-ink-2"> {contactForm.optional}</span> : null}
      </label>
      {rows ? (
        <textarea {...control} rows={rows} className={`${look} block min-h-32 resize-y leading-normal`} />
      ) : (
        <input {...control} {...kind} className={look} />
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
