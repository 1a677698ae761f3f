'use client'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { ChangePreview } from '@/components/firm-calendar/change-preview'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { firmCalendarText } from '@/content/firm-calendar'
import { confirmCalendarAction, previewCalendarAction } from '@/lib/firm-calendar/actions'
import type { CalendarChange, Preview } from '@/lib/firm-calendar/schema'

const { form: text, preview: say } = firmCalendarText

export type Wrong = (name: string) => string | undefined

/** Previews a change and saves it after a confirmation; the form keeps its values until the change is saved. */
export function useChange(onDone?: () => void) {
  const [asked, setAsked] = useState<{ change: CalendarChange; preview: Preview } | null>(null)
  const { doing, problem, error, act } = useAct()

  function ask(change: CalendarChange, then?: (preview: Preview) => void): void {
    act({
      name: 'preview',
      work: () => previewCalendarAction(change),
      then: (preview) => {
        setAsked({ change, preview })
        then?.(preview)
      },
      onFailure: () => {
        setAsked(null)
        return undefined
      },
    })
  }
  function confirm(): void {
    if (!asked) return
    const { change, preview } = asked
    act({
      name: 'confirm',
      work: () => confirmCalendarAction({ change, seen: preview.version }),
      done: { title: say.done, description: say.doneText },
      then: () => {
        setAsked(null)
        onDone?.()
      },
    })
  }
  return { asked, failure: problem, doing, wrong: error, ask, confirm, drop: () => setAsked(null) }
}

type ChangeFormProps = {
  id: string
  title: string
  text: string
  read: (fields: FormData) => CalendarChange
  children: (wrong: Wrong) => ReactNode
}

export function ChangeForm({ id, title, text: intro, read, children }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const change = useChange(() => form.current?.reset())
  const { failure, wrong } = change

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    change.ask(read(new FormData(event.currentTarget)))
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
          <Button
            type="submit"
            variant={change.asked ? undefined : 'primary'}
            busy={change.doing === 'preview'}
          >
            {failure?.code === 'calendar-meanwhile' ? say.again : text.review}
          </Button>
        </p>
      </form>
      <ChangePreview {...change} />
    </section>
  )
}

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

/** Renders a button for a change that needs no input; the member confirms the change after seeing a preview. */
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
        <Button type="button" size="sm" busy={change.doing === 'preview'} onClick={() => change.ask(wanted)}>
          {label}
          <span className="sr-only">{of}</span>
        </Button>
      )}
      {change.failure ? <Notice tone="bad">{change.failure.message}</Notice> : null}
      <ChangePreview {...change} />
    </div>
  )
}
