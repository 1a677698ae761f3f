'use client'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { useFormAct } from '@/components/ui/use-form-act'
import { firmSignaturesText } from '@/content/signature-form'
import { withdrawSignatureAction } from '@/lib/signatures/actions'
import { withdrawSchema } from '@/lib/signatures/schema'

const text = firmSignaturesText.withdraw

export default function WithdrawDialog({ request, onClose }: { request: string; onClose: () => void }) {
  const router = useRouter()
  const title = useId()
  const { busy, error, props } = useFormAct({
    schema: withdrawSchema,
    read: (fields) => ({ request, reason: fields.get('reason') }),
    send: withdrawSignatureAction,
    done: { title: text.done },
    failed: text.failed,
    then: () => {
      onClose()
      router.refresh()
    },
  })
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={title}
      className="w-[min(32rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <form {...props} className="grid gap-4 p-6">
        <h2 id={title}>{text.title}</h2>
        <p>{text.text}</p>
        <Field label={text.reason} error={error('reason')}>
          {(control) => (
            <textarea {...control} name="reason" rows={3} maxLength={500} className={inputStyles} />
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
