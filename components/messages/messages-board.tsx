'use client'
import { useEffect, useEffectEvent } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { RefreshOnChange } from '@/components/live/refresh'
import { AttachButton } from '@/components/messages/attachments'
import { MessageForm } from '@/components/messages/message-form'
import { MessageLog } from '@/components/messages/message-log'
import { NoMessages } from '@/components/messages/new-message-link'
import { ThreadList } from '@/components/messages/thread-list'
import { UnsentEntry, useUnsentMessages } from '@/components/messages/unsent-messages'
import { useConversation, useThreads } from '@/components/messages/use-window'
import { useWriting } from '@/components/messages/writing'
import { ForRole } from '@/components/portal/for-role'
import { Notice } from '@/components/ui/notice'
import { messages as text } from '@/content/messages'
import type { Draft, Unsent } from '@/lib/messages/drafts'
import {
  toMessageRow,
  type Message,
  type Page,
  type Thread,
  type ThreadWithMessages,
} from '@/lib/messages/message'
import { aboutPageAccount } from '@/lib/supabase/named-account'

type MessagesBoardProps = {
  person: string
  account: string
  threads: Page<Thread>
  page: ThreadWithMessages | null
}

export function MessagesBoard({ person, account, threads, page }: MessagesBoardProps) {
  if (!page) {
    return (
      <>
        <h2 className="sr-only">{text.threads.title}</h2>
        <NoMessages />
        <RefreshOnChange account={account} table="message_threads" />
      </>
    )
  }
  return <Board person={person} account={account} threads={threads} page={page} />
}

function Board({ person, account, threads, page }: MessagesBoardProps & { page: ThreadWithMessages }) {
  const list = useThreads(threads)
  const { id, count } = page.thread
  return (
    <div className="grid gap-x-13 gap-y-12 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <Conversation
        key={id}
        person={person}
        account={account}
        page={page}
        count={list.items.find((thread) => thread.id === id)?.count ?? count}
      />
      <aside aria-label={text.threads.title}>
        <h2 className="pb-3 text-lg">{text.threads.title}</h2>
        <ThreadList
          label={text.threads.title}
          threads={list.items}
          current={id}
          readOlder={list.older ? list.readOlder : null}
        />
      </aside>
      <LiveChannel
        reader={account}
        table="message_threads"
        onChange={list.apply}
        onCatchUp={list.onCatchUp}
      />
    </div>
  )
}

/** `person` is the id of the signed-in user, `account` the account whose messages are shown. */
type ConversationProps = { person: string; account: string; page: ThreadWithMessages; count: number }

function Conversation({ person, account, page, count }: ConversationProps) {
  const { subject, id } = page.thread
  const list = useConversation(page)
  const { outgoing, send, discard } = useUnsentMessages({
    writer: account,
    thread: id,
    arrived: list.items,
    onSent: (message) => list.apply({ type: 'INSERT', row: toMessageRow(message) }),
  })
  useTellReading(id, list.items.find(({ author }) => author === 'firm')?.id)

  return (
    <section aria-label={text.thread.label(subject)} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3">
        <h2 className="wrap-anywhere">
          <bdi>{subject}</bdi>
        </h2>
        <p className="text-sm text-ink-2">{text.thread.count(Math.max(count, list.items.length))}</p>
      </div>
      {list.stale ? (
        <Notice tone="warn" className="mb-3">
          {text.thread.stale}
        </Notice>
      ) : null}
      <MessageLog
        subject={subject}
        messages={list.items}
        nameOf={(message) => nameOf(message, person)}
        older={list.older}
        readOlder={list.readOlder}
        outgoing={outgoing.length}
      >
        {outgoing.map((message) => (
          <UnsentEntry
            key={message.id}
            message={message}
            onRetry={(again) => void send(again)}
            onDiscard={({ id: gone }) => discard(gone)}
          />
        ))}
      </MessageLog>
      <ForRole atLeast="assistant">
        <ReplyForm account={account} thread={id} onSend={(message) => void send(message)} />
      </ForRole>
      <LiveChannel reader={account} table="messages" onChange={list.apply} onCatchUp={list.onCatchUp} />
    </section>
  )
}

function nameOf({ author, by, name }: Message, person: string): string {
  if (author === 'firm') return name ?? text.thread.firm
  return by === null || by === person ? text.thread.you : (name ?? text.thread.colleague)
}

/** Milliseconds between signals; the database counts a reader as away after two minutes without a signal. */
const beat = 60_000

const tell = (path: string) =>
  fetch(aboutPageAccount(`/api/mensajes/${path}`), { method: 'POST', keepalive: true }).catch(() => null)

/** Marks the conversation as read: when it opens, with each new message of the firm, and on return to the tab. */
function useTellReading(thread: string, newest: string | undefined): void {
  const tellReading = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void tell(`${thread}/lectura`)
  })
  useEffect(() => tellReading(), [thread, newest])
  useEffect(() => {
    const onReturn = () => tellReading()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void tell('presencia')
    }, beat)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [])
}

const { write } = text

type ReplyFormProps = { account: string; thread: string; onSend: (message: Unsent) => void }

function ReplyForm({ account, thread, onSend }: ReplyFormProps) {
  const writing = useWriting({ writer: account, thread })
  const { form, attachments, clear } = writing

  function send({ id, body, files }: Draft) {
    onSend({ id, thread, body, files, at: new Date().toISOString() })
    clear()
    form.setFocus('body')
  }

  return (
    <MessageForm
      writing={writing}
      text={{ label: write.reply, placeholder: write.placeholder, send: write.send }}
      enterSends
      keys={<p className="hidden pointer-fine:block">{write.enter}</p>}
      tools={
        <AttachButton
          onChoose={(files) => {
            const refused = attachments.add(files)
            if (refused) form.setError('files', { message: refused })
            else form.clearErrors('files')
          }}
        />
      }
      className="mt-0"
      fieldClass="max-h-72 min-h-20"
      onSend={send}
    />
  )
}
