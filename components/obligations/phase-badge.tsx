import { Check, CircleAlert, Clock, Minus, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
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

const tones: Record<Phase, BadgeTone> = {
  overdue: 'bad',
  waiting: 'pending',
  ours: 'unknown',
  filed: 'ok',
  paid: 'ok',
  excused: 'unknown',
}

export function PhaseBadge({ phase, hot, label }: { phase: Phase; hot?: boolean; label?: string }) {
  return (
    <Badge
      tone={tones[phase]}
      icon={phaseIcons[phase]}
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
