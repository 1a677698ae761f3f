'use client'
import { useRouter } from 'next/navigation'
import { ReasonDialog } from '@/components/signatures/reason-dialog'
import { useFormAct } from '@/components/ui/use-form-act'
import { signaturePageText } from '@/content/signature-page'
import { declineSignatureAction } from '@/lib/signatures/actions'
import { declineSchema } from '@/lib/signatures/schema'

const text = signaturePageText.decline

type DeclineDialogProps = { request: string; link: string | null; onClose: () => void }

export default function DeclineDialog({ request, link, onClose }: DeclineDialogProps) {
  const router = useRouter()
  const { busy, error, props } = useFormAct({
    schema: declineSchema,
    read: (fields) => ({ request, link, reason: fields.get('reason') }),
    send: declineSignatureAction,
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
