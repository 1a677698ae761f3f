import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { agenda } from '@/content/appointment-agenda'
import type { Attendant } from '@/lib/appointments/rules'

type SecondFieldProps = {
  people: readonly Attendant[]
  /** The member who already attends. */
  first: string
  /** The name of the second member whom the kind of appointment prescribes; if set, nobody else can be chosen. */
  fixed?: string | undefined
  value: string
  onChange: (person: string) => void
}

/** A select for a second member who attends too; '' means nobody. */
export function SecondField({ people, first, fixed, value, onChange }: SecondFieldProps) {
  const { second, nobodyElse, alsoAttends } = agenda.steps
  const others = people.filter(({ id }) => id !== first)
  if (fixed) return <p className="wrap-anywhere">{alsoAttends(fixed)}</p>
  if (others.length === 0) return null
  return (
    <Field label={second}>
      {(control) => (
        <Select
          {...control}
          value={others.some(({ id }) => id === value) ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{nobodyElse}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
