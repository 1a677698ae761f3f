'use client'
import { useWindow } from '@/components/messages/use-window'
import type { InboxMessage, InboxThreadPage } from '@/lib/messages/inbox/conversation'
import { toMessage, type MessageColumns } from '@/lib/messages/message'

const momentOf = ({ at }: InboxMessage) => at

/** The messages of one conversation, newest first. A live row does not say who of the firm wrote it: reading again does. */
export const useInboxConversation = (first: InboxThreadPage) =>
  useWindow<InboxMessage, InboxThreadPage>({
    path: `/api/equipo/mensajes/${first.thread.id}`,
    first,
    momentOf,
    read: (raw, known) =>
      raw.thread_id === first.thread.id
        ? {
            ...toMessage(raw as MessageColumns),
            member: known?.member ?? (raw.member as InboxMessage['member']) ?? null,
          }
        : null,
  })
