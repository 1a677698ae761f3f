'use client'
import { ArrowDown } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { MessageEntry } from '@/components/messages/message-entry'
import { ReadReceipt } from '@/components/messages/read-receipt'
import { useScrollEnd } from '@/components/messages/use-scroll-end'
import { Button } from '@/components/ui/button'
import { messages as text } from '@/content/messages'
import { bogotaDay } from '@/lib/format/civil-day'
import type { Message } from '@/lib/messages/message'
import { dayTitle } from '@/lib/messages/moments'

type MessageLogProps = {
  subject: string
  /** Who reads, and how they call whoever wrote; for the client there is no need to say. */
  side?: Message['author']
  nameOf?: (message: Message) => string
  /** Newest first. */
  messages: readonly Message[]
  older: boolean
  readOlder: () => Promise<boolean>
  /** How many of the own ones are still on their way: with each one the end comes into view. */
  outgoing: number
  /** What is not sent yet, after the messages. */
  children: ReactNode
}

/** The conversation from its oldest loaded message down, kept at its end unless the person has gone up to read. */
export function MessageLog({
  subject,
  side = 'client',
  nameOf,
  messages,
  older,
  readOlder,
  outgoing,
  children,
}: MessageLogProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { box, atEnd, toEnd, keepPlace } = useScrollEnd(messages[0]?.id, outgoing, messages.at(-1)?.id)
  const lines = messages.toReversed()
  const lastOwn = messages.find(({ author }) => author === side)?.id

  async function showOlder() {
    setState('busy')
    keepPlace()
    setState((await readOlder()) ? 'idle' : 'failed')
  }

  return (
    <div className="relative">
      <div
        ref={box}
        role="log"
        aria-label={text.thread.log(subject)}
        aria-busy={state === 'busy'}
        tabIndex={0}
        className="max-h-[min(38rem,68svh)] overflow-y-auto overscroll-contain border-y border-t-ink border-b-rule [overflow-anchor:none]"
      >
        {older ? (
          <div className="flex flex-wrap items-center gap-3 border-b border-rule py-2">
            <Button size="sm" variant="quiet" busy={state === 'busy'} onClick={() => void showOlder()}>
              {text.thread.older}
            </Button>
            {state === 'failed' ? (
              <p role="alert" className="text-sm font-[550] text-red">
                {text.thread.olderFailed}
              </p>
            ) : null}
          </div>
        ) : null}
        {lines.map((message, index) => (
          <Fragment key={message.id}>
            {bogotaDay(message.at) !== bogotaDay(lines[index - 1]?.at ?? 0) ? (
              <p className="border-b border-rule py-2 pl-[4.5rem] text-sm text-ink-2 sm:pl-[7.65rem]">
                {dayTitle(message.at)}
              </p>
            ) : null}
            <MessageEntry message={message} side={side} {...(nameOf ? { name: nameOf(message) } : {})}>
              {message.id === lastOwn ? <ReadReceipt message={message} /> : null}
            </MessageEntry>
          </Fragment>
        ))}
        {children}
      </div>
      {atEnd ? null : (
        <p className="absolute inset-x-0 bottom-3 grid justify-items-center">
          <Button size="sm" variant="primary" className="shadow-lift" onClick={toEnd}>
            <ArrowDown strokeWidth={1.75} aria-hidden />
            {text.thread.newer}
          </Button>
        </p>
      )}
    </div>
  )
}
