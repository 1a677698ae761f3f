'use client'
import { useRouter } from 'next/navigation'
import { ReasonDialog } from '@/components/signatures/reason-dialog'
import { useFormAct } from '@/components/ui/use-form-act'
import { engagementsText } from '@/content/signature-engagements'
import { closeEngagementAction } from '@/lib/signatures/actions'
import { closeEngagementSchema } from '@/lib/signatures/engagement'

const text = engagementsText.close

export default function CloseEngagementDialog({
  request,
  onClose,
}: {
  request: string
  onClose: () => void
}) {
  const router = useRouter()
  const { busy, error, props } = useFormAct({
    schema: closeEngagementSchema,
    read: (fields) => ({ request, reason: fields.get('reason') }),
    send: closeEngagementAction,
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
      maxLength={300}
      error={error('reason')}
      busy={busy}
      onClose={onClose}
    />
  )
}
