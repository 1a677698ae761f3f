'use client'
import { useState, type SubmitEvent } from 'react'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { agenda } from '@/content/appointment-agenda'
import type { AgendaDetails } from '@/lib/appointments/agenda'
import { saveRemarkAction } from '@/lib/appointments/agenda-actions'

const text = agenda.details.remark

type EntryRemarkProps = { appointment: string; remark: AgendaDetails['remark'] }

/** A form for the firm's remark on an appointment; an empty text removes the remark. */
export function EntryRemark({ appointment, remark }: EntryRemarkProps) {
  const { busy, error, clear, run } = useEntryStep()
  const [body, setBody] = useState(remark?.body ?? '')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run({
      work: () => saveRemarkAction({ appointment, body, seen: remark?.version ?? null }),
      done: text.saved,
    })
  }

  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-3">
      <Field
        label={text.title}
        hint={remark?.by ? `${text.hint} ${text.by(remark.by)}` : text.hint}
        error={error('body')}
      >
        {(control) => (
          <textarea
            {...control}
            name="body"
            rows={3}
            maxLength={4000}
            dir="auto"
            value={body}
            onChange={(event) => {
              setBody(event.currentTarget.value)
              clear('body')
            }}
            className={inputStyles}
          />
        )}
      </Field>
      <p>
        <Button type="submit" size="sm" busy={busy}>
          {text.save}
        </Button>
      </p>
    </form>
  )
}
