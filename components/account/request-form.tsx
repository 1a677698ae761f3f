'use client'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useAccountForm } from '@/components/account/use-account-form'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { account } from '@/content/account'
import { fileRequestAction } from '@/lib/account/actions'
import { dataRequestFormSchema, requestKinds, type RequestKind } from '@/lib/account/schema'
import { formatListDate } from '@/lib/format/date'
import { toast } from '@/lib/toast'

const text = account.requests
/** Somewhere on the page somebody wants their data erased. */
export const eraseEvent = 'account:erase'

/** `due`: the last day for the answer to what is sent today, in words. */
export type Terms = Record<RequestKind, { days: number; extension: number; due: string }>

const empty: { kind: RequestKind; details: string } = { kind: 'consultation', details: '' }

/** A request about one's data, with the term that the law gives. */
export function RequestForm({ terms }: { terms: Terms }) {
  const key = useRef<string>(undefined)
  const { form, busy, props, error } = useAccountForm({
    schema: dataRequestFormSchema,
    values: empty,
    send: (request) => fileRequestAction({ ...request, key: (key.current ??= crypto.randomUUID()) }),
    failed: text.failed,
    done: ({ due }) => {
      key.current = undefined
      form.reset({ kind: form.getValues('kind'), details: '' })
      toast({
        kind: 'success',
        title: text.sentTitle,
        description: text.sent(formatListDate(`${due}T12:00:00-05:00`)),
      })
    },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { days, extension, due } = terms[kind]

  useEffect(() => {
    const erase = () => {
      form.setValue('kind', 'deletion')
      form.setFocus('details')
    }
    window.addEventListener(eraseEvent, erase)
    return () => window.removeEventListener(eraseEvent, erase)
  }, [form])

  return (
    <form
      {...props}
      aria-labelledby="nueva-solicitud"
      className="grid max-w-[40rem] gap-4 rounded-sheet border border-rule bg-sheet p-6"
    >
      <h3 id="nueva-solicitud">{text.add}</h3>
      <Field label={text.kind} error={error('kind')}>
        {(control) => (
          <select {...control} {...form.register('kind')} className={inputStyles}>
            {requestKinds.map((one) => (
              <option key={one} value={one}>
                {text.kinds[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text.details} hint={text.detailsHint} error={error('details')}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('details')}
            rows={4}
            maxLength={2000}
            className={inputStyles}
          />
        )}
      </Field>
      <p className="text-sm text-ink-2">{text.term(days, extension, due)}</p>
      <p>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? text.busy : text.button}
        </Button>
      </p>
    </form>
  )
}
