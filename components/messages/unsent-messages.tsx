'use client'
import { CircleAlert, LoaderCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MessageEntry } from '@/components/messages/message-entry'
import { postMessage } from '@/components/messages/post-message'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { steady } from '@/components/uploads/steady'
import { useAttempts } from '@/components/uploads/use-attempts'
import { messages as text } from '@/content/messages'
import { keepUnsent, readUnsent, type Unsent } from '@/lib/messages/drafts'
import type { Message } from '@/lib/messages/message'

/** `problem` says why sending failed; null while the message is being sent. */
type Outgoing = Unsent & { problem: string | null }

type Options = {
  writer: string
  thread: string
  arrived: readonly Message[]
  post?: typeof postMessage
  onSent: (message: Message) => void
}

/** Messages that the server has not confirmed survive a reload until they are sent or discarded. */
export function useUnsentMessages({ writer, thread, arrived, post = postMessage, onSent }: Options) {
  const [list, setList] = useState<readonly Outgoing[]>([])
  const attempts = useAttempts()
  const isThere = ({ id }: Unsent) => arrived.some((message) => message.id === id)

  const keep = (change: (kept: Unsent[]) => Unsent[]) =>
    keepUnsent(writer, thread, change(readUnsent(writer, thread)))
  const forget = (id: string) => {
    attempts.end(id)
    keep((kept) => kept.filter((other) => other.id !== id))
    setList((known) => known.filter((other) => other.id !== id))
  }

  const restore = useEffectEvent(() => {
    const kept = readUnsent(writer, thread)
    kept.filter(isThere).forEach(({ id }) => forget(id))
    const lost = kept.filter((message) => !isThere(message))
    // Only messages of an earlier visit get an error, because messages sent from this page are still on their way.
    setList((known) => [
      ...lost
        .filter(({ id }) => !known.some((other) => other.id === id))
        .map((message) => ({ ...message, problem: text.thread.interrupted })),
      ...known,
    ])
  })
  useEffect(() => {
    const timer = setTimeout(() => restore())
    return () => clearTimeout(timer)
  }, [])

  async function send({ id, body, files, at }: Unsent) {
    const message = { id, thread, body, files, at }
    keep((kept) => [...kept.filter((other) => other.id !== id), message])
    setList((known) => [...known.filter((other) => other.id !== id), { ...message, problem: null }])
    const problemIs = (problem: string) =>
      setList((known) => known.map((other) => (other.id === id ? { ...other, problem } : other)))
    const sending = () => post({ id, thread, body, files: files.map((file) => file.id) })
    const answer = await steady(sending, {
      isCut: (cut) => !cut.ok && cut.code === 'unavailable',
      onCut: (cut) => !cut.ok && problemIs(cut.message),
      signal: attempts.begin(id),
    })
    if (!answer) return
    if (answer.ok) {
      onSent(answer.data)
      forget(id)
    } else {
      problemIs(answer.fields?.['body'] ?? answer.message)
    }
  }

  return { outgoing: list.filter((message) => !isThere(message)), send, discard: forget }
}

type UnsentEntryProps = {
  message: Outgoing
  side?: Message['author']
  onRetry: (message: Outgoing) => void
  onDiscard: (message: Outgoing) => void
}

export function UnsentEntry({ message, side = 'client', onRetry, onDiscard }: UnsentEntryProps) {
  const { problem } = message
  const { dropping } = text.thread
  const [asked, setAsked] = useState(false)
  const steps = useRef<HTMLParagraphElement>(null)

  function drop() {
    const log = steps.current?.closest<HTMLElement>('[role=log]')
    onDiscard(message)
    // The pressed button disappears with its message, so the conversation takes the focus.
    requestAnimationFrame(() => log?.focus())
  }

  return (
    <MessageEntry message={{ ...message, author: side }} side={side} name={text.thread.you} sent={false}>
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
          <p ref={steps} className="mt-2.5 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onRetry(message)}>
              {text.thread.retry}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
              {text.thread.drop}
            </Button>
          </p>
          {asked ? (
            <ConfirmDialog
              title={dropping.title}
              confirm={dropping.confirm}
              keep={dropping.keep}
              onConfirm={drop}
              onClose={() => setAsked(false)}
            >
              {dropping.text}
            </ConfirmDialog>
          ) : null}
        </>
      )}
    </MessageEntry>
  )
}
