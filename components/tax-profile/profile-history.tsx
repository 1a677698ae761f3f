import { useState } from 'react'
import { ClientSection } from '@/components/clients/client-section'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { taxProfileText } from '@/content/tax-profile'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDateTime } from '@/lib/format/date'
import { removeTaxProfileAction } from '@/lib/tax-profile/actions'
import { changesBetween } from '@/lib/tax-profile/changes'
import { inForceOn, type PastProfile, type ProfileHistory as History } from '@/lib/tax-profile/schema'

const text = taxProfileText.history

type ProfileHistoryProps = {
  client: string
  history: History
  today: CivilDay
  onOpen: (profile: PastProfile) => void
}

export function ProfileHistory({ client, history, today, onOpen }: ProfileHistoryProps) {
  const { busy, act } = useAct()
  const [asking, setAsking] = useState<PastProfile | null>(null)
  const { profiles, seen } = history
  const current = inForceOn(today, history)

  function remove({ valid_from }: PastProfile) {
    act({
      work: () => removeTaxProfileAction({ client, valid_from, seen }),
      done: { title: text.removed },
      failed: text.removeFailed,
      then: () => document.getElementById('profile-history')?.focus(),
    })
  }

  return (
    <ClientSection id="profile-history" title={text.title} empty={profiles.length === 0 && text.empty}>
      <ol className="rule-closes">
        {profiles.map((profile, at) => {
          const { valid_from, by, made_at } = profile
          const earlier = profiles[at + 1]
          const changes = earlier ? changesBetween(earlier, profile) : []
          return (
            <li
              key={valid_from}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-rule py-3.5 first:border-t-0"
            >
              <div className="min-w-0 grow basis-72">
                <h3 className="flex flex-wrap items-center gap-2 font-sans text-base font-semibold">
                  {text.from(formatCivilDay(valid_from))}
                  {profile === current ? <Badge tone="ok">{text.current}</Badge> : null}
                  {valid_from > today ? <Badge tone="pending">{text.coming}</Badge> : null}
                </h3>
                <p className="text-[1rem] wrap-anywhere text-ink-2">{text.by(by, formatDateTime(made_at))}</p>
                {changes.map((change) => (
                  <p key={change} className="text-[1rem] wrap-anywhere">
                    {change}
                  </p>
                ))}
                {earlier && changes.length === 0 ? (
                  <p className="text-[1rem] text-ink-2">{text.same}</p>
                ) : null}
              </div>
              <p className="flex gap-2">
                <Button size="sm" onClick={() => onOpen(profile)}>
                  {text.open}
                </Button>
                <Button size="sm" variant="quiet" disabled={busy} onClick={() => setAsking(profile)}>
                  {text.remove}
                </Button>
              </p>
            </li>
          )
        })}
      </ol>
      {asking ? (
        <ConfirmDialog
          title={text.ask.title}
          keep={text.ask.keep}
          confirm={text.ask.confirm}
          onClose={() => setAsking(null)}
          onConfirm={() => remove(asking)}
        >
          <p>{text.ask.text}</p>
        </ConfirmDialog>
      ) : null}
    </ClientSection>
  )
}
