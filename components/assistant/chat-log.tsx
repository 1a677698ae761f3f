'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { Message } from '@/components/assistant/use-chat'
import { Icon } from '@/components/site/icon'
import { linkStyles } from '@/components/ui/control-styles'
import { chat } from '@/content/assistant/chat'
import type { Reply, ReplyLink } from '@/content/assistant/replies'
import { welcome } from '@/lib/assistant/texts'
import { formatTime } from '@/lib/format/date'

/** The style of a question that the chat proposes. */
export const choiceStyles =
  'min-h-12 w-full py-1.5 text-left leading-[1.35] hover:underline aria-disabled:cursor-not-allowed aria-disabled:text-ink-2 aria-disabled:no-underline'

const openedAt = Date.now()

type ChatLogProps = {
  name: string | null
  messages: readonly Message[]
  replying: boolean
  onChoose: (text: string) => void
}

export function ChatLog({ name, messages, replying, onChoose }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)
  // The time of the greeting is null during the build, because the conversation begins only in the browser.
  const opened = useSyncExternalStore(
    never,
    () => openedAt,
    () => null,
  )

  useEffect(() => {
    // A log with only the greeting needs no scrolling, and measuring it would force a layout while the page starts.
    if (log.current && messages.length > 0) log.current.scrollTop = log.current.scrollHeight
  }, [messages, replying])

  return (
    <div
      ref={log}
      role="log"
      aria-label={chat.log}
      tabIndex={0}
      className="h-[500px] overflow-y-auto overscroll-contain"
    >
      <div className="relative min-h-full before:absolute before:inset-y-0 before:left-[3.6rem] before:-ml-[5px] before:border-r-5 before:border-double before:border-rule-green max-[18rem]:before:left-[2.8rem] md:before:left-[6.25rem]">
        <ChatEntry at={opened} author={chat.assistant}>
          <ReplyBody reply={welcome(name)} disabled={replying} onChoose={onChoose} />
        </ChatEntry>
        {messages.map((message) =>
          message.role === 'user' ? (
            <ChatEntry key={message.id} at={message.at} author={chat.user} own>
              <p className="wrap-anywhere whitespace-pre-line">{message.content}</p>
            </ChatEntry>
          ) : (
            <ChatEntry key={message.id} at={message.at} author={chat.assistant}>
              <ReplyBody reply={message.content} disabled={replying} onChoose={onChoose} />
            </ChatEntry>
          ),
        )}
        {replying ? (
          <ChatEntry at={null} author={chat.assistant}>
            <p className="flex h-[1.6rem] items-center gap-1.5" role="status">
              {['0ms', '150ms', '300ms'].map((delay) => (
                <span
                  key={delay}
                  style={{ animationDelay: delay }}
                  className="size-[0.55rem] animate-pulse rounded-full bg-green"
                />
              ))}
              <span className="sr-only">{chat.typing}</span>
            </p>
          </ChatEntry>
        ) : null}
      </div>
    </div>
  )
}

const never = () => () => {}

type ChatEntryProps = {
  /** When the message was written, in milliseconds since 1970; null while the message is still being written. */
  at: number | null
  author: string
  own?: boolean
  children: ReactNode
}

function ChatEntry({ at, author, own, children }: ChatEntryProps) {
  return (
    <article className="relative grid grid-cols-[3.6rem_minmax(0,1fr)] max-[18rem]:grid-cols-[2.8rem_minmax(0,1fr)] md:grid-cols-[6.25rem_minmax(0,1fr)]">
      <p
        className={`border-r-5 border-double pt-4 pr-1.5 text-xs/[1.35] text-ink-2 md:pr-3 md:text-sm/[1.35] ${own ? 'border-green' : 'border-transparent'}`}
      >
        {at === null ? (
          chat.now
        ) : (
          <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at))}</time>
        )}
      </p>
      <div className={`border-b border-rule py-4 pl-3.5 md:pl-5.5 ${own ? 'bg-green-wash pr-4' : ''}`}>
        <b className="block text-sm">{author}</b>
        {children}
      </div>
    </article>
  )
}

type ReplyBodyProps = { reply: Reply; disabled: boolean; onChoose: (text: string) => void }

function ReplyBody({ reply, disabled, onChoose }: ReplyBodyProps) {
  const { text, prices, sum, remark, choices, links } = reply
  return (
    <div className="grid gap-2">
      {text.map((paragraph) => (
        <Paragraph key={paragraph} text={paragraph} />
      ))}
      {prices ? (
        <dl className="my-1 border-t border-ink rule-closes">
          {prices.map(({ service, price }) => (
            <div
              key={service.href}
              className="grid items-center gap-x-6 border-t border-rule first:border-t-0 md:grid-cols-2 md:gap-x-4"
            >
              <dt>
                <ReplyLinkItem link={service} />
              </dt>
              <dd className="max-md:pb-2 md:py-2 md:text-right">{price}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {sum ? (
        <dl className="flex max-w-[22rem] items-baseline justify-between gap-4 border-t border-ink pt-1.5">
          <dt>{sum.label}</dt>
          <dd className="border-b-4 border-double border-ink font-serif text-[1.375rem]/[1.2] font-medium whitespace-nowrap">
            {sum.value}
          </dd>
        </dl>
      ) : null}
      {remark ? <p className="max-w-[58ch] text-ink-2">{remark}</p> : null}
      {choices ? (
        <ul aria-label={chat.choices} className="border-t border-ink rule-closes">
          {choices.map((choice) => (
            <li key={choice} className="border-t border-rule first:border-t-0">
              <button
                type="button"
                aria-disabled={disabled}
                onClick={() => disabled || onChoose(choice)}
                className={choiceStyles}
              >
                {choice}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {links.length > 0 ? (
        <ul className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <li key={link.href}>
              <ReplyLinkItem link={link} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Shows the steps of a paragraph such as «Ahora: 1. Llama. 2. Guarda la carta.» as a list. */
function Paragraph({ text }: { text: string }) {
  const [lead = '', ...steps] = text.split(/ (?=\d\. [A-ZÁÉÍÓÚÑ¿«])/)
  // A paragraph can continue the steps of an earlier paragraph, so its first step may have the number 4.
  const start = Number(steps[0]?.[0])
  if (steps.length < 2 || steps.some((step, at) => !step.startsWith(`${start + at}. `)))
    return <p className="max-w-[58ch]">{text}</p>
  return (
    <div className="max-w-[58ch]">
      <p>{lead}</p>
      <ol start={start} className="grid gap-1">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-1.5">
            <span>{start + at}.</span> <span>{step.slice(3)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Links to other websites open in a new tab; links to this site do not. */
export function ReplyLinkItem({ link: { href, label } }: { link: ReplyLink }) {
  if (href.startsWith('/')) {
    return (
      <Link href={href as Route} prefetch={false} className={linkStyles}>
        {label} <Icon name="arrow" />
      </Link>
    )
  }
  if (!href.startsWith('http')) {
    return (
      <a href={href} className={linkStyles}>
        {label}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {label} <span className="sr-only">({chat.newTab})</span>
      <Icon name="out" />
    </a>
  )
}
