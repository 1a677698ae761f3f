'use client'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { signaturePageText } from '@/content/signature-page'
import { resumeSignatureAction } from '@/lib/signatures/actions'

const text = signaturePageText.decline

export function ResumeButton({ request, link }: { request: string; link: string | null }) {
  const router = useRouter()
  const { busy, act } = useAct()
  return (
    <Button
      busy={busy}
      onClick={() =>
        act({
          work: () => resumeSignatureAction({ request, link }),
          done: { title: text.resumed },
          failed: text.failed,
          then: () => router.refresh(),
        })
      }
    >
      {text.resume}
    </Button>
  )
}
