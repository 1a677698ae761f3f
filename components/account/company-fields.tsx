'use client'
import type { ClipboardEvent } from 'react'
import { CircleAlert } from 'lucide-react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { account } from '@/content/account'
import { digitProblem, type CompanyInput } from '@/lib/companies/schema'
import { formatNit, splitDigit } from '@/lib/format/nit'
import { useWatch, type UseFormReturn } from 'react-hook-form'

const { fields } = account.companies

type CompanyFieldsProps = {
  id: string
  form: UseFormReturn<
    CompanyInput,
    unknown,
    { name: string; nit: string; digit: string; id?: string | undefined }
  >
}

/** Name, NIT and digit. The digit is checked while it is typed; one written behind the NIT moves to its own field. */
export function CompanyFields({ id, form }: CompanyFieldsProps) {
  const { errors } = form.formState
  const [nit, digit] = useWatch({ control: form.control, name: ['nit', 'digit'] })
  const wrong = digitProblem({ nit, digit }) ?? errors.digit?.message
  const described = wrong ? `${id}-digit` : undefined

  function place(written: string): boolean {
    const parts = splitDigit(written)
    if (!parts) return false
    form.setValue('nit', formatNit(parts.nit), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
    form.setValue('digit', parts.digit, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    return true
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    if (place(event.clipboardData.getData('text'))) event.preventDefault()
  }

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_12rem_5rem]">
        <Field label={fields.name} error={errors.name?.message} className="max-sm:col-span-full">
          {(control) => <Input {...control} {...form.register('name')} autoComplete="organization" />}
        </Field>
        <Field label={fields.nit} error={errors.nit?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('nit', { onBlur: (event) => place(event.target.value as string) })}
              aria-describedby={
                [control['aria-describedby'], described].filter(Boolean).join(' ') || undefined
              }
              inputMode="numeric"
              autoComplete="off"
              onPaste={onPaste}
            />
          )}
        </Field>
        <Field label={fields.digit}>
          {(control) => (
            <Input
              {...control}
              {...form.register('digit')}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={described}
              inputMode="numeric"
              autoComplete="off"
              maxLength={1}
            />
          )}
        </Field>
      </div>
      {wrong ? (
        <p
          id={`${id}-digit`}
          role="alert"
          className="flex items-start gap-2 text-sm leading-snug font-[550] text-red"
        >
          <CircleAlert className="mt-0.5 size-[1.1em] flex-none" strokeWidth={2.25} aria-hidden />
          <span>{wrong}</span>
        </p>
      ) : null}
    </>
  )
}
