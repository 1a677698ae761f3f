'use client'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { OtherPlaces } from '@/components/appointments/agenda/other-places'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { typesText } from '@/content/appointment-types'
import { appointments } from '@/content/appointments'
import { readOtherPlaces } from '@/lib/appointments/places'
import type { FirmType } from '@/lib/appointments/types'
import { retireTypeAction, saveTypeAction } from '@/lib/appointments/types-actions'
import { steps, typeSchema } from '@/lib/appointments/types-schema'
import { fieldErrors } from '@/lib/field-errors'
import type { Place } from '@/lib/format/appointment-place'

const text = typesText.form
const { toasts } = typesText
const fresh = {
  name: '',
  minutes: 30,
  before: 0,
  after: 0,
  step: 30,
  notice: 24,
  horizon: 90,
  perDay: null,
  detail: '',
  question: '',
}

type TypeFormProps = {
  /** The type of appointment to change; null creates a new type. */
  type: FirmType | null
  staff: readonly { id: string; name: string }[]
  onClose: () => void
}

export function TypeForm({ type, staff, onClose }: TypeFormProps) {
  const { busy, doing, error, refuse, clear, run } = useEntryStep()
  const [place, setPlace] = useState<Place>(type?.place ?? 'video')
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Retries send the same id, so that only one type is created.
  const [id] = useState(() => type?.id ?? crypto.randomUUID())
  useEffect(() => heading.current?.focus(), [])
  const values = type ?? fresh

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { members: _, byClients, ...typed } = Object.fromEntries(new FormData(form))
    const { otherPlaces, fields } = readOtherPlaces(typed)
    const { data, error: wrong } = typeSchema.safeParse({
      ...fields,
      otherPlaces,
      type: id,
      byClients: byClients === 'clients',
      members: new FormData(form).getAll('members'),
      seen: type?.version ?? null,
    })
    if (!data) return refuse(form, fieldErrors(wrong))
    run({ name: 'save', work: () => saveTypeAction(data), done: toasts.saved, then: onClose })
  }

  const number = (name: 'minutes' | 'before' | 'after' | 'notice' | 'horizon', hint?: string) => (
    <Field label={text[name]} hint={hint} error={error(name)}>
      {(control) => <Input {...control} name={name} inputMode="numeric" defaultValue={values[name]} />}
    </Field>
  )
  const line = (name: 'detail' | 'question', hint?: string) => (
    <Field
      label={
        <>
          {text[name]} <span className="font-normal text-ink-2">{text.optional}</span>
        </>
      }
      hint={hint}
      error={error(name)}
    >
      {(control) => <Input {...control} name={name} maxLength={200} defaultValue={values[name] ?? ''} />}
    </Field>
  )
  return (
    <form
      aria-labelledby="type-form"
      noValidate
      onSubmit={submit}
      onChange={({ target }) => clear((target as unknown as HTMLInputElement).name)}
      className="mt-8 grid max-w-[46rem] gap-5 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <h2 id="type-form" ref={heading} tabIndex={-1} className="outline-none">
        {type ? text.edit(type.name) : text.create}
      </h2>
      <Field label={text.name} error={error('name')}>
        {(control) => <Input {...control} name="name" maxLength={60} defaultValue={values.name} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        {number('minutes')}
        <Field label={text.step}>
          {(control) => (
            <Select {...control} name="step" defaultValue={values.step}>
              {steps.map((step) => (
                <option key={step} value={step}>
                  {typesText.minutes(step)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {number('before')}
        {number('after', text.marginsHint)}
        {number('notice')}
        {number('horizon')}
        <Field
          label={
            <>
              {text.perDay} <span className="font-normal text-ink-2">{text.optional}</span>
            </>
          }
          error={error('perDay')}
        >
          {(control) => (
            <Input {...control} name="perDay" inputMode="numeric" defaultValue={values.perDay ?? ''} />
          )}
        </Field>
        <Field label={text.place}>
          {(control) => (
            <Select
              {...control}
              name="place"
              value={place}
              onChange={({ currentTarget: { value } }) => setPlace(value as Place)}
            >
              {Object.entries(appointments.places).map(([place, name]) => (
                <option key={place} value={place}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.who}>
          {(control) => (
            <Select {...control} name="byClients" defaultValue={type && !type.byClients ? 'firm' : 'clients'}>
              <option value="clients">{typesText.byClients}</option>
              <option value="firm">{typesText.byFirm}</option>
            </Select>
          )}
        </Field>
      </div>
      {line('detail', text.detailHint)}
      <OtherPlaces first={place} known={type?.otherPlaces ?? {}} error={error} />
      {line('question')}
      <fieldset>
        <legend className="mb-1 text-sm font-[550]">{text.members}</legend>
        <p className="text-sm text-ink-2">{text.membersHint}</p>
        {staff.map((person) => (
          <label key={person.id} className="flex min-h-tap items-center gap-2.5 wrap-anywhere">
            <input
              type="checkbox"
              name="members"
              value={person.id}
              defaultChecked={type?.members.some((one) => one.id === person.id)}
              className="size-5 flex-none accent-green"
            />
            {person.name}
          </label>
        ))}
      </fieldset>
      <Field label={text.second} hint={text.secondHint} error={error('second')}>
        {(control) => (
          <Select {...control} name="second" defaultValue={type?.second?.id ?? ''}>
            <option value="">{text.nobodyElse}</option>
            {staff.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={doing === 'save'} disabled={busy}>
          {text.save}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {text.leave}
        </Button>
        {type ? (
          <Button variant="danger" busy={doing === 'retire'} disabled={busy} onClick={() => setAsking(true)}>
            {text.retire}
          </Button>
        ) : null}
      </p>
      {asking ? (
        <ConfirmDialog
          title={text.retireTitle}
          confirm={text.retire}
          keep={text.keep}
          onConfirm={() =>
            run({
              name: 'retire',
              work: () => retireTypeAction({ type: id }),
              done: toasts.retired,
              then: onClose,
            })
          }
          onClose={() => setAsking(false)}
        >
          {text.retireText}
        </ConfirmDialog>
      ) : null}
    </form>
  )
}
