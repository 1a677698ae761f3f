'use client'
import { useRouter } from 'next/navigation'
import { ReasonDialog } from '@/components/signatures/reason-dialog'
import { useFormAct } from '@/components/ui/use-form-act'
import { firmSignaturesText } from '@/content/signature-form'
import { withdrawSignatureAction } from '@/lib/signatures/actions'
import { withdrawSchema } from '@/lib/signatures/schema'

const text = firmSignaturesText.withdraw

export default function WithdrawDialog({ request, onClose }: { request: string; onClose: () => void }) {
  const router = useRouter()
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
    <ReasonDialog
      text={text}
      form={props}
      maxLength={500}
      error={error('reason')}
      busy={busy}
      onClose={onClose}
    />
  )
}
