import { Badge, type BadgeTone, type Mark } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { obligationPhases } from '@/content/obligations'
import type { Phase } from '@/lib/obligations/obligation'

const phaseMarks: Record<Phase, Mark> = {
  overdue: 'alert',
  waiting: 'alert',
  ours: 'clock',
  filed: 'check',
  paid: 'check',
  excused: 'minus',
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
      mark={phaseMarks[phase]}
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
