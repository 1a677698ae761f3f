import { Badge, type BadgeTone } from '@/components/ui/badge'
import { review } from '@/content/invoice-decisions'
import type { QueueRow } from '@/lib/invoices/decisions/review-invoice'

const { verdicts } = review.decision
const states: Record<QueueRow['state'], { tone: BadgeTone; label: string }> = {
  waiting: { tone: 'pending', label: verdicts.reviewing },
  asked: { tone: 'pending', label: verdicts.asked },
  accepted: { tone: 'ok', label: verdicts.accepted },
  rejected: { tone: 'bad', label: verdicts.rejected },
  replaced: { tone: 'unknown', label: review.row.replaced },
}

export function QueueState({ state }: Pick<QueueRow, 'state'>) {
  const { tone, label } = states[state]
  return <Badge tone={tone}>{label}</Badge>
}
