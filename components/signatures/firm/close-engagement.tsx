'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { engagementsText } from '@/content/signature-engagements'

const CloseDialog = dynamic(() => import('@/components/signatures/firm/close-engagement-dialog'))

export function CloseEngagement({ request, title }: { request: string; title: string }) {
  const [isAsking, ask] = useState(false)
  return (
    <div>
      <Button size="sm" variant="danger" onClick={() => ask(true)}>
        {engagementsText.close.button}
        <span className="sr-only">: {title}</span>
      </Button>
      {isAsking ? <CloseDialog request={request} onClose={() => ask(false)} /> : null}
    </div>
  )
}
