import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** The style sheet draws the marks, so that the HTML of a list does not repeat a drawing in each row. */
const marks = {
  check: 'mark mark-check',
  clock: 'mark mark-clock',
  cross: 'mark mark-cross',
  minus: 'mark mark-minus',
  alert: 'mark mark-alert',
} as const
export type Mark = keyof typeof marks

/** Each tone has a mark, so that colour is never the only sign. */
const tones = {
  ok: { colours: 'badge-ok', mark: 'check' },
  pending: { colours: 'badge-pending', mark: 'clock' },
  bad: { colours: 'badge-bad', mark: 'cross' },
  unknown: { colours: 'badge-unknown', mark: 'minus' },
} as const satisfies Record<string, { colours: string; mark: Mark }>
export type BadgeTone = keyof typeof tones

type BadgeProps = { tone: BadgeTone; mark?: Mark; icon?: LucideIcon; className?: string; children: ReactNode }

export function Badge({ tone, mark, icon: Icon, className, children }: BadgeProps) {
  return (
    <span className={cn('badge', tones[tone].colours, !Icon && marks[mark ?? tones[tone].mark], className)}>
      {Icon ? <Icon strokeWidth={2.25} aria-hidden /> : null}
      {children}
    </span>
  )
}
