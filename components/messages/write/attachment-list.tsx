'use client'
import { CircleAlert, FileText, LoaderCircle, RotateCw, X } from 'lucide-react'
import type { Attachment } from '@/components/messages/write/use-attachments'
import { Button } from '@/components/ui/button'
import { messages as text } from '@/content/messages'
import { formatFileSize } from '@/lib/format/number'

type AttachmentListProps = {
  attachments: readonly Attachment[]
  onRetry: (key: string) => void
  onRemove: (key: string) => void
}

/** The files that will go with the message, and where each of them stands. */
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
            {file.state === 'failed' && !file.final ? (
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
  if (file.state === 'checking') return text.write.checking
  return `${text.write.ready}, ${formatFileSize(file.size)}`
}
