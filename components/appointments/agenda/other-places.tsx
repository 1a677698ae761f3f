import { useState } from 'react'
import { Field, Input } from '@/components/ui/field'
import { typesText } from '@/content/appointment-types'
import { appointments } from '@/content/appointments'
import { placeFields, placeNames } from '@/lib/appointments/places'
import type { Place } from '@/lib/format/appointment-place'

const text = typesText.form

type OtherPlacesProps = {
  /** The main place of this kind of appointment, which is left out of the other places. */
  first: Place
  known: Readonly<Partial<Record<Place, string | null>>>
  error: (field: string) => string | undefined
}

/** Lets the member offer other places besides the main place, each with an optional text on how to attend. */
export function OtherPlaces({ first, known, error }: OtherPlacesProps) {
  const [offered, setOffered] = useState<readonly Place[]>(placeNames.filter((place) => place in known))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-[550]">{text.others}</legend>
      <p className="text-sm text-ink-2">{text.othersHint}</p>
      {placeNames
        .filter((place) => place !== first)
        .map((place) => {
          const fields = placeFields(place)
          const isOffered = offered.includes(place)
          return (
            <div key={place}>
              <label className="flex min-h-tap items-center gap-2.5">
                <input
                  type="checkbox"
                  name={fields.check}
                  checked={isOffered}
                  onChange={() =>
                    setOffered(isOffered ? offered.filter((one) => one !== place) : [...offered, place])
                  }
                  className="size-5 flex-none accent-green"
                />
                {appointments.booking.where.places[place]}
              </label>
              {isOffered ? (
                <Field
                  className="mb-3 pl-7.5"
                  label={
                    <>
                      {text.detailOf(appointments.booking.where.places[place])}{' '}
                      <span className="font-normal text-ink-2">{text.optional}</span>
                    </>
                  }
                  error={error(fields.detail)}
                >
                  {(control) => (
                    <Input
                      {...control}
                      name={fields.detail}
                      maxLength={200}
                      defaultValue={known[place] ?? ''}
                    />
                  )}
                </Field>
              ) : null}
            </div>
          )
        })}
    </fieldset>
  )
}
