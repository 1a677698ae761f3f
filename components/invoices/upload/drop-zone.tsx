'use client'
import { PaperPile, useFileDrop, type OnFiles } from '@/components/invoices/upload/file-drop'
import { cn } from '@/components/ui/cn'
import { FileInput } from '@/components/ui/file-input'
import { invoices } from '@/content/invoices'
import { pickerTypes } from '@/lib/uploads/file'

const text = invoices.upload
export const uploadFieldId = 'upload-files'

/** The drop zone is a label around a native file input, which works with keyboards and screen readers. */
export function DropZone({ onFiles }: { onFiles: OnFiles }) {
  const { over, handlers } = useFileDrop(onFiles)

  return (
    <label
      {...handlers}
      className={cn(
        'grid min-h-60 flex-1 cursor-pointer grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-1 rounded-sheet border-[1.5px] border-dashed border-rule-field bg-sheet p-6 text-center transition-colors sm:min-h-76',
        'focus-within:border-solid focus-within:border-green focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ochre-ink hover:border-solid hover:border-green',
        over && 'border-2 border-solid border-green bg-green-wash',
      )}
    >
      <FileInput
        id={uploadFieldId}
        multiple
        accept={`.zip,${pickerTypes}`}
        onFiles={onFiles}
        className="sr-only outline-none"
        aria-describedby="upload-formats upload-zip"
      />
      <PaperPile className={cn('mb-3.5 w-42 max-w-full transition-transform', over && '-translate-y-1')} />
      <b className="font-serif text-[1.5rem]/tight font-[550] tracking-[-0.012em]">
        {over ? text.dropNow : text.drop}
      </b>
      <span className={cn('font-[550] text-green underline', over && 'invisible')}>{text.browse}</span>
    </label>
  )
}
