'use client'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { DropZone } from '@/components/invoices/upload/drop-zone'
import { isZipFile, openZipFile, pickFiles } from '@/components/invoices/upload/pick-files'
import {
  emptyQueue,
  sendable,
  uploadQueue,
  type Entry,
  type Picked,
} from '@/components/invoices/upload/queue'
import { SelectedFiles } from '@/components/invoices/upload/selected-files'
import {
  outcomeToast,
  startBatch,
  type Batch,
  type EarlierAttempts,
} from '@/components/invoices/upload/start-batch'
import { httpTransport, replacing } from '@/components/invoices/upload/transport'
import { Notice } from '@/components/ui/notice'
import { openedPart } from '@/components/ui/opened-part'
import { useAgain } from '@/components/uploads/use-again'
import { useConsent } from '@/components/uploads/use-consent'
import { invoices } from '@/content/invoices'
import { lost, preparing } from '@/content/upload-refusals'
import { tabHref } from '@/lib/invoices/href'
import type { InvoiceItem } from '@/lib/invoices/invoice'
import { toast } from '@/lib/toast'

const text = invoices.upload
const clearListAfterMs = 500
const loadResults = () => import('@/components/invoices/upload/upload-results')
const UploadResults = dynamic(
  openedPart(() => loadResults().then((file) => file.UploadResults)),
  { ssr: false },
)

type UploadPanelProps = {
  /** A hash of the person's id, by which the browser finds PDFs that the person shared from other apps. */
  person: string
  replaces?: string | null
  /** The newest invoices, updated live, because some files are still being read when their upload ends. */
  newest?: readonly InvoiceItem[]
}

export function UploadPanel({ person, replaces = null, newest = [] }: UploadPanelProps) {
  const uploads = useUploads(replaces ? replacing(replaces) : httpTransport, person)
  const { queue } = uploads
  const outcome = useRef<HTMLDivElement>(null)
  const isDone = queue.status === 'idle' && queue.arrived.length > 0
  // The pressed button is gone, so the result takes the focus and is scrolled into view.
  useEffect(() => {
    if (!isDone) return
    outcome.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) outcome.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <section
      aria-label={text.label}
      className="grid gap-8 pt-8 min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] min-[60rem]:gap-12"
    >
      <div className="flex flex-col">
        {replaces ? (
          <Notice tone="warn" className="mb-4">
            {text.replacing(replaces)}{' '}
            <Link href={tabHref('upload')} prefetch={false}>
              {text.notReplacing}
            </Link>
          </Notice>
        ) : null}
        <DropZone onFiles={uploads.pick} />
        <p id="upload-formats" className="mt-3 text-sm text-ink-2">
          {text.formats}
        </p>
        <p id="upload-zip" className="text-sm text-ink-2">
          {text.zip}
        </p>
        <p role="status" className="text-sm font-[550]">
          {queue.opening > 0 ? text.opening(queue.opening) : queue.preparing > 0 ? preparing.working : null}
        </p>
        {queue.problems.length > 0 ? (
          <Notice tone="bad" className="mt-4 max-h-60 overflow-y-auto text-sm leading-snug" tabIndex={0}>
            {queue.problems.map((problem, index) => (
              <p key={index} className="mt-2 first:mt-0">
                {problem}
              </p>
            ))}
          </Notice>
        ) : null}
        <div ref={outcome} role="status" tabIndex={-1} className="outline-none">
          {isDone ? (
            <Notice tone="ok" className="mt-4">
              <b>
                {queue.entries.some(({ phase }) => phase.name === 'failed')
                  ? text.received.some(queue.arrived.length)
                  : text.received.title}
              </b>
              <p>{text.received.text(queue.arrived.length)}</p>
            </Notice>
          ) : null}
        </div>
        {isDone ? <UploadResults arrived={queue.arrived} newest={newest} /> : null}
      </div>
      <SelectedFiles {...uploads} />
      {uploads.dialog}
    </section>
  )
}

function useUploads(transport: typeof httpTransport, person: string) {
  const [queue, dispatch] = useReducer(uploadQueue, emptyQueue)
  const running = useRef<Batch | null>(null)
  const earlier = useRef<EarlierAttempts>(new Map())
  const clearings = useRef(0)
  const consent = useConsent()

  useEffect(() => {
    if (queue.status !== 'sending') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [queue.status])

  const send = async (entries: readonly Entry[]) => {
    dispatch({ type: 'started', ids: entries.map(({ id }) => id) })
    void loadResults().catch(() => {})
    const batch = startBatch(
      entries,
      transport,
      {
        moved: (id, phase) => dispatch({ type: 'moved', id, phase }),
        closing: () => dispatch({ type: 'closing' }),
      },
      earlier.current,
    )
    running.current = batch
    const end = await batch.ended
    running.current = null
    dispatch({ type: 'finished' })
    const message = outcomeToast(end)
    if (message) toast(message)
    await new Promise((resolve) => setTimeout(resolve, clearListAfterMs))
    dispatch({ type: 'settled' })
  }

  const pick = (files: readonly File[], folders: readonly string[] = []) => {
    const zips = files.filter(isZipFile)
    const others = files.filter((file) => !zips.includes(file))
    dispatch({
      type: 'picked',
      opening: zips.length,
      preparing: others.length > 0 ? 1 : 0,
      problems: folders.map(lost.folder),
    })
    const asked = clearings.current
    const add = (type: 'opened' | 'prepared', picking: Promise<Picked>) =>
      void picking.then((picked) => {
        if (clearings.current === asked) dispatch({ type, ...picked })
      })
    if (others.length > 0) add('prepared', pickFiles(others, consent.ask))
    for (const zip of zips) add('opened', openZipFile(zip, consent.ask))
  }

  const clear = () => {
    // Files that are still being prepared when the user clears the list must not be added to the list afterwards.
    if (queue.status === 'idle') clearings.current++
    dispatch({ type: 'cleared' })
  }

  const submit = () => {
    const entries = sendable(queue)
    if (entries.length > 0) void send(entries)
    else toast({ kind: 'error', ...invoices.toasts.empty })
  }

  const retry = (...entries: Entry[]) => {
    const rest = entries.filter((entry) => !running.current?.again(entry))
    const ids = entries.filter((entry) => !rest.includes(entry)).map(({ id }) => id)
    if (ids.length > 0) dispatch({ type: 'started', ids })
    if (rest.length > 0 && queue.status === 'idle') void send(rest)
  }

  const cut = queue.entries.filter(({ phase }) => phase.name === 'failed' && phase.cut)
  useAgain({ wait: cut.length, isSending: queue.status !== 'idle' }, () => retry(...cut))

  const add = useEffectEvent(pick)
  useEffect(() => {
    // The code for shared files is loaded only at the URL that the service worker opens after a share.
    if (location.search.includes('compartido'))
      void import('@/lib/scans/shared-files').then((code) => code.takeShared(person, add))
  }, [person])

  return {
    queue,
    pick,
    remove: (id: string) => dispatch({ type: 'removed', id }),
    clear,
    submit,
    retry,
    dialog: consent.dialog,
  }
}
