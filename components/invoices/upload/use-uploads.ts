'use client'
import { useEffect, useReducer, useRef } from 'react'
import { invoices } from '@/content/invoices'
import { toast } from '@/lib/toast'
import { outcomeToast } from '@/components/invoices/upload/outcome-toast'
import { isZipFile, openZipFile } from '@/components/invoices/upload/open-zip-file'
import { pickFiles } from '@/components/invoices/upload/pick-files'
import { emptyQueue, sendable, uploadQueue, type Entry } from '@/components/invoices/upload/queue'
import { startBatch, type Batch, type Traces } from '@/components/invoices/upload/start-batch'
import { httpTransport } from '@/components/invoices/upload/transport'

/** Milliseconds at 100 % before the list is cleared. */
const momentAtEnd = 500

/** The upload of one screen: what is chosen, where each file stands, and what can be done. */
export function useUploads(transport = httpTransport) {
  const [queue, dispatch] = useReducer(uploadQueue, emptyQueue)
  const running = useRef<Batch | null>(null)
  const traces = useRef<Traces>(new Map())
  const clearings = useRef(0)

  useEffect(() => {
    if (queue.stage !== 'sending') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [queue.stage])

  const send = async (entries: readonly Entry[]) => {
    dispatch({ type: 'started', ids: entries.map(({ id }) => id) })
    const batch = startBatch(
      entries,
      transport,
      {
        moved: (id, phase) => dispatch({ type: 'moved', id, phase }),
        closing: () => dispatch({ type: 'closing' }),
      },
      traces.current,
    )
    running.current = batch
    const end = await batch.ended
    running.current = null
    dispatch({ type: 'finished' })
    const message = outcomeToast(end)
    if (message) toast(message)
    await new Promise((resolve) => setTimeout(resolve, momentAtEnd))
    dispatch({ type: 'settled' })
  }

  const pick = (files: readonly File[]) => {
    const zips = files.filter(isZipFile)
    dispatch({
      type: 'picked',
      opening: zips.length,
      ...pickFiles(files.filter((file) => !zips.includes(file))),
    })
    const asked = clearings.current
    for (const zip of zips)
      void openZipFile(zip).then((picked) => {
        if (clearings.current === asked) dispatch({ type: 'opened', ...picked })
      })
  }

  const clear = () => {
    // What a ZIP still gives would come back to a list that was emptied.
    if (queue.stage === 'idle') clearings.current++
    dispatch({ type: 'cleared' })
  }

  const submit = () => {
    const entries = sendable(queue)
    if (entries.length > 0) void send(entries)
    else toast({ kind: 'error', ...invoices.toasts.empty })
  }

  const retry = (entry: Entry) => {
    if (running.current?.again(entry)) dispatch({ type: 'started', ids: [entry.id] })
    else if (queue.stage === 'idle') void send([entry])
  }

  return {
    queue,
    pick,
    remove: (id: string) => dispatch({ type: 'removed', id }),
    clear,
    submit,
    retry,
  }
}
