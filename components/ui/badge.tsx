import { cva } from 'class-variance-authority'
import { Check, Clock, Minus, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

export type BadgeTone = 'ok' | 'pending' | 'bad' | 'unknown'

const badge = cva(
  'inline-flex items-center gap-2 rounded-sheet py-[0.2rem] pr-2.5 pl-[0.45rem] text-sm font-[550] whitespace-nowrap [&>svg]:size-[1.1em] forced-colors:border',
  {
    variants: {
      tone: {
        ok: 'bg-green-wash text-green',
        pending: 'bg-ochre-wash text-ochre-ink',
        bad: 'bg-red-wash text-red',
        unknown: 'bg-sunk text-ink-2 inset-ring inset-ring-rule-field',
      },
    },
  },
)

const icons: Record<BadgeTone, LucideIcon> = { ok: Check, pending: Clock, bad: X, unknown: Minus }

type BadgeProps = { tone: BadgeTone; icon?: LucideIcon; className?: string; children: ReactNode }

/** Each tone has an icon, so that colour is never the only sign. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  const Icon = icon ?? icons[tone]
  return (
    <span className={cn(badge({ tone }), className)}>
      <Icon strokeWidth={2.25} aria-hidden />
      {children}
    </span>
  )
}
