import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type ClientSectionProps = {
  id: string
  title: string
  aside?: ReactNode
  small?: boolean
  empty?: string | false
  children?: ReactNode
}

export function ClientSection({ id, title, aside, small, empty, children }: ClientSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3 rule-opens">
        <h2 id={id} tabIndex={-1} className={cn(small && 'text-lg font-[550]')}>
          {title}
        </h2>
        {aside}
      </div>
      {empty ? <p className="py-2 text-[1rem] text-ink-2">{empty}</p> : children}
    </section>
  )
}
