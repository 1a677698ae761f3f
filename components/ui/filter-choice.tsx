import type { ReactNode } from 'react'
import { Select } from '@/components/ui/select'
import { useEarlyValue } from '@/components/ui/use-early-value'

type FilterChoiceProps = {
  label: string
  /** Its name in the address, where the form works without script. */
  name?: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

/** One choice among the filters of a list. */
export function FilterChoice({ label, onChoose, ...select }: FilterChoiceProps) {
  const field = useEarlyValue<HTMLSelectElement>(select.value, onChoose)
  return (
    <Select
      {...select}
      ref={field}
      aria-label={label}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
