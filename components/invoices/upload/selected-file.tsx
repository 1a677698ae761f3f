'use client'
import { FileText } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import type { Entry } from '@/components/invoices/upload/queue'
import { Progress } from '@/components/ui/progress'
import { reading } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import { formatFileSize } from '@/lib/format/number'
import { splitExtension } from '@/lib/uploads/file'
import type { UploadReview } from '@/lib/uploads/schema'

const text = invoices.row
const frame =
  'grid h-14 w-11 flex-none place-content-center place-items-center self-start overflow-hidden rounded-sheet border border-rule bg-sheet text-green'
const { proposals } = reading.findings

export function FileThumbnail({ file }: { file: File }) {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )

  if (file.type.startsWith('image/')) {
    return (
      <picture className={frame}>
        <img ref={draw} alt="" className="h-14 w-11 object-cover" />
      </picture>
    )
  }
  return (
    <span aria-hidden className={frame}>
      <FileText className="size-5" strokeWidth={1.75} />
      <span className="mt-0.5 text-xs/none font-semibold text-ink uppercase">
        {splitExtension(file.name).extension}
      </span>
    </span>
  )
}

export function FilePhase({ entry: { file, phase }, labelledBy }: { entry: Entry; labelledBy: string }) {
  const size = formatFileSize(file.size)
  switch (phase.name) {
    case 'ready':
      return <Line>{size}</Line>
    case 'waiting':
      return (
        <Line>
          {size}, {text.waiting}
        </Line>
      )
    case 'sending':
      return (
        <>
          <Line>{text.sending(formatFileSize(phase.loaded), size)}</Line>
          <Progress
            className="mt-1.5 h-2.5"
            value={Math.floor((phase.loaded / file.size) * 100)}
            aria-labelledby={labelledBy}
          />
        </>
      )
    case 'checking':
      return (
        <Line>
          {size}, {text.checking}
        </Line>
      )
    case 'done':
      return (
        <>
          <Line>{size}</Line>
          {phase.reading ? <Line>{text.reading}</Line> : null}
          {phase.review ? <ReviewLine review={phase.review} /> : null}
        </>
      )
    case 'duplicate':
      return (
        <Line>
          <b>{text.duplicate}.</b> {text.duplicateOf(phase.of, phase.number)}
        </Line>
      )
    case 'failed':
      return (
        <p role="alert" className="text-sm wrap-anywhere">
          {phase.message}
        </p>
      )
  }
}

function Line({ children }: { children: ReactNode }) {
  return <p className="text-sm wrap-anywhere text-ink-2">{children}</p>
}

export function ReviewLine({ review: { proposal, message } }: { review: UploadReview }) {
  return (
    <p className="text-sm wrap-anywhere">
      <b className="font-[550]">{proposals[proposal]}.</b>{' '}
      {message ?? (proposal === 'sound' ? invoices.upload.received.sound : null)}
    </p>
  )
}
