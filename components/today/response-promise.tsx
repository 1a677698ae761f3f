'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useFormAct } from '@/components/ui/use-form-act'
import { promiseText as text } from '@/content/today'
import { setResponsePromiseAction } from '@/lib/today/actions'
import { promiseFormSchema } from '@/lib/today/schema'

/** Edits the firm's promise of how long people wait for an answer; `hours` is null without a promise. */
export function ResponsePromise({ hours }: { hours: number | null }) {
  const [seen, setSeen] = useState(hours)
  const { busy, props, error } = useFormAct({
    schema: promiseFormSchema,
    send: (wanted) => setResponsePromiseAction({ ...wanted, seen }),
    done: text.saved,
    failed: text.failed,
    then: (_, wanted) => setSeen(wanted.hours),
  })
  return (
    <section aria-labelledby="response-promise" className="grid gap-3">
      <h2 id="response-promise" className="pb-2 text-lg rule-opens">
        {text.title}
      </h2>
      <p className="text-[1rem] text-ink-2">{text.intro}</p>
      <form {...props} className="grid gap-3">
        <Field label={text.field} hint={text.hint} error={error('hours')}>
          {(control) => (
            <Input
              {...control}
              name="hours"
              inputMode="numeric"
              maxLength={2}
              defaultValue={hours ?? ''}
              className="max-w-24"
            />
          )}
        </Field>
        <p>
          <Button type="submit" size="sm" busy={busy}>
            {text.button}
          </Button>
        </p>
      </form>
    </section>
  )
}
