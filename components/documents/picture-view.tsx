'use client'
import { useCallback } from 'react'

export type FileViewProps = { name: string; type: string; bytes: ArrayBuffer; onFailure: () => void }

/** A picture, from an address of this page alone: what is in it is only ever decoded as a picture. */
export default function PictureView({ name, type, bytes, onFailure }: FileViewProps) {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(new Blob([bytes], { type }))
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [bytes, type],
  )
  return (
    <picture>
      <img ref={draw} alt={name} onError={onFailure} className="mx-auto max-w-full bg-sheet" />
    </picture>
  )
}
