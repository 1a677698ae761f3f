'use client'
import { useRouter } from 'next/navigation'
import { useId, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { useAct } from '@/components/ui/use-act'
import { feesText } from '@/content/fees'
import { voidFeeAction } from '@/lib/fees/actions'
import type { FirmFee } from '@/lib/fees/fee'

const text = feesText.voiding

export default function VoidDialog({ fee, onClose }: { fee: FirmFee; onClose: () => void }) {
  const title = useId()
  const router = useRouter()
  const { busy, error, act } = useAct()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    act({
      work: () => voidFeeAction({ fee: fee.id, seen: fee.version, reason }),
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
      className="w-[min(32rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <form onSubmit={submit} noValidate method="post" className="grid gap-4 p-6">
        <h2 id={title}>{text.title}</h2>
        <p className="wrap-anywhere">
          {fee.concept}. {text.text}
        </p>
        <Field label={text.reason} error={error('reason')}>
          {(control) => (
            <textarea {...control} name="reason" rows={3} maxLength={300} className={inputStyles} />
          )}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={busy}>
            {text.confirm}
          </Button>
          <Button onClick={onClose}>{text.keep}</Button>
        </p>
      </form>
    </Modal>
  )
}
