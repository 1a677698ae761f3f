'use client'
import { LoaderCircle, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { noNativeCross } from '@/components/ui/control-styles'
import { Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useEarlyValue } from '@/components/ui/use-early-value'
import { frame } from '@/content/navigation'

type FilterProps = {
  label: string
  /** The name of the query parameter when the browser sends the form without JavaScript. */
  name?: string
  value: string
}
type FilterChoiceProps = FilterProps & {
  onChoose: (value: string) => void
  className?: string
  children: ReactNode
}

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

type FilterSearchProps = FilterProps & {
  hint: string
  maxLength: number
  working: boolean
  onType: (value: string) => void
  className?: string
}

/** The native clear button is hidden, because the filters have their own. */
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
        className={cn('pl-11', noNativeCross)}
        aria-label={label}
        placeholder={hint}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  )
}

type FilteredListProps = {
  working: boolean
  workingText: string
  /** True when a changed filter is not applied yet, because there is no connection. */
  offline: boolean
  children: ReactNode
}

/** The old list stays visible while the next one loads. */
export function FilteredList({ working, workingText, offline, children }: FilteredListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {working ? workingText : null}
      </p>
      {offline ? <p className="pb-3 text-sm text-ink-2">{frame.connection.filters}</p> : null}
      <div aria-busy={working}>{children}</div>
    </>
  )
}
