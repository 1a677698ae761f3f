'use client'
import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { sendingsText } from '@/content/document-sendings'
import { undoSendingAction } from '@/lib/documents/sendings/actions'

const text = sendingsText.detail
const refreshMs = 15_000

export function UndoSending({ sending }: { sending: string }) {
  const { busy, act } = useAct()
  return (
    <Button
      size="sm"
      className="mt-2"
      busy={busy}
      onClick={() =>
        act({
          work: () => undoSendingAction({ sending }),
          done: { title: text.undone },
          failed: text.undoFailed,
        })
      }
    >
      <Undo2 strokeWidth={1.75} aria-hidden /> {text.undo}
    </Button>
  )
}

/** Refreshes the page while a background job sends the files. */
export function RefreshWhile() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), refreshMs)
    return () => clearInterval(timer)
  }, [router])
  return null
}
