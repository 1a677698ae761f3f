'use client'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { ChangePreview } from '@/components/firm-calendar/change-preview'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { firmCalendarText } from '@/content/firm-calendar'
import { confirmCalendarAction, previewCalendarAction } from '@/lib/firm-calendar/actions'
import type { CalendarChange, Preview } from '@/lib/firm-calendar/schema'
import type { Failure } from '@/lib/result'
import { toast } from '@/lib/toast'

const { form: text, preview: say } = firmCalendarText

/** Returns the error of a field by its name. */
export type Wrong = (name: string) => string | undefined

/** A change is previewed first, then confirmed; the form keeps its values until it is saved. */
export function useChange(onDone?: () => void) {
  const [asked, setAsked] = useState<{ change: CalendarChange; preview: Preview } | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState<'preview' | 'confirm' | null>(null)

  async function ask(change: CalendarChange): Promise<Preview | null> {
    if (busy) return null
    setBusy('preview')
    const answer = await attempted(previewCalendarAction(change))
    setBusy(null)
    setFailure(answer.ok ? null : answer)
    setAsked(answer.ok ? { change, preview: answer.data } : null)
    return answer.ok ? answer.data : null
  }
  async function confirm(): Promise<void> {
    if (busy || !asked) return
    setBusy('confirm')
    const { change, preview } = asked
    const answer = await attempted(confirmCalendarAction({ change, seen: preview.version }))
    setBusy(null)
    setFailure(answer.ok ? null : answer)
    if (!answer.ok) return
    setAsked(null)
    toast({ kind: 'success', title: say.done, description: say.doneText })
    onDone?.()
  }
  return { asked, failure, busy, ask, confirm, drop: () => setAsked(null) }
}

type ChangeFormProps = {
  id: string
  title: string
  text: string
  /** Builds the change from the form fields. */
  read: (fields: FormData) => CalendarChange
  children: (wrong: Wrong) => ReactNode
}

export function ChangeForm({ id, title, text: intro, read, children }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const change = useChange(() => form.current?.reset())
  const { failure, busy } = change
  const wrong: Wrong = (name) => failure?.fields?.[name]

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void change.ask(read(new FormData(event.currentTarget)))
  }
  return (
    <section aria-labelledby={id} className="rounded-sheet border border-rule bg-sheet p-4 sm:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-[1rem] text-ink-2">{intro}</p>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={change.drop}
        className="grid gap-4"
      >
        {children(wrong)}
        <BecauseFields wrong={wrong} />
        {failure && !failure.fields ? <Notice tone="bad">{failure.message}</Notice> : null}
        <p>
          <Button type="submit" variant={change.asked ? undefined : 'primary'} busy={busy === 'preview'}>
            {failure?.code === 'calendar-meanwhile' ? say.again : text.review}
          </Button>
        </p>
      </form>
      <ChangePreview {...change} />
    </section>
  )
}

/** The legal norm and the source where it was read. */
export function BecauseFields({ wrong }: { wrong: Wrong }) {
  return (
    <>
      <Field label={text.norm} hint={text.normHint} error={wrong('norm')}>
        {(control) => <Input {...control} name="norm" maxLength={300} autoComplete="off" />}
      </Field>
      <Field label={text.source} hint={text.sourceHint} error={wrong('source')}>
        {(control) => <Input {...control} name="source" maxLength={300} autoComplete="off" />}
      </Field>
    </>
  )
}

export const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '')
export const because = (fields: FormData) => ({
  norm: textOf(fields, 'norm'),
  source: textOf(fields, 'source'),
})

/** Previews a change without a form, over the list that it belongs to. */
export function OneStepChange({
  change: wanted,
  label,
  of,
}: {
  change: CalendarChange
  label: string
  of: string
}) {
  const change = useChange()
  const holder = useRef<HTMLDivElement>(null)
  const opened = change.asked !== null
  useEffect(() => {
    if (opened) holder.current?.scrollIntoView({ block: 'nearest' })
  }, [opened])
  return (
    <div ref={holder}>
      {opened ? null : (
        <Button
          type="button"
          size="sm"
          busy={change.busy === 'preview'}
          onClick={() => void change.ask(wanted)}
        >
          {label}
          <span className="sr-only">{of}</span>
        </Button>
      )}
      {change.failure ? <Notice tone="bad">{change.failure.message}</Notice> : null}
      <ChangePreview {...change} />
    </div>
  )
}
