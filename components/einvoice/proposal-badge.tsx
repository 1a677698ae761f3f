import { Check, CircleAlert, TriangleAlert, UserRound } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { reading } from '@/content/einvoice/reading'
import type { Proposal } from '@/lib/einvoice/review-document'

const text = reading.findings
const looks = {
  sound: { tone: 'ok', icon: Check },
  doubtful: { tone: 'pending', icon: TriangleAlert },
  wrong: { tone: 'bad', icon: CircleAlert },
} as const

/** What the machine proposes; null is left to a person. */
export function ProposalBadge({ proposal }: { proposal: Proposal | null }) {
  if (proposal === null) {
    return (
      <Badge tone="unknown" icon={UserRound}>
        {text.forPerson}
      </Badge>
    )
  }
  return (
    <Badge tone={looks[proposal].tone} icon={looks[proposal].icon}>
      {text.proposals[proposal]}
    </Badge>
  )
}
