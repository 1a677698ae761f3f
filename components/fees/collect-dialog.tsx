'use client'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { DayField } from '@/components/ui/day-field'
import { Field } from '@/components/ui/field'
import { FormDialog } from '@/components/ui/form-dialog'
import { useAct } from '@/components/ui/use-act'
import { feesText } from '@/content/fees'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { collectFeeAction } from '@/lib/fees/actions'
import type { FirmFee } from '@/lib/fees/fee'
import { formatPesos } from '@/lib/format/number'

const text = feesText.collecting
type CollectDialogProps = { fee: FirmFee; today: CivilDay; onClose: () => void }

export default function CollectDialog({ fee, today, onClose }: CollectDialogProps) {
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
    <FormDialog
      title={text.title}
      text={`${fee.concept}, ${formatPesos(fee.amount)} ${feesText.plusTax}.`}
      confirm={text.confirm}
      keep={text.keep}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      frame="overflow-visible"
    >
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
    </FormDialog>
  )
}
