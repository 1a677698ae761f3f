import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

type CheckOptionProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; text: string }

/** A box with its words; the small print belongs to what is chosen. */
export function CheckOption({ label, text, ...input }: CheckOptionProps) {
  return (
    <label className="grid min-h-tap max-w-[60ch] cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-1.5 has-disabled:cursor-default">
      <span className="relative mt-0.5 size-6">
        <input
          {...input}
          type="checkbox"
          className="peer size-6 cursor-pointer appearance-none rounded-sheet border-[1.5px] border-rule-field bg-sheet checked:border-green checked:bg-green enabled:hover:border-ink disabled:cursor-not-allowed disabled:border-dashed disabled:border-rule-field disabled:bg-sunk"
        />
        <span className="pointer-events-none absolute inset-0 hidden place-items-center text-sheet peer-checked:grid peer-disabled:text-ink-2">
          <Check className="size-4.5" strokeWidth={2.5} aria-hidden />
        </span>
      </span>
      <span>
        {label}
        <small className="block text-sm text-ink-2">{text}</small>
      </span>
    </label>
  )
}
