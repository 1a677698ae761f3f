'use client'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import type { OnFiles } from '@/components/invoices/upload/file-drop'
import { fileTransport } from '@/components/invoices/upload/transport'
import { uploadFile } from '@/components/invoices/upload/upload-file'
import { attempted } from '@/components/ui/use-act'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { useConsent } from '@/components/uploads/use-consent'
import { requestsText } from '@/content/document-requests'
import { lost } from '@/content/upload-refusals'
import { addFilesAction } from '@/lib/document-requests/actions'
import { allTypes, displayName } from '@/lib/uploads/file'

const text = requestsText.file
/** All files that are not invoices use this route: it applies the same checks and stores identical bytes once. */
const transport = fileTransport('/api/mensajes/archivos')

type Failed = { key: string; name: string; message: string; again: (() => void) | null }
type Upload = {
  /** Current step, which screen readers announce; null while nothing is being sent. */
  state: string | null
  done: string | null
  failed: readonly Failed[]
}
type Waiting = { key: string; file: File }
type Uploads = {
  uploads: Readonly<Record<string, Upload>>
  latest: string | null
  add: (item: string, ...chosen: Parameters<OnFiles>) => void
}

const idle: Upload = { state: null, done: null, failed: [] }
const UploadsContext = createContext<Uploads>({ uploads: {}, latest: null, add: () => {} })

/** Uploads are kept for the whole page, because an item moves to another list while its later files are being sent. */
export function ItemUploads({ children }: { children: ReactNode }) {
  const [uploads, setUploads] = useState<Uploads['uploads']>({})
  const [latest, setLatest] = useState<string | null>(null)
  const consent = useConsent()
  const waiting = useRef(new Map<string, Waiting[]>())
  const change = (item: string, part: (known: Upload) => Partial<Upload>) =>
    setUploads((all) => {
      const known = all[item] ?? idle
      return { ...all, [item]: { ...known, ...part(known) } }
    })

  async function run(item: string, files: readonly Waiting[]) {
    setLatest(item)
    const before = waiting.current.get(item)
    if (before) {
      before.push(...files)
      return
    }
    const queue = [...files]
    waiting.current.set(item, queue)
    for (let next = queue.shift(); next; next = queue.shift()) await send(item, next)
    waiting.current.delete(item)
    change(item, () => ({ state: null }))
  }

  async function send(item: string, one: Waiting) {
    const { key, file } = one
    const name = displayName(file.name)
    const say = (state: string) => change(item, () => ({ state }))
    const again = () => {
      change(item, ({ failed }) => ({ failed: failed.filter((other) => other.again !== again) }))
      void run(item, [one])
    }
    const fail = (message: string, final: boolean) =>
      change(item, ({ failed }) => ({
        failed: [...failed, { key, name, message, again: final ? null : again }],
      }))
    say(text.sending(name, 0))
    const end = await uploadFile({ key, batch: key, file, earlier: undefined }, transport, (phase) => {
      if (phase.name === 'checking') say(text.checking(name))
      if (phase.name === 'sending')
        say(text.sending(name, Math.round((phase.loaded / Math.max(file.size, 1)) * 100)))
    })
    if (end.phase.name === 'failed') return fail(end.phase.message, end.phase.final)
    if (!end.documentId) return
    say(text.saving(name))
    const answer = await attempted(addFilesAction({ item, documents: [end.documentId] }))
    if (answer.ok) change(item, () => ({ done: text.done(name) }))
    else fail(answer.message, answer.code !== 'unavailable')
  }

  async function add(item: string, files: readonly File[], folders: readonly string[] = []) {
    const { ready, problems } = await prepareFiles(files, consent.ask, allTypes)
    const refused = [...folders.map((name) => ({ name, message: lost.folder(name) })), ...problems]
    change(item, ({ failed }) => ({
      failed: [
        ...failed.filter(({ again }) => again !== null),
        ...refused.map((one) => ({ ...one, key: crypto.randomUUID(), again: null })),
      ],
    }))
    if (ready.length > 0)
      await run(
        item,
        ready.map(({ file }) => ({ key: crypto.randomUUID(), file })),
      )
  }

  return (
    <UploadsContext value={{ uploads, latest, add: (...chosen) => void add(...chosen) }}>
      {children}
      {consent.dialog}
      <div role="status" aria-atomic={false} className="sr-only">
        {Object.entries(uploads).map(([item, { state, done }]) => (
          <p key={item}>{state ?? done}</p>
        ))}
      </div>
    </UploadsContext>
  )
}

export function useItemUpload(item: string) {
  const { uploads, add } = use(UploadsContext)
  return { ...(uploads[item] ?? idle), add: ((...chosen) => add(item, ...chosen)) satisfies OnFiles }
}

/** The item's heading takes the focus when its upload button is disabled or moves to another list. */
export function useUploadFocus(item: string) {
  const { uploads, latest } = use(UploadsContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const busy = (uploads[item] ?? idle).state !== null
  const isLatest = latest === item
  useEffect(() => {
    // The page does not scroll, so that the user stays with the items still missing.
    if (isLatest && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isLatest, busy])
  return heading
}
