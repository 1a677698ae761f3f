import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { appointments } from '@/content/appointments'
import type { AppointmentType, Attendant } from '@/lib/appointments/rules'

type PersonFieldProps = {
  label: string
  people: readonly Attendant[]
  value: string
  onChange: (person: string) => void
  /** Returns the sentence that replaces the field when only one person can be chosen. */
  only: (name: string) => string
  /** The label of the option «anybody», whose value is ''; without a label the field lacks this option. */
  anyone?: string
}

export function PersonField({ label, people, value, onChange, only, anyone }: PersonFieldProps) {
  const [first] = people
  if (!first) return null
  if (people.length === 1) return <p className="wrap-anywhere">{only(first.name)}</p>
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {anyone ? <option value="">{anyone}</option> : null}
        </Select>
      )}
    </Field>
  )
}

type TypeFieldProps = { types: readonly AppointmentType[]; value: string; onChange: (type: string) => void }

/** A select for the kind of appointment; the value '' means the usual kind. */
export function TypeField({ types, value, onChange }: TypeFieldProps) {
  const { type: label, usual, typeOption, typeWithPlaces } = appointments.booking
  if (types.length === 0) return null
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{usual}</option>
          {types.map(({ id, name, minutes, place, otherPlaces = {} }) => (
            <option key={id} value={id}>
              {Object.keys(otherPlaces).length > 0
                ? typeWithPlaces(name, minutes)
                : typeOption(name, minutes, appointments.places[place])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
