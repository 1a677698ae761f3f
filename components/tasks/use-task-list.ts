'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { applyChanges, useChangeLog, type Change, type ReadRow } from '@/components/live/change-log'
import { fetchList } from '@/components/live/fetch-list'
import { showFailure } from '@/components/tasks/show-failure'
import { tasks as text } from '@/content/tasks'
import type { Result } from '@/lib/result'
import { toTask, type Task, type TaskColumns } from '@/lib/tasks/task'

export type TasksAnswer = Result<TaskColumns[]>

type Listing =
  | { phase: 'ready'; tasks: readonly Task[] }
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'signed-out' }

/** In milliseconds: a live channel reports its start twice, and this pause merges both reports into one request. */
const pause = 150

const isTask = (row: Change['row']) => row.kind === 'task'
const readTask: ReadRow<Task> = (raw) => (isTask(raw) ? toTask(raw as TaskColumns) : null)

function toListing(answer: TasksAnswer): Listing {
  if (answer.ok) return { phase: 'ready', tasks: answer.data.map(toTask) }
  return { phase: answer.code === 'unauthenticated' ? 'signed-out' : 'loading' }
}

export function useTaskList(first: TasksAnswer) {
  const [listing, setListing] = useState(() => toListing(first))
  const log = useChangeLog(listing)
  const reading = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listeners = useRef(new Set<(change: Change) => void>())

  async function read(onFailure = showFailure) {
    clearTimeout(timer.current)
    reading.current?.abort()
    const own = new AbortController()
    reading.current = own
    const answer = await fetchList<TaskColumns[]>('/api/tareas', own.signal, log.onRequest).catch(() => null)
    if (own.signal.aborted) return
    if (answer && (answer.ok || answer.code === 'unauthenticated')) return setListing(toListing(answer))
    onFailure(text.failures.load, answer)
    setListing((known) => (known.phase === 'ready' ? known : { phase: 'failed' }))
  }

  function readSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void read(), pause)
  }

  const readMissing = useEffectEvent(() => {
    if (listing.phase === 'loading') readSoon()
  })
  useEffect(() => {
    readMissing()
    return () => {
      clearTimeout(timer.current)
      reading.current?.abort()
    }
  }, [])

  return {
    phase: listing.phase,
    tasks: listing.phase === 'ready' ? applyChanges(listing.tasks, log.changes, readTask) : [],
    read: () => read(),
    readQuietly: () => read(() => {}),
    readAgain: () => {
      setListing({ phase: 'loading' })
      return read()
    },
    signOut: () => setListing({ phase: 'signed-out' }),
    apply: log.onChange,
    onChange: (change: Change) => {
      if (change.type !== 'DELETE' && !isTask(change.row)) return
      listeners.current.forEach((listen) => listen(change))
      log.onChange(change)
    },
    onCatchUp: readSoon,
    listen: () => {
      const heard: Change[] = []
      const hear = (change: Change) => heard.push(change)
      listeners.current.add(hear)
      return { heard, stop: () => listeners.current.delete(hear) }
    },
  }
}
