'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Draw } from '@/components/scans/picture-work'
import { cn } from '@/components/ui/cn'
import type { PageSettings, ScanPage } from '@/lib/scans/page'

type PagePictureProps = {
  page: ScanPage
  draw: Draw
  /** The longer side of the picture in pixels. */
  longest: number
  alt: string
  waiting: string
  className?: string
}

/** Shows a small version of the finished page and draws it again after each change. */
export function PagePicture({ page, draw, longest, alt, waiting, className }: PagePictureProps) {
  const [address, setAddress] = useState<string | null>(null)
  const { photo, corners, light, turns, found } = page
  const drawNow = useEffectEvent((settings: PageSettings) => draw({ photo, settings, longest, quality: 0.8 }))
  useEffect(() => {
    if (found === null) return
    let isOver = false
    let url: string | null = null
    // Waits a moment, so that several presses in a row draw the page only once.
    const timer = setTimeout(async () => {
      const picture = await drawNow({ corners, light, turns })
      if (!picture || isOver) return
      url = URL.createObjectURL(new Blob([picture.jpeg], { type: 'image/jpeg' }))
      setAddress(url)
    }, 150)
    return () => {
      isOver = true
      clearTimeout(timer)
      if (url) URL.revokeObjectURL(url)
    }
  }, [photo, corners, light, turns, found, longest])
  if (!address)
    return (
      <span className={cn('grid place-content-center p-3 text-center text-sm text-ink-2', className)}>
        {waiting}
      </span>
    )
  return (
    <picture className={cn('grid place-items-center', className)}>
      <img src={address} alt={alt} className="max-h-full max-w-full border border-rule object-contain" />
    </picture>
  )
}
