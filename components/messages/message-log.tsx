'use client'
import { ArrowDown, Check } from 'lucide-react'
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { MessageEntry } from '@/components/messages/message-entry'
import { Button } from '@/components/ui/button'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { messages as text } from '@/content/messages'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { dayTitle, readMoment, type Message } from '@/lib/messages/message'

type MessageLogProps = {
  subject: string
  /** The side of the reader, client or firm; `nameOf` returns the author's name that this reader sees. */
  side?: Message['author']
  nameOf: (message: Message) => string
  messages: readonly Message[]
  older: boolean
  readOlder: () => Promise<boolean>
  /** The number of the reader's unsent messages; when it grows, the log scrolls to its end. */
  outgoing: number
  children: ReactNode
}

/** New messages scroll the log to its end unless the reader has scrolled up. */
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
  const holdFocus = useFocusBack(state === 'busy')
  const { box, atEnd, toEnd, keepPlace } = useScrollEnd(messages[0]?.id, outgoing, messages.at(-1)?.id)
  const lines = messages.toReversed()
  const lastOwn = messages.find(({ author }) => author === side)?.id

  async function showOlder() {
    holdFocus()
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
        className="max-h-[clamp(11rem,calc(100svh-29rem),38rem)] overflow-y-auto overscroll-contain border-y border-t-ink border-b-rule [overflow-anchor:none] max-sm:max-h-[clamp(11rem,calc(100svh-33rem),38rem)]"
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
            <MessageEntry message={message} side={side} name={nameOf(message)}>
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

function ReadReceipt({ message }: { message: Message }) {
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-xs text-green">
      {message.readAt ? <Check className="size-[1.1em]" strokeWidth={2.25} aria-hidden /> : null}
      {message.readAt ? readMoment(message.at, message.readAt) : text.thread.sent}
    </p>
  )
}

const nearEndPx = 48

/** `atEnd` is false while the reader has scrolled up; `keepPlace` must run before older messages are added. */
function useScrollEnd(newest: string | undefined, own: number, oldest: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const stays = useRef(true)
  const place = useRef<number>(null)
  const [missed, setMissed] = useState(false)
  const written = useRef(0)

  function toEnd() {
    stays.current = true
    setMissed(false)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }

  useLayoutEffect(() => {
    const wrote = own > written.current
    written.current = own
    if (stays.current || wrote) toEnd()
    else setMissed(true)
  }, [newest, own])

  useLayoutEffect(() => {
    const node = box.current
    if (node && place.current !== null) node.scrollTop = node.scrollHeight - place.current
    place.current = null
  }, [oldest])

  useEffect(() => {
    const node = box.current
    if (!node) return
    const onScroll = () => {
      stays.current = node.scrollHeight - node.scrollTop - node.clientHeight < nearEndPx
      if (stays.current) setMissed(false)
    }
    const onResize = new ResizeObserver(() => {
      if (stays.current) node.scrollTop = node.scrollHeight
    })
    node.addEventListener('scroll', onScroll, { passive: true })
    onResize.observe(node)
    return () => {
      node.removeEventListener('scroll', onScroll)
      onResize.disconnect()
    }
  }, [])

  return {
    box,
    atEnd: !missed,
    toEnd,
    keepPlace: () => {
      const node = box.current
      if (node) place.current = node.scrollHeight - node.scrollTop
    },
  }
}
