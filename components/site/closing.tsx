import type { ReactNode } from 'react'
import { Section } from '@/components/site/section'
import { cn } from '@/components/ui/cn'

type ClosingProps = { title: string; tone?: 'dark' | 'sunk'; large?: boolean; children: ReactNode }

/** The call to action that closes a page: a large sentence and, beside it, what to do. */
export function Closing({ title, tone = 'sunk', large, children }: ClosingProps) {
  return (
    <Section tone={tone} className="py-12 md:py-18">
      <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <h2 className={cn('max-w-[11em] tracking-[-0.028em]', large ? 'text-hero/none' : 'text-3xl/[1.06]')}>
          {title}
        </h2>
        <div>{children}</div>
      </div>
    </Section>
  )
}

/** A row of buttons that stack on narrow phones. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-sm:[&_a]:grow max-sm:[&_a]:px-3 max-sm:[&_a]:whitespace-nowrap">
      {children}
    </div>
  )
}
