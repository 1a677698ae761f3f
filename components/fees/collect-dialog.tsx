'use client'
import { useRouter } from 'next/navigation'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DayField } from '@/components/ui/day-field'
import { Field } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { useAct } from '@/components/ui/use-act'
import { feesText } from '@/content/fees'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { collectFeeAction } from '@/lib/fees/actions'
import type { FirmFee } from '@/lib/fees/fee'
import { formatPesos } from '@/lib/format/number'

const text = feesText.collecting
type CollectDialogProps = { fee: FirmFee; today: CivilDay; onClose: () => void }

export default function CollectDialog({ fee, today, onClose }: CollectDialogProps) {
  const title = useId()
  const router = useRouter()
  const { busy, error, act } = useAct()
  const [day, setDay] = useState<CivilDay | null>(today)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act({
      work: () => collectFeeAction({ fee: fee.id, seen: fee.version, on: day ?? '' }),
      done: { title: text.done, description: fee.concept },
      failed: feesText.acts.failed,
      then: () => {
        onClose()
        router.refresh()
      },
    })
  }
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={title}
      className="w-[min(32rem,calc(100%-2rem))] overflow-visible rounded-sheet border border-ink bg-sheet"
    >
      <form onSubmit={submit} noValidate method="post" className="grid gap-4 p-6">
        <h2 id={title}>{text.title}</h2>
        <p className="wrap-anywhere">
          {fee.concept}, {formatPesos(fee.amount)} {feesText.plusTax}.
        </p>
        <Field label={text.day} error={error('on')}>
          {(control) => (
            <DayField
              {...control}
              label={text.day}
              placeholder={text.choose}
              today={today}
              value={day}
              onChange={setDay}
            />
          )}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {text.confirm}
          </Button>
          <Button onClick={onClose}>{text.keep}</Button>
        </p>
      </form>
    </Modal>
  )
}
