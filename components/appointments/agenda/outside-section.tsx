'use client'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Input } from '@/components/ui/field'
import { outsideText as text } from '@/content/appointment-outside'
import type { MemberHours } from '@/lib/appointments/hours'
import { removeOutsideAction, saveOutsideAction } from '@/lib/appointments/hours-actions'
import { outsideSchema } from '@/lib/appointments/hours-schema'
import { outsideSentence } from '@/lib/appointments/outside-text'
import { fieldErrors } from '@/lib/field-errors'

type OutsideSectionProps = {
  hours: MemberHours
  /** True for the owner of the calendar, who alone may save its URL, because the URL is a secret. */
  own: boolean
  now: string
}

export function OutsideSection({ hours: { id: member, outside }, own, now }: OutsideSectionProps) {
  const { busy, doing, error, refuse, clear, run } = useEntryStep()
  const [opened, setOpened] = useState(false)
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const wanted = {
      address: String(fields.get('address') ?? ''),
      tentative: fields.get('tentative') === 'on',
    }
    const { error: wrong } = outsideSchema.safeParse(wanted)
    if (wrong) return refuse(form, fieldErrors(wrong))
    run({
      name: 'save',
      work: () => saveOutsideAction(wanted),
      done: (answer) => (answer.kind === 'kept' ? text.toasts.saved : null),
      then: (answer) => {
        if (answer.kind === 'problem') return refuse(form, { address: text.problems[answer.problem] })
        flushSync(() => setOpened(false))
        heading.current?.focus()
      },
    })
  }
  const remove = () =>
    run({
      name: 'remove',
      work: () => removeOutsideAction({ member }),
      done: text.toasts.removed,
      then: () => heading.current?.focus(),
    })

  const sentence = outside && outsideSentence(outside, now)
  return (
    <section aria-labelledby="outside">
      <h2 id="outside" ref={heading} tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      <p className="max-w-[60ch] pt-3 text-ink-2">{own ? text.text : text.onlyOwner}</p>
      <p className={outside?.failing ? 'pt-2 font-[550] text-ochre-ink' : 'pt-2'}>{sentence ?? text.none}</p>
      {outside && !opened ? (
        <p className="mt-3 flex flex-wrap gap-3">
          {own ? (
            <Button
              size="sm"
              disabled={busy}
              onClick={() => {
                flushSync(() => setOpened(true))
                field.current?.focus()
              }}
            >
              {text.replace}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="danger"
            busy={doing === 'remove'}
            disabled={busy}
            onClick={() => setAsking(true)}
          >
            {text.remove}
          </Button>
        </p>
      ) : null}
      {own && (opened || !outside) ? (
        <form
          aria-labelledby="outside"
          noValidate
          onSubmit={submit}
          onChange={() => clear('address')}
          className="mt-4 grid gap-4 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4"
        >
          <Field label={text.address} hint={text.addressHint} error={error('address')}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                name="address"
                type="url"
                maxLength={2000}
                autoComplete="off"
                spellCheck={false}
                data-secret
              />
            )}
          </Field>
          <label className="flex min-h-tap items-center gap-2.5">
            <input
              type="checkbox"
              name="tentative"
              defaultChecked={outside?.tentative ?? true}
              className="size-5 flex-none accent-green"
            />
            {text.tentative}
          </label>
          <p>
            <Button type="submit" variant="primary" busy={doing === 'save'} disabled={busy}>
              {text.save}
            </Button>
          </p>
        </form>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={text.removeTitle}
          confirm={text.remove}
          keep={text.keep}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {text.removeText}
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
