'use client'
import { RotateCw, X } from 'lucide-react'
import { useEffect, useId, useRef, type SubmitEvent } from 'react'
import { batchPercent, sendable, type Entry, type Queue } from '@/components/invoices/upload/queue'
import { FilePhase, FileThumbnail } from '@/components/invoices/upload/selected-file'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Progress } from '@/components/ui/progress'
import { invoices } from '@/content/invoices'
import { formatFileSize } from '@/lib/format/number'
import { displayName } from '@/lib/uploads/file'

const text = invoices.upload

type SelectedFilesProps = {
  queue: Queue
  remove: (id: string) => void
  retry: (entry: Entry) => void
  clear: () => void
  submit: () => void
}

export function SelectedFiles({ queue, remove, retry, clear, submit }: SelectedFilesProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const { entries, problems, status: stage } = queue
  const busy = stage !== 'idle'
  const ready = sendable(queue).length
  const size = entries.reduce((sum, { file }) => sum + file.size, 0)

  // On phones the list pushes the button off the screen, so the page scrolls to the button unless a problem is shown.
  const goesOn = ready > 0 && problems.length === 0
  useEffect(() => {
    if (goesOn) send.current?.scrollIntoView({ block: 'nearest' })
  }, [goesOn])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) submit()
  }
  const onRemove = (entry: Entry) => {
    remove(entry.id)
    heading.current?.focus()
  }
  const onClear = () => {
    clear()
    heading.current?.focus()
  }

  return (
    <form onSubmit={onSubmit} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.selected}
      </h2>
      {entries.length > 0 ? (
        <ul>
          {entries.map((entry) => (
            <FileRow
              key={entry.id}
              entry={entry}
              locked={busy && queue.batch.includes(entry.id)}
              onRemove={() => onRemove(entry)}
              onRetry={stage === 'idle' || stage === 'sending' ? () => retry(entry) : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className="py-6 text-ink-2">{text.none}</p>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes">
        <span>{text.count(entries.length)}</span>
        <b>{formatFileSize(size)}</b>
      </p>
      {busy ? <UploadProgress percent={batchPercent(queue)} closing={stage === 'closing'} /> : null}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button
          ref={send}
          type="submit"
          variant="primary"
          className="flex-[1_1_10rem]"
          disabled={ready === 0}
          busy={busy}
        >
          {busy ? text.busy : text.submit(ready)}
        </Button>
        <Button onClick={onClear} disabled={busy || entries.length === 0}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}

/** `closing` means that all files are stored, while the server still copies them to Drive and calls the automation. */
function UploadProgress({ percent, closing }: { percent: number; closing: boolean }) {
  const id = useId()
  return (
    <div className="mt-6">
      <p className="mb-2 flex justify-between gap-4">
        <span id={id}>{invoices.upload.progress}</span>
        <b>{percent}%</b>
      </p>
      <Progress value={percent} aria-labelledby={id} />
      <p role="status" className="mt-2 text-sm text-ink-2">
        {closing ? invoices.upload.closing : null}
      </p>
    </div>
  )
}

type FileRowProps = {
  entry: Entry
  locked: boolean
  onRemove: () => void
  onRetry: (() => void) | undefined
}

function FileRow({ entry, locked, onRemove, onRetry }: FileRowProps) {
  const nameId = useId()
  const { phase, file, zip, note } = entry
  const failed = phase.name === 'failed'
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-rule py-2.5 first:border-t-0">
      <FileThumbnail file={file} />
      <div className={cn('min-w-0', failed && 'text-red')}>
        <b id={nameId} className="block leading-snug font-[550] wrap-anywhere">
          <bdi>{displayName(file.name)}</bdi>
        </b>
        {zip ? (
          <p className="text-sm wrap-anywhere text-ink-2">{invoices.upload.fromZip(displayName(zip))}</p>
        ) : null}
        {note ? <p className="text-sm wrap-anywhere text-ink-2">{note}</p> : null}
        <FilePhase entry={entry} labelledBy={nameId} />
      </div>
      {phase.name === 'done' ? (
        <Badge tone="ok">{invoices.row.done}</Badge>
      ) : (
        <button
          type="button"
          disabled={locked && !failed}
          onClick={onRemove}
          aria-label={`${invoices.upload.remove} ${displayName(file.name)}`}
          className="-mr-3 grid size-tap place-items-center rounded-sheet enabled:hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-55"
        >
          <X className="size-5" strokeWidth={1.75} aria-hidden />
        </button>
      )}
      {failed && !phase.final && onRetry ? (
        <div className="col-span-2 col-start-2">
          <Button size="sm" onClick={onRetry} aria-describedby={nameId}>
            <RotateCw strokeWidth={1.75} aria-hidden />
            {invoices.upload.retry}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
