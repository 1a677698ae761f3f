'use client'
import { CircleAlert, LoaderCircle } from 'lucide-react'
import { MessageEntry } from '@/components/messages/message-entry'
import type { Outgoing } from '@/components/messages/use-outbox'
import { Button } from '@/components/ui/button'
import { messages as text } from '@/content/messages'
import type { Message } from '@/lib/messages/message'

type UnsentEntryProps = {
  message: Outgoing
  side?: Message['author']
  onRetry: (message: Outgoing) => void
  onDiscard: (message: Outgoing) => void
}

/** A message that is on its way, or that did not arrive and waits to be sent again. */
export function UnsentEntry({ message, side = 'client', onRetry, onDiscard }: UnsentEntryProps) {
  const { problem } = message
  return (
    <MessageEntry
      message={{ ...message, author: side }}
      side={side}
      {...(side === 'firm' ? { name: text.thread.you } : {})}
      sent={false}
    >
      {problem === null ? (
        <p className="mt-1.5 flex items-center gap-1.5 text-xs text-ink-2">
          <LoaderCircle className="size-[1em] animate-spin" strokeWidth={2.25} aria-hidden />
          {text.thread.sending}
        </p>
      ) : (
        <>
          <p role="alert" className="mt-2 flex items-start gap-2 text-sm leading-snug font-[550] text-red">
            <CircleAlert className="mt-0.5 size-[1.1em] flex-none" strokeWidth={2.25} aria-hidden />
            <span>
              {text.thread.unsent}. {problem}
            </span>
          </p>
          <p className="mt-2.5 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onRetry(message)}>
              {text.thread.retry}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => onDiscard(message)}>
              {text.thread.drop}
            </Button>
          </p>
        </>
      )}
    </MessageEntry>
  )
}
