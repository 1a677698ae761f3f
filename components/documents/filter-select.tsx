import { inputStyles } from '@/components/ui/input-styles'
import { useEarlyValue } from '@/components/ui/use-early-value'

type FilterSelectProps = {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** The browser's own list of choices: it costs no script, and phones draw it best. */
export function FilterSelect({ label, name, value, options, onChoose }: FilterSelectProps) {
  const field = useEarlyValue<HTMLSelectElement>(value, onChoose)
  return (
    <label className="grid min-w-0 gap-1 text-sm font-[550]">
      {label}
      <select
        ref={field}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`${inputStyles} min-h-tap text-[1rem] font-normal`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
