'use client'
import { useCallback } from 'react'

export type FileViewProps = { name: string; type: string; bytes: ArrayBuffer; onFailure: () => void }

/** The bytes are only ever decoded as an image, from a blob URL of this page. */
export default function PictureView({ name, type, bytes, onFailure }: FileViewProps) {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const href = URL.createObjectURL(new Blob([bytes], { type }))
      image.src = href
      return () => URL.revokeObjectURL(href)
    },
    [bytes, type],
  )
  return (
    <picture>
      <img ref={draw} alt={name} onError={onFailure} className="mx-auto max-w-full bg-sheet" />
    </picture>
  )
}
