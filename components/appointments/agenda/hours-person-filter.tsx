'use client'
import { useRouter } from 'next/navigation'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { hoursText } from '@/content/appointment-hours'
import { hoursHref } from '@/lib/appointments/agenda-href'

type HoursPersonFilterProps = { people: readonly { id: string; name: string }[]; current: string }

export function HoursPersonFilter({ people, current }: HoursPersonFilterProps) {
  const router = useRouter()
  return (
    <div className="max-w-88 pb-6">
      <Field label={hoursText.person}>
        {(control) => (
          <Select
            {...control}
            value={current}
            onChange={(event) => router.push(hoursHref(event.currentTarget.value))}
          >
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
