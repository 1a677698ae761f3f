'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { openedPart } from '@/components/ui/opened-part'
import { engagementsText } from '@/content/signature-engagements'
import { closeEngagementAction } from '@/lib/signatures/actions'

const text = engagementsText.close
const ReasonDialog = dynamic(
  openedPart(() => import('@/components/ui/reason-dialog').then((module) => module.ReasonDialog)),
  { loading: () => null },
)

export function CloseEngagement({ request, title }: { request: string; title: string }) {
  const [isAsking, ask] = useState(false)
  return (
    <div>
      <Button size="sm" variant="danger" onClick={() => ask(true)}>
        {text.button}
        <span className="sr-only">: {title}</span>
      </Button>
      {isAsking ? (
        <ReasonDialog
          text={text}
          maxLength={300}
          work={(reason) => closeEngagementAction({ request, reason })}
          onClose={() => ask(false)}
        />
      ) : null}
    </div>
  )
}
