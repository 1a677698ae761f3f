'use client'
import { WritingTools } from '@/components/messages/inbox/writing-tools'
import { NewThreadFrame } from '@/components/messages/new-thread-form'
import { postMessage } from '@/components/messages/post-message'
import { useWriting } from '@/components/messages/writing'
import { inbox } from '@/content/message-inbox'
import { unfilledPlaceholder, type ClientFace } from '@/lib/messages/inbox'

const text = inbox.write

export function BeginForm({ memberId, client }: { memberId: string; client: ClientFace }) {
  const writing = useWriting({ writer: memberId, thread: null, place: `a:${client.id}` })
  return (
    <NewThreadFrame
      texts={{ ...text, send: text.begin }}
      writing={writing}
      post={({ id, thread, subject, body, files }) => {
        const message = { id, thread, client: client.id, subject, body, files: files.map((file) => file.id) }
        return postMessage(message, '/api/equipo/mensajes/nueva')
      }}
      refuse={(body) => {
        const blank = unfilledPlaceholder(body)
        return blank ? text.blank(blank) : null
      }}
      sent={{ title: text.begun, description: text.begunText(client.name) }}
      home={{ href: '/admin/mensajes', label: inbox.thread.back }}
      tools={<WritingTools writing={writing} client={client} />}
    />
  )
}
