'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { WritingTools } from '@/components/messages/inbox/writing-tools'
import { MessageForm } from '@/components/messages/message-form'
import { MessageLog } from '@/components/messages/message-log'
import { postMessage } from '@/components/messages/post-message'
import { UnsentEntry, useUnsentMessages } from '@/components/messages/unsent-messages'
import { useWindow } from '@/components/messages/use-window'
import { useWriting } from '@/components/messages/writing'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { inbox } from '@/content/message-inbox'
import { messages as text } from '@/content/messages'
import type { Draft, Unsent } from '@/lib/messages/drafts'
import {
  timeSince,
  unfilledPlaceholder,
  type ClientFace,
  type Face,
  type InboxMessage,
  type InboxThreadWithMessages,
} from '@/lib/messages/inbox'
import { newerFirst, toMessage, toMessageRow, type MessageColumns } from '@/lib/messages/message'

const { write: writeText, thread: threadText } = inbox
const minute = 60_000

export function InboxConversation({ me, page }: { me: Face; page: InboxThreadWithMessages }) {
  const { id, subject, client } = page.thread
  const list = useInboxConversation(page)
  const [seen, setSeen] = useState(page.items[0]?.at ?? null)
  const { outgoing, send, discard } = useUnsentMessages({
    writer: me.id,
    thread: id,
    arrived: list.items,
    post: async (message) => {
      const answered = { ...message, seen: list.items[0]?.at ?? null }
      const answer = await postMessage(answered, '/api/equipo/mensajes')
      if (!answer.ok && answer.code === 'answered-meanwhile') list.onCatchUp()
      return answer
    },
    onSent: (message) => {
      list.apply({ type: 'INSERT', row: { ...toMessageRow(message), member: me } })
      setSeen(message.at)
    },
  })
  useFirmReading(id, list.items.find(({ author }) => author === 'client')?.id)
  const ofOther = list.items.find(
    ({ member, at }) => member && member.id !== me.id && (!seen || newerFirst(at, seen) < 0),
  )
  const names = new Map(list.items.map((message) => [message.id, nameOf(message, client, me)]))

  return (
    <section aria-label={text.thread.label(subject)} className="min-w-0">
      {list.stale ? (
        <Notice tone="warn" className="mb-3">
          {text.thread.stale}
        </Notice>
      ) : null}
      <MessageLog
        subject={subject}
        side="firm"
        nameOf={(message) => names.get(message.id) ?? text.thread.firm}
        messages={list.items}
        older={list.older}
        readOlder={list.readOlder}
        outgoing={outgoing.length}
      >
        {outgoing.map((message) => (
          <UnsentEntry
            key={message.id}
            message={message}
            side="firm"
            onRetry={(again) => void send(again)}
            onDiscard={({ id: gone }) => discard(gone)}
          />
        ))}
      </MessageLog>
      {ofOther ? <AnsweredNotice answer={ofOther} onUnderstood={() => setSeen(ofOther.at)} /> : null}
      <AnswerForm memberId={me.id} thread={id} client={client} onSend={(message) => void send(message)} />
      <LiveChannel
        reader={me.id}
        owner={client.id}
        table="messages"
        onChange={(change) => {
          list.apply(change)
          if (change.type === 'INSERT' && change.row.author === 'firm') list.onCatchUp()
        }}
        onCatchUp={list.onCatchUp}
      />
    </section>
  )
}

function nameOf({ author, member, name }: InboxMessage, client: Face, me: Face): string {
  if (author === 'client') return name ?? client.name
  if (member?.id === me.id) return text.thread.you
  return member?.name ?? name ?? text.thread.firm
}

const momentOf = ({ at }: InboxMessage) => at

/** A live change does not name the member who wrote a message, so the list is loaded again after each change. */
const useInboxConversation = (first: InboxThreadWithMessages) =>
  useWindow<InboxMessage, InboxThreadWithMessages>({
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

/** Marks the conversation as read: when it opens, with each new message of the client, and on return to the tab. */
function useFirmReading(thread: string, newest: string | undefined): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible')
      void fetch(`/api/equipo/mensajes/${thread}/lectura`, { method: 'POST', keepalive: true }).catch(
        () => null,
      )
  })
  useEffect(() => look(), [thread, newest])
  useEffect(() => {
    const onReturn = () => look()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [])
}

type AnsweredNoticeProps = { answer: InboxMessage; onUnderstood: () => void }

function AnsweredNotice({ answer, onUnderstood }: AnsweredNoticeProps) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return (
    <Notice tone="warn" role="status" className="mt-3">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {inbox.thread.answered(answer.member?.name ?? '', timeSince(answer.at, now))}
        <Button size="sm" onClick={onUnderstood}>
          {inbox.thread.understood}
        </Button>
      </span>
    </Notice>
  )
}

type AnswerFormProps = {
  memberId: string
  thread: string
  client: ClientFace
  onSend: (message: Unsent) => void
}

function AnswerForm({ memberId, thread, client, onSend }: AnswerFormProps) {
  const writing = useWriting({ writer: memberId, thread })
  const { form, clear } = writing

  function send({ id, body, files }: Draft) {
    const blank = unfilledPlaceholder(body)
    if (blank) return form.setError('body', { message: writeText.blank(blank) }, { shouldFocus: true })
    onSend({ id, thread, body, files, at: new Date().toISOString() })
    clear()
    form.setFocus('body')
  }

  return (
    <MessageForm
      writing={writing}
      text={{ label: writeText.answer, placeholder: writeText.placeholder, send: writeText.send }}
      enterSends={false}
      keys={
        <p>
          <span className="hidden pointer-fine:inline">{writeText.keys} </span>
          {threadText.clientReads}
        </p>
      }
      tools={<WritingTools writing={writing} client={client} />}
      className="mt-4"
      fieldClass="max-h-96 min-h-28"
      onSend={send}
    />
  )
}
