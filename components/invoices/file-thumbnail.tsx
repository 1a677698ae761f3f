'use client'
import { FileText } from 'lucide-react'
import { useCallback } from 'react'
import { splitExtension } from '@/lib/uploads/file-name'

const frame =
  'grid h-14 w-11 flex-none place-content-center place-items-center self-start overflow-hidden rounded-sheet border border-rule bg-sheet text-green'

/** A small picture of an image, or a sheet with the kind of file. */
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
