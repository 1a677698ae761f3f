type CheckChoiceProps = {
  /** Value and label, in the order in which they stand. */
  choices: readonly (readonly [string, string])[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Any number of a list, in two columns where there is room. */
export function CheckChoice({ choices, chosen, onChange }: CheckChoiceProps) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {choices.map(([value, label]) => (
        <li key={value}>
          <label className="flex min-h-tap cursor-pointer items-center gap-3 py-1.5 text-[1rem] leading-snug">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              className="size-5 flex-none accent-green"
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
