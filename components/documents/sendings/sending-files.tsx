'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { sendingsText } from '@/content/document-sendings'
import { removeSendingFileAction, setSendingClientsAction } from '@/lib/documents/sendings/actions'
import type { Sending, SendingFile } from '@/lib/documents/sendings/queries'
import { formatFileSize } from '@/lib/format/number'

const text = sendingsText.files
const PickClients = dynamic(
  openedPart(() => import('@/components/documents/sendings/pick-clients')),
  { ssr: false },
)

/** Shows each file with its client and how that client was found; doubtful files come first. */
export function SendingFiles({ sending: { files, counts } }: { sending: Sending }) {
  const [picked, pick] = useState<SendingFile | null>(null)
  return (
    <section aria-labelledby="files-title" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-3 rule-opens">
        <h2 id="files-title" tabIndex={-1}>
          {text.title(counts.files, counts.clients)}
        </h2>
        {counts.doubts > 0 ? <p className="font-[550] text-ochre-ink">{text.doubts(counts.doubts)}</p> : null}
      </div>
      <ul>
        {files.map((file) => (
          <FileRow key={file.id} file={file} onPick={() => pick(file)} />
        ))}
      </ul>
      {files.length < counts.files ? (
        <p className="py-2 text-sm text-ink-2">{text.first(files.length, counts.files)}</p>
      ) : null}
      {picked ? <PickClients key={picked.id} file={picked} onClose={() => pick(null)} /> : null}
    </section>
  )
}

function FileRow({ file, onPick }: { file: SendingFile; onPick: () => void }) {
  const { id, name, size, reason, clients, count, hints } = file
  const { busy, act } = useAct()
  const doubtful = count === 0
  const set = (client: string) =>
    act({
      work: () => setSendingClientsAction({ file: id, clients: [client] }),
      done: { title: text.toasts.chosen },
      failed: text.toasts.failed,
      then: () => document.getElementById('files-title')?.focus(),
    })
  const remove = () =>
    act({
      work: () => removeSendingFileAction({ file: id }),
      done: { title: text.toasts.removed, description: name },
      failed: text.toasts.failed,
      then: () => document.getElementById('files-title')?.focus(),
    })
  return (
    <li
      className={cn(
        'grid gap-x-5 gap-y-1 border-b border-rule py-2 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center',
        doubtful && 'bg-ochre-wash px-3',
      )}
    >
      <p className="min-w-0">
        <bdi className="block font-[550] wrap-anywhere">{name}</bdi>
        <span className="text-sm text-ink-2">{formatFileSize(size)}</span>
      </p>
      <div className="min-w-0">
        {clients.length > 0 ? (
          <p className="wrap-anywhere">
            {clients.map(({ title }) => title).join(', ')}
            {count > clients.length ? ` ${text.more(count - clients.length)}` : null}
          </p>
        ) : null}
        <p className={cn('text-sm', doubtful ? 'font-[550] text-ochre-ink' : 'text-ink-2')}>
          {text.reasons[reason ?? 'unread']}
        </p>
        {doubtful && hints.length > 0 ? (
          <p className="flex flex-wrap gap-2 py-1">
            {hints.map((hint) => (
              <Button key={hint.id} size="sm" className="bg-sheet" busy={busy} onClick={() => set(hint.id)}>
                {hint.title}
              </Button>
            ))}
          </p>
        ) : null}
      </div>
      <p className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={busy}
          onClick={onPick}
          aria-label={`${doubtful ? text.choose : text.change}: ${name}`}
        >
          {doubtful ? text.choose : text.change}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={busy}
          onClick={remove}
          aria-label={`${text.remove}: ${name}`}
        >
          {text.remove}
        </Button>
      </p>
    </li>
  )
}
