import { Check, CircleAlert, Clock, Minus, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeTone, type Mark } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { obligationPhases } from '@/content/obligations'
import type { Phase } from '@/lib/obligations/obligation'

export const phaseIcons: Record<Phase, LucideIcon> = {
  overdue: CircleAlert,
  waiting: CircleAlert,
  ours: Clock,
  filed: Check,
  paid: Check,
  excused: Minus,
}

const looks: Record<Phase, { tone: BadgeTone; mark: Mark }> = {
  overdue: { tone: 'bad', mark: 'alert' },
  waiting: { tone: 'pending', mark: 'alert' },
  ours: { tone: 'unknown', mark: 'clock' },
  filed: { tone: 'ok', mark: 'check' },
  paid: { tone: 'ok', mark: 'check' },
  excused: { tone: 'unknown', mark: 'minus' },
}

export function PhaseBadge({ phase, hot, label }: { phase: Phase; hot?: boolean; label?: string }) {
  return (
    <Badge
      {...looks[phase]}
      className={cn(
        phase === 'filed' && 'bg-transparent inset-ring inset-ring-green',
        phase === 'ours' && 'inset-ring-0',
        hot && 'bg-sheet',
      )}
    >
      {label ?? obligationPhases[phase]}
    </Badge>
  )
}
