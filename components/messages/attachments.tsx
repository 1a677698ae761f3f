'use client'
import { CircleAlert, FileText, LoaderCircle, RotateCw, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { fileTransport } from '@/components/invoices/upload/transport'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { steadyUpload } from '@/components/uploads/steady-upload'
import { useAttempts } from '@/components/uploads/use-attempts'
import { useConsent } from '@/components/uploads/use-consent'
import { messages as text } from '@/content/messages'
import { formatFileSize } from '@/lib/format/number'
import type { MessageFile } from '@/lib/messages/message'
import { displayName, allPickerTypes, allTypes } from '@/lib/uploads/file'

const transport = fileTransport('/api/mensajes/archivos')

type Attachment = { key: string; name: string; type: string; size: number } & (
  | { state: 'looking' | 'checking' | 'cut' }
  | { state: 'sending'; percent: number }
  | { state: 'ready'; id: string }
  | { state: 'failed'; message: string }
)

/** `onRefused` gets a text about the chosen files that cannot be attached; these files are not listed. */
export function useAttachments(onReady: (files: MessageFile[]) => void, onRefused: (said: string) => void) {
  const list = useRef<readonly Attachment[]>([])
  const files = useRef(new Map<string, File>())
  const [shown, setShown] = useState<readonly Attachment[]>([])
  const consent = useConsent()
  const attempts = useAttempts()

  function change(next: (known: readonly Attachment[]) => readonly Attachment[]) {
    const before = readyFiles(list.current)
    list.current = next(list.current)
    setShown(list.current)
    const ready = readyFiles(list.current)
    if (ready.map(({ id }) => id).join() !== before.map(({ id }) => id).join()) onReady(ready)
  }
  const set = (attachment: Attachment) =>
    change((known) => known.map((other) => (other.key === attachment.key ? attachment : other)))

  async function send(key: string, file: File) {
    const face = { key, name: displayName(file.name), type: file.type, size: file.size }
    const end = await steadyUpload({ key, batch: key, file, earlier: undefined }, transport, {
      onPhase: (phase) => {
        if (phase.name === 'checking') set({ ...face, state: 'checking' })
        if (phase.name === 'sending')
          set({ ...face, state: 'sending', percent: Math.round((phase.loaded / file.size) * 100) })
      },
      onCut: () => set({ ...face, state: 'cut' }),
      signal: attempts.begin(key),
    })
    if (!end) return
    if (end.documentId) set({ ...face, state: 'ready', id: end.documentId })
    else if (end.phase.name === 'failed') {
      const { message, final } = end.phase
      if (!final) return set({ ...face, state: 'failed', message })
      change((known) => known.filter((row) => row.key !== key))
      onRefused(text.problems.refused([message]))
    }
  }

  function begin(file: File) {
    const key = crypto.randomUUID()
    const face = { key, name: displayName(file.name), type: file.type, size: file.size }
    files.current.set(key, file)
    change((known) => [...known, { ...face, state: 'sending', percent: 0 }])
    void send(key, file)
  }

  return {
    dialog: consent.dialog,
    attachments: shown,
    ready: () => readyFiles(list.current),
    add(chosen: readonly File[]): string | null {
      if (list.current.length + chosen.length > text.limits.files) return text.problems.tooMany(chosen.length)
      const rows = chosen.map(({ name, type, size }): Attachment => ({
        key: crypto.randomUUID(),
        name: displayName(name),
        type,
        size,
        state: 'looking',
      }))
      change((known) => [...known, ...rows])
      void prepareFiles(chosen, consent.ask, allTypes).then(({ ready, problems }) => {
        change((known) => known.filter((row) => !rows.some(({ key }) => key === row.key)))
        if (problems.length > 0) onRefused(text.problems.refused(problems.map(({ message }) => message)))
        for (const { file } of ready) begin(file)
      })
      return null
    },
    pick({ id, name, type, size }: MessageFile): string | null {
      if (list.current.some(({ key }) => key === id)) return null
      if (list.current.length >= text.limits.files) return text.problems.files
      change((known) => [...known, { key: id, name, type, size, state: 'ready', id }])
      return null
    },
    retry(key: string) {
      const file = files.current.get(key)
      if (file) void send(key, file)
    },
    remove(key: string) {
      attempts.end(key)
      change((known) => known.filter((other) => other.key !== key))
    },
    replace: (ready: readonly MessageFile[]) =>
      change(() => ready.map((file) => ({ ...file, key: file.id, state: 'ready' }))),
    /** Returns why the message cannot be sent yet; null when it can be sent. */
    problem(): string | null {
      if (list.current.some(({ state }) => state === 'failed')) return text.problems.failedFile
      return list.current.every(({ state }) => state === 'ready') ? null : text.problems.uploading
    },
  }
}

type AttachmentListProps = {
  attachments: readonly Attachment[]
  onRetry: (key: string) => void
  onRemove: (key: string) => void
}

export function AttachmentList({ attachments, onRetry, onRemove }: AttachmentListProps) {
  if (attachments.length === 0) return null
  return (
    <ul aria-label={text.write.files} className="border-t border-ink">
      {attachments.map((file) => (
        <li
          key={file.key}
          className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-rule py-1.5"
        >
          <Sign file={file} />
          <p className="grid min-w-0 leading-snug">
            <span className="text-sm font-[550] wrap-anywhere">{file.name}</span>
            <span
              role="status"
              className={file.state === 'failed' ? 'text-sm text-red' : 'text-xs text-ink-2'}
            >
              {describe(file)}
            </span>
          </p>
          <span className="flex">
            {file.state === 'failed' ? (
              <Button size="sm" variant="quiet" onClick={() => onRetry(file.key)}>
                <RotateCw strokeWidth={1.75} aria-hidden />
                {text.write.retryFile}
              </Button>
            ) : null}
            <button
              type="button"
              onClick={() => onRemove(file.key)}
              aria-label={text.write.remove(file.name)}
              className="grid size-tap place-items-center rounded-control hover:bg-sunk"
            >
              <X className="size-5" strokeWidth={1.75} aria-hidden />
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Sign({ file }: { file: Attachment }) {
  if (file.state === 'failed')
    return <CircleAlert className="size-5 text-red" strokeWidth={1.75} aria-hidden />
  if (file.state === 'ready') return <FileText className="size-5 text-green" strokeWidth={1.75} aria-hidden />
  return <LoaderCircle className="size-5 animate-spin text-green" strokeWidth={1.75} aria-hidden />
}

function describe(file: Attachment): string {
  if (file.state === 'failed') return file.message
  if (file.state === 'sending') return text.write.uploading(file.percent)
  if (file.state === 'looking') return text.write.looking
  if (file.state === 'cut') return text.write.cut
  if (file.state === 'checking') return text.write.checking
  return `${text.write.ready}, ${formatFileSize(file.size)}`
}

const readyFiles = (list: readonly Attachment[]): MessageFile[] =>
  list.flatMap((one) =>
    one.state === 'ready' ? [{ id: one.id, name: one.name, type: one.type, size: one.size }] : [],
  )

export function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput
        ref={input}
        multiple
        hidden
        accept={allPickerTypes}
        aria-label={text.write.attachLabel}
        onFiles={onChoose}
      />
      <Button size="sm" title={text.write.attachLabel} onClick={() => input.current?.click()}>
        <Upload strokeWidth={1.75} aria-hidden />
        {text.write.attach}
      </Button>
    </>
  )
}
