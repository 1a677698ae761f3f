'use client'
import { CircleAlert } from 'lucide-react'
import { useId, type ClipboardEvent } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { schemaResolver, showFieldErrors } from '@/components/ui/schema-resolver'
import { useAct } from '@/components/ui/use-act'
import { account } from '@/content/account'
import { saveCompanyAction } from '@/lib/account/actions'
import { companySchema, digitProblem, type Company, type CompanyInput } from '@/lib/fields/company'
import { formatNit, splitDigit } from '@/lib/format/nit'

const text = account.companies
type CompanyOutput = z.output<typeof companySchema>
const empty = { name: '', nit: '', digit: '' }

export function CompanyForm({ company, onClose }: { company?: Company; onClose?: () => void }) {
  const id = useId()
  const { busy, act } = useAct()
  const form = useForm<CompanyInput, unknown, CompanyOutput>({
    resolver: schemaResolver(companySchema),
    defaultValues: company
      ? { id: company.id, name: company.name, nit: formatNit(company.nit), digit: String(company.digit) }
      : empty,
  })
  const submit = form.handleSubmit((input) =>
    act({
      work: () => saveCompanyAction(input),
      done: { title: company ? text.toasts.changed : text.toasts.added },
      failed: text.toasts.failed,
      fieldOf: { 'company-exists': 'nit' },
      then: () => {
        if (company) return onClose?.()
        // The focus moves before the reset, because the reset removes the form's fields until the next render.
        form.setFocus('name')
        form.reset(empty)
      },
      onFailure: ({ fields }) => showFieldErrors(form, fields),
    }),
  )
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      // If the form is sent before hydration, POST keeps the values out of the URL.
      method="post"
      aria-labelledby={`${id}-title`}
      className="grid gap-4 rounded-sheet border border-rule bg-sheet p-6"
    >
      <h3 id={`${id}-title`} className="wrap-anywhere">
        {company ? text.change(company.name) : text.add}
      </h3>
      <CompanyFields id={id} form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? account.saving : company ? text.save : text.button}
        </Button>
        {company ? (
          <Button size="sm" disabled={busy} onClick={onClose}>
            {account.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

const { fields } = account.companies

type CompanyFieldsProps = {
  id: string
  form: UseFormReturn<CompanyInput, unknown, CompanyOutput>
}

function CompanyFields({ id, form }: CompanyFieldsProps) {
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
      <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-4 gap-y-4 max-[18rem]:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_12rem_5rem]">
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
