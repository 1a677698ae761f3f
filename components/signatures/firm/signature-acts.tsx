'use client'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { firmSignaturesText } from '@/content/signature-form'
import { signaturePageText } from '@/content/signature-page'
import { remindSignatureAction, withdrawSignatureAction } from '@/lib/signatures/actions'

const ReasonDialog = dynamic(
  openedPart(() => import('@/components/ui/reason-dialog').then((module) => module.ReasonDialog)),
  { loading: () => null },
)
const text = firmSignaturesText.page

type SignatureActsProps = {
  request: string
  isOpen: boolean
  mayWithdraw: boolean
  /** The URL of the form that makes a new version of the document; null if no new version is possible. */
  again: string | null
}

export function SignatureActs({ request, isOpen, mayWithdraw, again }: SignatureActsProps) {
  const router = useRouter()
  const { busy, act } = useAct()
  const [isWithdrawing, withdraw] = useState(false)
  if (!isOpen && !mayWithdraw && !again) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {isOpen ? (
        <Button
          size="sm"
          busy={busy}
          onClick={() =>
            act({
              work: () => remindSignatureAction({ request }),
              done: { title: text.reminded },
              failed: text.remindFailed,
              then: () => router.refresh(),
            })
          }
        >
          {text.remind}
        </Button>
      ) : null}
      {mayWithdraw ? (
        <Button size="sm" variant="danger" onClick={() => withdraw(true)}>
          {text.withdraw}
        </Button>
      ) : null}
      {again ? (
        <Link href={again as Route} prefetch={false} className={linkStyles}>
          {text.again}
        </Link>
      ) : null}
      {isWithdrawing ? (
        <ReasonDialog
          text={{ ...firmSignaturesText.withdraw, short: signaturePageText.decline.short }}
          maxLength={500}
          work={(reason) => withdrawSignatureAction({ request, reason })}
          onClose={() => withdraw(false)}
        />
      ) : null}
    </div>
  )
}
