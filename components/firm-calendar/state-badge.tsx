import { Badge, type BadgeTone } from '@/components/ui/badge'
import { firmCalendarText } from '@/content/firm-calendar'

const tones = {
  none: 'bad',
  computed: 'unknown',
  published: 'pending',
  confirmed: 'ok',
} as const satisfies Record<keyof typeof firmCalendarText.states, BadgeTone>

/** What dates are worth, as a word. */
export const StateBadge = ({ state }: { state: keyof typeof firmCalendarText.states }) => (
  <Badge tone={tones[state]}>{firmCalendarText.states[state]}</Badge>
)
