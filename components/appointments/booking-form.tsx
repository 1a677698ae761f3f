'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  GoogleLink,
  latest,
  TakenNotice,
  useBooking,
  whenOf,
  type Kept,
} from '@/components/appointments/booking'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { appointments } from '@/content/appointments'
import type { Agenda } from '@/lib/appointments/rules'
import { bookingSchema } from '@/lib/appointments/schema'
import { toast } from '@/lib/toast'

const text = appointments.booking
/** The key is added on submit. */
const schema = bookingSchema.omit({ key: true })
type Values = z.input<typeof schema>

export function BookingForm({ agenda: fromPage }: { agenda: Agenda }) {
  const { busy, taken, fresh, kept, book, forget, again } = useBooking()
  // The title has no default, so that text typed before hydration survives.
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { slot: '' },
  })
  const { errors } = form.formState
  const [slot, setSlot] = useState('')
  const agenda = latest(fromPage, fresh)

  function choose(next: string) {
    setSlot(next)
    form.setValue('slot', next)
    form.clearErrors('slot')
    forget()
  }

  async function send(values: Values, sync: boolean) {
    const failure = await book(values, sync)
    if (!failure) return
    const title = failure.fields?.['title']
    if (title) form.setError('title', { message: title })
    else if (failure.code.startsWith('slot-')) form.setError('slot', { message: failure.message })
    else toast({ kind: 'error', title: appointments.details.toasts.failed, description: failure.message })
  }

  /** The tab must open during the click itself; the resolver answers too late. */
  function sync() {
    const values = form.getValues()
    if (schema.safeParse(values).success) void send(values, true)
    else void form.trigger()
  }

  if (kept)
    return (
      <KeptNotice
        kept={kept}
        onAgain={() => {
          form.reset({ title: '', slot: '' })
          setSlot('')
          again()
        }}
      />
    )
  return (
    <form
      aria-labelledby="book-appointment"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => send(values, false))(event)}
      className="grid content-start gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <h2 id="book-appointment">{text.title}</h2>
      <Field
        label={
          <>
            {text.name} <span className="font-normal text-ink-2">{text.optional}</span>
          </>
        }
        error={errors.title?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('title')}
            placeholder={text.placeholder}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <SlotPicker agenda={agenda} value={slot} onChange={choose} error={errors.slot?.message} />
      {taken ? <TakenNotice nearest={taken.nearest} onPick={choose} /> : null}
      {slot ? <SlotSum slot={slot} /> : null}
      <div className="grid gap-3">
        <Button type="submit" variant="primary" wide busy={busy === 'request'} disabled={busy !== null}>
          {text.request}
        </Button>
        <Button wide busy={busy === 'sync'} disabled={!slot || busy !== null} onClick={sync}>
          {text.sync}
        </Button>
      </div>
    </form>
  )
}

/** Takes the focus from the button that is gone. */
function KeptNotice({ kept: { appointment, opened }, onAgain }: { kept: Kept; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid content-start gap-4 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {text.requested.title}
      </h2>
      <Notice tone="ok">
        <p>
          <b className="wrap-anywhere">{appointment.title}</b>
        </p>
        <p>{text.requested.text(whenOf(appointment))}</p>
      </Notice>
      {opened === false ? <p className="text-[1rem] text-ink-2">{text.blocked}</p> : null}
      {opened ? null : <GoogleLink appointment={appointment}>{text.open}</GoogleLink>}
      <div>
        <Button size="sm" onClick={onAgain}>
          {text.another}
        </Button>
      </div>
    </div>
  )
}
