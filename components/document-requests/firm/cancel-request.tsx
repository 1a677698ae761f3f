'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { firmRequestsText } from '@/content/document-requests'
import { cancelRequestAction } from '@/lib/document-requests/actions'
import { requestsHref } from '@/lib/document-requests/href'

/** Cancels a request that was sent; a draft is deleted instead. */
export function CancelRequest({ request, seen, draft }: { request: string; seen: number; draft: boolean }) {
  const router = useRouter()
  const [asked, setAsked] = useState(false)
  const { busy, act } = useAct()
  const text = draft ? firmRequestsText.deleteDraft : firmRequestsText.cancel

  function cancel() {
    act({
      work: () => cancelRequestAction({ request, seen }),
      done: { title: text.done },
      failed: text.failed,
      then: () => {
        if (draft) router.push(requestsHref({ list: 'drafts' }))
      },
    })
  }

  return (
    <>
      <Button type="button" size="sm" variant="danger" busy={busy} onClick={() => setAsked(true)}>
        {text.button}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={text.title}
          confirm={text.confirm}
          keep={text.keep}
          onConfirm={cancel}
          onClose={() => setAsked(false)}
        >
          {text.text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
