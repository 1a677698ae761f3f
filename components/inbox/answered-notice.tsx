'use client'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { inbox } from '@/content/inbox'
import { agoOf } from '@/lib/messages/inbox/ago'
import type { InboxMessage } from '@/lib/messages/inbox/conversation'

/** Milliseconds. */
const minute = 60_000

type AnsweredNoticeProps = { answer: InboxMessage; onUnderstood: () => void }

/** Another member has answered since this one opened the conversation. */
export function AnsweredNotice({ answer, onUnderstood }: AnsweredNoticeProps) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return (
    <Notice tone="warn" role="status" className="mt-3">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {inbox.thread.answered(answer.member?.name ?? '', agoOf(answer.at, now))}
        <Button size="sm" onClick={onUnderstood}>
          {inbox.thread.understood}
        </Button>
      </span>
    </Notice>
  )
}
