import { appointments } from '@/content/appointments'
import { formatTime } from '@/lib/format/date'

type SlotOptionsProps = {
  name: string
  slots: readonly string[]
  busy: readonly string[]
  value: string
  onChange: (slot: string) => void
}

/** The hours of a day; those given away are struck through and cannot be chosen. */
export function SlotOptions({ name, slots, busy, value, onChange }: SlotOptionsProps) {
  const taken = new Set(busy.map((slot) => Date.parse(slot)))
  return (
    <div className="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3">
      {slots.map((slot) => {
        const gone = taken.has(Date.parse(slot))
        return (
          <label key={slot} className="relative">
            <input
              type="radio"
              name={name}
              value={slot}
              checked={slot === value}
              disabled={gone}
              onChange={() => onChange(slot)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <span className="grid min-h-12 place-items-center rounded-control border border-rule-field bg-sheet text-[1rem] font-medium peer-checked:border-green peer-checked:bg-green peer-checked:font-semibold peer-checked:text-sheet peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ochre-ink peer-disabled:border-dashed peer-disabled:bg-sunk peer-disabled:text-ink-2 peer-disabled:line-through forced-colors:peer-checked:border-4">
              {formatTime(slot)}
              {gone ? <span className="sr-only">, {appointments.booking.taken}</span> : null}
            </span>
          </label>
        )
      })}
    </div>
  )
}
