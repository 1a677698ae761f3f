'use client'
import { useId, useRef, type SubmitEvent } from 'react'
import { FileRow } from '@/components/invoices/file-row'
import { batchPercent } from '@/components/invoices/upload/progress'
import { sendable, type Entry, type Queue } from '@/components/invoices/upload/queue'
import { UploadProgress } from '@/components/invoices/upload-progress'
import { Button } from '@/components/ui/button'
import { invoices } from '@/content/invoices'
import { formatFileSize } from '@/lib/format/file-size'

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
  const { entries, stage } = queue
  const busy = stage !== 'idle'
  const ready = sendable(queue).length
  const size = entries.reduce((sum, { file }) => sum + file.size, 0)

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) submit()
  }
  const onRemove = (entry: Entry) => {
    remove(entry.id)
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
          type="submit"
          variant="primary"
          className="flex-[1_1_10rem]"
          disabled={ready === 0}
          busy={busy}
        >
          {busy ? text.busy : text.submit(ready)}
        </Button>
        <Button onClick={clear} type="button" disabled={busy || entries.length === 0}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
