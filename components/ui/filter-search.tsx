import { LoaderCircle, Search } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/input'
import { useEarlyValue } from '@/components/ui/use-early-value'

type FilterSearchProps = {
  label: string
  /** Its name in the address, where the form works without script. */
  name?: string
  hint: string
  value: string
  maxLength: number
  working: boolean
  onType: (value: string) => void
  className?: string
}

/** The search among the filters of a list; its glass turns while the list is on its way. */
export function FilterSearch({ label, hint, working, onType, className, ...input }: FilterSearchProps) {
  const field = useEarlyValue<HTMLInputElement>(input.value, onType)
  const Icon = working ? LoaderCircle : Search
  return (
    <div className={cn('relative', className)}>
      <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center">
        <Icon className={working ? 'size-5 animate-spin' : 'size-5'} strokeWidth={1.75} aria-hidden />
      </span>
      <Input
        {...input}
        ref={field}
        type="search"
        className="pl-11"
        aria-label={label}
        placeholder={hint}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  )
}
