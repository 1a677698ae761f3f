'use client'
import { useWindow } from '@/components/messages/use-window'
import { toMessage, type Message, type MessageColumns, type ThreadPage } from '@/lib/messages/message'

const momentOf = ({ at }: Message) => at

/** The messages of one conversation, newest first. */
export const useConversation = (first: ThreadPage) =>
  useWindow<Message, ThreadPage>({
    path: `/api/mensajes/${first.thread.id}`,
    first,
    momentOf,
    read: (raw) => (raw.thread_id === first.thread.id ? toMessage(raw as MessageColumns) : null),
  })
