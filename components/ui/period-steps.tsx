import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'

type Period = { href: Route; label: string }
type PeriodStepsProps = { label: string; before: Period; after: Period; className?: string }

/** Links to the periods before and after; `label` names the links for screen readers. */
export function PeriodSteps({ label, before, after, className = 'pb-5' }: PeriodStepsProps) {
  return (
    <nav aria-label={label} className={`flex flex-wrap justify-between gap-x-6 ${className}`}>
      <Link href={before.href} prefetch={false} className={linkStyles}>
        <ChevronLeft strokeWidth={1.75} aria-hidden />
        {before.label}
      </Link>
      <Link href={after.href} prefetch={false} className={linkStyles}>
        {after.label}
        <ChevronRight strokeWidth={1.75} aria-hidden />
      </Link>
    </nav>
  )
}
