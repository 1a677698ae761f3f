import { GateCard } from '@/components/auth/gate-card'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { waitlistText } from '@/content/auth'

export function WaitingCard({ email }: { email: string }) {
  return (
    <GateCard
      badge={<Badge tone="pending">{waitlistText.badge}</Badge>}
      title={waitlistText.title}
      lead={waitlistText.lead}
      actions={<SignOutButton look="button" />}
    >
      <p className="max-w-full wrap-anywhere text-ink-2">
        {waitlistText.explanation} <b>{email}</b>.
      </p>
      <WaitingSteps />
    </GateCard>
  )
}

const { steps, times } = waitlistText
const marks = [
  { time: times.before, step: steps.confirmed, dot: 'bg-green' },
  { time: times.now, step: steps.review, dot: 'bg-ochre ring-2 ring-ochre-ink', current: true },
  {
    time: times.next,
    step: steps.answer,
    dot: 'bg-sheet inset-ring-2 inset-ring-rule-field',
    text: 'text-ink-2',
  },
] as const

/** Where the request stands between the confirmed mail and the answer. */
function WaitingSteps() {
  return (
    <ol className="mt-2 w-full">
      {marks.map((mark) => (
        <li
          key={mark.step}
          aria-current={'current' in mark ? 'step' : undefined}
          className="group grid grid-cols-[5rem_minmax(0,1fr)] sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <p className="border-r-5 border-double border-rule-green pt-0.5 pr-3 pb-5.5 text-sm leading-snug text-ink-2 group-last:pb-1">
            {mark.time}
          </p>
          <p
            className={cn(
              'relative pb-5.5 pl-5.5 font-semibold group-last:pb-1',
              'text' in mark && mark.text,
            )}
          >
            <span
              aria-hidden
              className={cn(
                'absolute top-1.5 -left-[0.6rem] size-3.5 rounded-full border-2 border-sheet',
                mark.dot,
              )}
            />
            {mark.step}
          </p>
        </li>
      ))}
    </ol>
  )
}
