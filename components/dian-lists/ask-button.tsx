'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { openedPart } from '@/components/ui/opened-part'
import { dianListsText } from '@/content/dian-lists'

const AskDialog = dynamic(
  openedPart(() => import('@/components/dian-lists/ask-dialog').then((module) => module.AskDialog)),
  { loading: () => null },
)

export type Asked = { key: string; party: string; number: string; total: string }
type AskButtonProps = { client: string; month: string; lines: readonly Asked[]; due: string; today: string }

/** `lines` are the rows of DIAN's list about which the firm has not asked the client yet. */
export function AskButton({ lines, ...rest }: AskButtonProps) {
  const [isOpen, open] = useState(false)
  if (lines.length === 0 && !isOpen) return null
  return (
    <>
      <Button variant="primary" onClick={() => open(true)}>
        {dianListsText.actions.ask(lines.length)}
      </Button>
      {isOpen ? <AskDialog lines={lines} {...rest} onClose={() => open(false)} /> : null}
    </>
  )
}
