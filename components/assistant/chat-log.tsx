'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ChatEntry } from '@/components/assistant/chat-entry'
import { ReplyBody } from '@/components/assistant/reply-body'
import type { Message } from '@/components/assistant/use-chat'
import { chat } from '@/content/assistant/chat'
import { welcome } from '@/lib/assistant/welcome'

type ChatLogProps = { name: string | null; messages: readonly Message[]; replying: boolean }

const openedAt = Date.now()
const never = () => () => {}

/** The conversation, 500 px high, with its newest message in sight. */
export function ChatLog({ name, messages, replying }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)
  // The page is drawn at build time, which is no time for a welcome.
  const opened = useSyncExternalStore(never, () => openedAt, () => null) // prettier-ignore

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages, replying])

  return (
    <div
      ref={log}
      role="log"
      aria-label={chat.log}
      tabIndex={0}
      className="h-[500px] overflow-y-auto overscroll-contain"
    >
      <div className="relative min-h-full before:absolute before:inset-y-0 before:left-[3.6rem] before:-ml-[5px] before:border-r-5 before:border-double before:border-rule-green md:before:left-[6.25rem]">
        <ChatEntry at={opened} author={chat.assistant}>
          <ReplyBody reply={welcome(name)} />
        </ChatEntry>
        {messages.map((message) =>
          message.role === 'user' ? (
            <ChatEntry key={message.id} at={message.at} author={chat.user} own>
              <p className="wrap-anywhere whitespace-pre-line">{message.content}</p>
            </ChatEntry>
          ) : (
            <ChatEntry key={message.id} at={message.at} author={chat.assistant}>
              <ReplyBody reply={message.content} />
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
