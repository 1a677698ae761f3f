'use client'
import { useState } from 'react'
import { chat } from '@/content/assistant/chat'
import type { Reply } from '@/content/assistant/replies'
import type { Visitor } from '@/lib/assistant/taught-reply'
import { toast } from '@/lib/toast'

export type Message = { id: string; at: number } & (
  | { role: 'user'; content: string }
  | { role: 'assistant'; content: Reply }
)

const typingMs = 1000

/** Loads the assistant's rules and trains them with their examples, before the first message is answered. */
export async function loadRules() {
  const rules = await import('@/lib/assistant/reply')
  rules.prepare()
  return rules
}

/** Stores each conversation under the visitor's name, so that a visitor who returns to the page finds it again. */
const kept = new Map<string | null, readonly Message[]>()

export function useChat(visitor: Visitor) {
  const [messages, setMessages] = useState(() => kept.get(visitor.name) ?? [])
  const [replying, setReplying] = useState(false)

  const show = (next: readonly Message[]) => {
    kept.set(visitor.name, next)
    setMessages(next)
  }

  /** Resolves to true when a reply came; a message without a reply is replaced by the next message. */
  async function send(text: string): Promise<boolean> {
    const content = text.trim()
    if (!content || replying) return false
    const answered = messages.at(-1)?.role === 'user' ? messages.slice(0, -1) : messages
    const asked: Message[] = [
      ...answered,
      { id: `user-${answered.length}`, role: 'user', content, at: Date.now() },
    ]
    show(asked)
    setReplying(true)
    try {
      const pause = new Promise((resolve) => setTimeout(resolve, typingMs))
      const [answer] = await Promise.all([
        loadRules().then(({ replyTo }) => replyTo(content, visitor)),
        pause,
      ])
      show([
        ...asked,
        { id: `assistant-${asked.length}`, role: 'assistant', content: answer, at: Date.now() },
      ])
      return true
    } catch {
      toast({ kind: 'error', ...chat.failure })
      return false
    } finally {
      setReplying(false)
    }
  }

  return { messages, replying, send }
}
