import { useId } from 'react'
import { Field, Input } from '@/components/ui/field'
import { appointments } from '@/content/appointments'
import { asksNumber, placesOf } from '@/lib/appointments/places'
import type { Agenda } from '@/lib/appointments/rules'
import type { Place } from '@/lib/format/appointment-place'

const text = appointments.booking.where

type PlaceRadiosProps = {
  places: readonly { place: Place; detail: string | null }[]
  value: Place
  onChange: (place: Place) => void
  error?: string | undefined
}

export function PlaceRadios({ places, value, onChange, error }: PlaceRadiosProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 block text-sm font-[550]">{text.title}</legend>
      <div className="grid gap-2">
        {places.map(({ place, detail }) => (
          <label
            key={place}
            className="flex min-h-tap items-start gap-2.5 rounded-control border border-rule-field bg-sheet px-3 py-2 has-checked:border-green has-checked:bg-green-wash"
          >
            <input
              type="radio"
              name={name}
              value={place}
              checked={place === value}
              onChange={() => onChange(place)}
              className="mt-0.5 size-5 flex-none accent-green"
            />
            <span className="min-w-0 wrap-anywhere">
              {text.places[place]}
              {detail ? <span className="block text-sm text-ink-2">{detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} role="alert" className="mt-1.5 text-sm font-[550] text-red">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

type PlaceFieldProps = {
  /** The free hours at the chosen place. */
  agenda: Agenda
  onPlace: (place: Place) => void
  /** The typed phone number; null while the field shows the number that the site already knows. */
  number: string | null
  onNumber: (number: string) => void
  error: string | undefined
  /** True if a member of the firm fills in the form, where the phone number is optional. */
  byFirm?: boolean
}

/** Asks for the place if there are several, and for a phone number if the firm calls the client. */
export function PlaceField({ agenda, onPlace, number, onNumber, error, byFirm = false }: PlaceFieldProps) {
  const { type } = agenda
  if (!type) return null
  const places = placesOf(type)
  return (
    <>
      {places.length > 1 ? <PlaceRadios places={places} value={type.place} onChange={onPlace} /> : null}
      {asksNumber(agenda) ? (
        <Field
          label={
            byFirm ? (
              <>
                {text.firmNumber}{' '}
                <span className="font-normal text-ink-2">{appointments.booking.optional}</span>
              </>
            ) : (
              text.number
            )
          }
          hint={byFirm ? undefined : text.numberHint}
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              name="number"
              type="tel"
              inputMode="tel"
              autoComplete={byFirm ? 'off' : 'tel'}
              maxLength={30}
              value={number ?? agenda.number ?? ''}
              onChange={(event) => onNumber(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}
