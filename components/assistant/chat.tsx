'use client'
import { useEffect, useRef } from 'react'
import { ChatForm } from '@/components/assistant/chat-form'
import { ChatLog } from '@/components/assistant/chat-log'
import { FolderCard } from '@/components/assistant/folder-card'
import { Suggestions } from '@/components/assistant/suggestions'
import { useChat } from '@/components/assistant/use-chat'
import { useDriveFolder } from '@/components/assistant/use-drive-folder'
import { useAuth } from '@/components/auth/auth-provider'

export function Chat() {
  const { name } = useAuth()
  const folder = useDriveFolder(name)
  const { messages, replying, send } = useChat({ name, folder: folder ?? null })
  const box = useRef<HTMLDivElement>(null)
  const asker = useRef<Element | null>(null)

  const ask = (text: string) => {
    asker.current = document.activeElement
    return send(text)
  }

  const suggest = (text: string) => {
    box.current?.scrollIntoView({ block: 'nearest' })
    void ask(text)
  }

  // What was used to ask is disabled meanwhile, and a disabled element loses the focus.
  useEffect(() => {
    if (replying || !(asker.current instanceof HTMLElement)) return
    if (document.activeElement === document.body) asker.current.focus()
    asker.current = null
  }, [replying])

  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div
        ref={box}
        className="scroll-mt-24 scroll-mb-20 rounded-sheet border border-rule bg-sheet px-4 pb-4 max-md:-mx-2 md:px-6 md:pb-6"
      >
        <ChatLog name={name} messages={messages} replying={replying} />
        <ChatForm busy={replying} onSend={ask} />
      </div>
      <div className="grid gap-8 md:max-lg:grid-cols-2">
        <Suggestions disabled={replying} onChoose={suggest} />
        <FolderCard folder={folder} />
      </div>
    </div>
  )
}
