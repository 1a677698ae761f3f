'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { applyChanges, useChangeLog, type ReadRow } from '@/components/live/change-log'
import { fetchList } from '@/components/live/fetch-list'
import {
  newerFirst,
  toMessage,
  toThread,
  type Message,
  type MessageColumns,
  type Page,
  type Thread,
  type ThreadColumns,
  type ThreadWithMessages,
} from '@/lib/messages/message'

/** In milliseconds: a live channel reports its start twice, and this pause merges both reports into one request. */
const pause = 150

type Source<Item, Reading extends Page<Item>> = {
  path: string
  first: Reading
  momentOf: (item: Item) => string
  read: ReadRow<Item>
}

/** Loading the list again requests all rows since the oldest loaded row, so that the list has no gap. */
export function useWindow<Item extends { id: string }, Reading extends Page<Item>>({
  path,
  first,
  momentOf,
  read,
}: Source<Item, Reading>) {
  const router = useRouter()
  const [reading, setReading] = useState(first)
  const [earlier, setEarlier] = useState<Page<Item> | null>(null)
  const [stale, setStale] = useState(false)
  const log = useChangeLog(reading)
  const asking = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const known = [...reading.items, ...(earlier?.items ?? [])]
  const { older } = earlier ?? reading
  const oldest = known.at(-1)
  // A live change of a row that is older than all loaded rows is ignored until the user loads older rows.
  const listed = (item: Item) =>
    !older || !oldest || item.id === oldest.id || newerFirst(momentOf(item), momentOf(oldest)) <= 0
  const changes = log.changes.map((change) =>
    change.type === 'UPDATE' ? { ...change, type: 'INSERT' as const } : change,
  )
  const items = applyChanges(known, changes, read)
    .filter(listed)
    .toSorted((a, b) => newerFirst(momentOf(a), momentOf(b)))

  async function readAgain() {
    clearTimeout(timer.current)
    asking.current?.abort()
    const own = new AbortController()
    asking.current = own
    const since = oldest ? `?desde=${encodeURIComponent(momentOf(oldest))}` : ''
    const answer = await fetchList<Reading>(path + since, own.signal, log.onRequest).catch(() => null)
    if (own.signal.aborted) return
    if (answer?.ok) {
      setReading(answer.data)
      setEarlier(null)
    } else if (answer?.code === 'not-found' || answer?.code === 'unauthenticated') router.refresh()
    setStale(!answer?.ok)
  }

  async function readOlder(): Promise<boolean> {
    if (!oldest) return false
    const own = asking.current
    const before = `${path}?antes=${encodeURIComponent(momentOf(oldest))}`
    const answer = await fetchList<Page<Item>>(before, new AbortController().signal).catch(() => null)
    // If the list was loaded again meanwhile, the older page is discarded, because rows in between may be missing.
    if (!answer?.ok || own !== asking.current) return false
    setEarlier((page) => ({ ...answer.data, items: [...(page?.items ?? []), ...answer.data.items] }))
    return true
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    },
    [],
  )

  return {
    reading,
    items,
    older,
    stale,
    readOlder,
    apply: log.onChange,
    onCatchUp: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void readAgain(), pause)
    },
  }
}

const momentOf = ({ at }: Message) => at

export const useConversation = (first: ThreadWithMessages) =>
  useWindow<Message, ThreadWithMessages>({
    path: `/api/mensajes/${first.thread.id}`,
    first,
    momentOf,
    read: (raw) => (raw.thread_id === first.thread.id ? toMessage(raw as MessageColumns) : null),
  })

const threadMoment = ({ lastAt }: Thread) => lastAt
const read = (raw: Record<string, unknown>) => toThread(raw as ThreadColumns)

export const useThreads = (first: Page<Thread>) =>
  useWindow<Thread, Page<Thread>>({ path: '/api/mensajes', first, momentOf: threadMoment, read })
