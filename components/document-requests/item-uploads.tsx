'use client'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import type { OnFiles } from '@/components/invoices/upload/file-drop'
import { fileTransport } from '@/components/invoices/upload/transport'
import { attempted } from '@/components/ui/use-act'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { steadyUpload } from '@/components/uploads/steady-upload'
import { useConsent } from '@/components/uploads/use-consent'
import { uploadCuts } from '@/content/upload-cuts'
import { requestsText } from '@/content/document-requests'
import { lost } from '@/content/upload-refusals'
import { addFilesAction } from '@/lib/document-requests/actions'
import type { Result } from '@/lib/result'
import { allTypes, displayName } from '@/lib/uploads/file'

const text = requestsText.file
/** The route `/api/mensajes/archivos` takes all uploads except invoices, not only the files of messages. */
const transport = fileTransport('/api/mensajes/archivos')

type Failed = { key: string; name: string; message: string; again: (() => void) | null }
type Upload = {
  /** A sentence about the running upload, which screen readers announce; null while no upload is running. */
  state: string | null
  cut: readonly string[]
  done: string | null
  failed: readonly Failed[]
}
type Waiting = { key: string; file: File }
type Uploads = {
  uploads: Readonly<Record<string, Upload>>
  latest: string | null
  add: (item: string, ...chosen: Parameters<OnFiles>) => void
}

const idle: Upload = { state: null, cut: [], done: null, failed: [] }
const UploadsContext = createContext<Uploads>({ uploads: {}, latest: null, add: () => {} })

type ItemUploadsProps = {
  /** Attaches an uploaded document to an item; a repeated call must change nothing. */
  deliver?: (item: string, document: string) => Promise<Result<unknown>>
  children: ReactNode
}

/** This signal never aborts: all chosen files are sent, even if the client leaves the page meanwhile. */
const never = new AbortController().signal

const toRequest = (item: string, document: string) => addFilesAction({ item, documents: [document] })

/** Keeps the uploads of all items, because an item can move to another list while its files are being sent. */
export function ItemUploads({ deliver = toRequest, children }: ItemUploadsProps) {
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
    for (let next = queue.shift(); next; next = queue.shift()) await send(item, next, queue)
    waiting.current.delete(item)
    change(item, () => ({ state: null }))
  }

  async function send(item: string, one: Waiting, rest: readonly Waiting[]) {
    const { key, file } = one
    const name = displayName(file.name)
    const say = (state: string) => change(item, () => ({ state, cut: [] }))
    const again = () => {
      change(item, ({ failed }) => ({ failed: failed.filter((other) => other.again !== again) }))
      void run(item, [one])
    }
    say(text.sending(name, 0))
    const end = await steadyUpload({ key, batch: key, file, earlier: undefined }, transport, {
      onPhase: (step) => {
        if (step.name === 'checking') say(text.checking(name))
        if (step.name === 'sending')
          say(text.sending(name, Math.round((step.loaded / Math.max(file.size, 1)) * 100)))
      },
      onCut: () => {
        const cut = [one, ...rest].map((each) => displayName(each.file.name))
        change(item, () => ({ state: uploadCuts.cut(cut.length), cut }))
      },
      finish: async (document) => {
        say(text.saving(name))
        const answer = await attempted(deliver(item, document))
        if (answer.ok) return { code: null, message: '', final: true }
        return { code: answer.code, message: answer.message, final: true }
      },
      signal: never,
    })
    if (!end) return
    const { phase } = end
    if (phase.name !== 'failed') {
      // If the same file was sent before under another name, the list shows that earlier name.
      const isRenamed = phase.name === 'duplicate' && phase.of !== name
      return change(item, () => ({ done: isRenamed ? text.same(name, phase.of) : text.done(name), cut: [] }))
    }
    const { message, final } = phase
    change(item, ({ failed }) => ({
      cut: [],
      failed: [...failed, { key, name, message, again: final ? null : again }],
    }))
  }

  async function add(item: string, files: readonly File[], folders: readonly string[] = []) {
    setLatest(item)
    // Reading a large photo or table takes seconds, so the item says meanwhile that its files are being read.
    change(item, ({ state }) => ({ state: state ?? text.looking }))
    const { ready, problems } = await prepareFiles(files, consent.ask, allTypes)
    const refused = [...folders.map((name) => ({ name, message: lost.folder(name) })), ...problems]
    change(item, ({ state, failed }) => ({
      state: state === text.looking ? null : state,
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
    // The page must not scroll, so that the user keeps seeing the items that are still missing.
    if (isLatest && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isLatest, busy])
  return heading
}
