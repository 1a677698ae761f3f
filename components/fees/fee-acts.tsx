'use client'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { feesText as text } from '@/content/fees'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { remindFeesAction, reopenFeeAction, silenceFeesAction, voidFeeAction } from '@/lib/fees/actions'
import type { FirmFee } from '@/lib/fees/fee'

const CollectDialog = dynamic(
  openedPart(() => import('@/components/fees/collect-dialog')),
  { loading: () => null },
)
const ReasonDialog = dynamic(
  openedPart(() => import('@/components/ui/reason-dialog').then((module) => module.ReasonDialog)),
  { loading: () => null },
)

export function FeeActs({ fee, today }: { fee: FirmFee; today: CivilDay }) {
  const { id, concept, clientTitle, state, version } = fee
  const router = useRouter()
  const { busy, act } = useAct()
  const [asking, ask] = useState<'collect' | 'void' | null>(null)
  const whose = <span className="sr-only">{text.of(concept, clientTitle ?? '')}</span>
  const close = () => ask(null)
  if (state !== 'due')
    return (
      <Button
        size="sm"
        busy={busy}
        onClick={() =>
          act({
            work: () => reopenFeeAction({ fee: id, seen: version }),
            done: { title: text.acts.reopened, description: concept },
            failed: text.acts.failed,
            then: () => router.refresh(),
          })
        }
      >
        {text.acts.reopen}
        {whose}
      </Button>
    )
  return (
    <>
      <Button size="sm" onClick={() => ask('collect')}>
        {text.acts.collect}
        {whose}
      </Button>
      <Link href={`/admin/honorarios/${id}` as Route} prefetch={false} className={linkStyles}>
        {text.change}
        {whose}
      </Link>
      <Button size="sm" variant="danger" onClick={() => ask('void')}>
        {text.acts.void}
        {whose}
      </Button>
      {asking === 'collect' ? <CollectDialog fee={fee} today={today} onClose={close} /> : null}
      {asking === 'void' ? (
        <ReasonDialog
          text={{
            ...text.voiding,
            text: `${concept}. ${text.voiding.text}`,
            short: text.form.problems.reason,
            failed: text.acts.failed,
          }}
          about={concept}
          maxLength={300}
          work={(reason) => voidFeeAction({ fee: id, seen: version, reason })}
          onClose={close}
        />
      ) : null}
    </>
  )
}

/** Sends a client a reminder, and turns the reminders of all fees of the client off or on. */
export function ClientReminders({ client, silent }: { client: string; silent: boolean }) {
  const router = useRouter()
  const { doing, act } = useAct()
  return (
    <p className="flex flex-wrap items-center gap-3">
      {silent ? null : (
        <Button
          size="sm"
          busy={doing === 'remind'}
          onClick={() =>
            act({
              name: 'remind',
              work: () => remindFeesAction({ client }),
              done: { title: text.reminding.queued },
              failed: text.acts.remindFailed,
              then: () => router.refresh(),
            })
          }
        >
          {text.acts.remind}
        </Button>
      )}
      <Button
        size="sm"
        busy={doing === 'silence'}
        onClick={() =>
          act({
            name: 'silence',
            work: () => silenceFeesAction({ client, silent: !silent }),
            done: { title: silent ? text.acts.speaking : text.acts.silenced },
            failed: text.acts.failed,
            then: () => router.refresh(),
          })
        }
      >
        {silent ? text.acts.speak : text.acts.silence}
      </Button>
    </p>
  )
}
