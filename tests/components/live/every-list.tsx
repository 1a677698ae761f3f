import { Suspense, useEffect, useState } from 'react'
import { useDocuments, DocumentsLive } from '@/components/documents/documents-live'
import { LiveChannel } from '@/components/live/live-channel'
import { RefreshOnChange } from '@/components/live/refresh'
import { useConversation, useThreads } from '@/components/messages/use-window'
import { useTaskList } from '@/components/tasks/use-task-list'
import { wholeList } from '@/lib/documents/list-query'
import type { DocumentPage } from '@/lib/documents/schema'
import type { Page, Thread, ThreadWithMessages } from '@/lib/messages/message'
import type { TaskColumns } from '@/lib/tasks/task'

export type Drawn = {
  documents: DocumentPage
  invoices: readonly string[]
  appointments: readonly string[]
  tasks: TaskColumns[]
  threads: Page<Thread>
  thread: ThreadWithMessages
}

export type Lists = Record<
  'documents' | 'invoices' | 'appointments' | 'tasks' | 'threads' | 'messages',
  readonly string[]
>

export const documentLine = ({ id, name }: { id: string; name: string }) => `${id} ${name}`
export const taskLine = ({ id, completed }: { id: string; completed: boolean }) => `${id} ${completed}`
export const threadLine = ({ id, count, unread, lastAt }: Thread) => `${id} ${count} ${unread} ${lastAt}`
export const messageLine = ({ id, at, readAt }: { id: string; at: string; readAt: string | null }) =>
  `${id} ${at} ${readAt}`

type Show = (part: Partial<Lists>) => void

/** Shows all live lists of a client on one connection; each refresh passes the server's data as `drawn`. */
export function EveryList({ account, drawn, show }: { account: string; drawn: Drawn; show: Show }) {
  const [first] = useState(drawn)
  const documents = useStable(drawn)
  useEffect(() => show({ invoices: drawn.invoices, appointments: drawn.appointments }), [drawn, show])
  return (
    <>
      <Suspense>
        <DocumentsLive
          person={account}
          account={account}
          query={wholeList}
          documents={documents}
          folder={noFolder}
        >
          <Documents show={show} />
        </DocumentsLive>
      </Suspense>
      <RefreshOnChange account={account} table="invoices" />
      <RefreshOnChange account={account} table="appointments" />
      <Tasks account={account} first={first.tasks} show={show} />
      <Threads account={account} first={first.threads} show={show} />
      <Messages account={account} first={first.thread} show={show} />
    </>
  )
}

const noFolder = Promise.resolve(null)

/** Creates a new promise only when `drawn` is new, because the server sends new promises only with a refresh. */
function useStable(drawn: Drawn) {
  const [known, setKnown] = useState({
    drawn,
    promise: Promise.resolve<DocumentPage | null>(drawn.documents),
  })
  if (known.drawn !== drawn) setKnown({ drawn, promise: Promise.resolve(drawn.documents) })
  return known.promise
}

function Documents({ show }: { show: Show }) {
  const page = useDocuments()
  useEffect(() => show({ documents: page?.items.map(documentLine) ?? [] }), [page, show])
  return null
}

function Tasks({ account, first, show }: { account: string; first: TaskColumns[]; show: Show }) {
  const list = useTaskList({ ok: true, data: first })
  const lines = list.tasks.toSorted((a, b) => (a.path < b.path ? 1 : -1)).map(taskLine)
  useEffect(() => show({ tasks: lines }))
  return (
    <LiveChannel reader={account} table="documents" onChange={list.onChange} onCatchUp={list.onCatchUp} />
  )
}

function Threads({ account, first, show }: { account: string; first: Page<Thread>; show: Show }) {
  const list = useThreads(first)
  useEffect(() => show({ threads: list.items.map(threadLine) }))
  return (
    <LiveChannel reader={account} table="message_threads" onChange={list.apply} onCatchUp={list.onCatchUp} />
  )
}

function Messages({ account, first, show }: { account: string; first: ThreadWithMessages; show: Show }) {
  const list = useConversation(first)
  useEffect(() => show({ messages: list.items.map(messageLine) }))
  return <LiveChannel reader={account} table="messages" onChange={list.apply} onCatchUp={list.onCatchUp} />
}
