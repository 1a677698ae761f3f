'use client'
import { FileSearch } from 'lucide-react'
import { useRef } from 'react'
import { useFileDrop } from '@/components/invoices/upload/file-drop'
import { cn } from '@/components/ui/cn'
import { FileInput } from '@/components/ui/file-input'
import { receiptsText as text } from '@/content/obligation-receipts'

type ReceiptDropProps = {
  /** Progress of reading the files as a sentence, which screen readers announce. */
  status: string
  onFiles: (files: readonly File[]) => void
}

export function ReceiptDrop({ status, onFiles }: ReceiptDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const { over, handlers } = useFileDrop(onFiles)
  return (
    <div
      {...handlers}
      className={cn(
        'rounded-sheet border border-dashed border-rule-field px-4 py-3',
        over && 'border-green bg-green-wash',
      )}
    >
      <FileInput
        ref={input}
        accept="application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png"
        multiple
        className="hidden"
        onFiles={onFiles}
      />
      <p className="flex flex-wrap items-center gap-x-1.5">
        <FileSearch className="size-5" strokeWidth={1.75} aria-hidden /> {text.drop}
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="min-h-tap font-[550] text-green underline underline-offset-4"
        >
          {text.choose}
        </button>
      </p>
      <p className="text-sm text-ink-2">{text.hint}</p>
      <p role="status" className={cn('text-sm font-[550]', status && 'pt-2')}>
        {status}
      </p>
    </div>
  )
}
