'use client'
import { useEffect, useState } from 'react'
import type { ReplyHref } from '@/content/assistant/reply'

type Found = { name: string; folder: ReplyHref | null }

const isAddress = (value: unknown): value is `https://${string}` =>
  typeof value === 'string' && /^https?:\/\//.test(value)

async function ask(signal: AbortSignal): Promise<ReplyHref | null> {
  const response = await fetch('/api/carpeta', { signal })
  if (!response.ok) return null
  const { url } = (await response.json()) as { url: unknown }
  return isAddress(url) ? url : null
}

/**
 * The address of the Drive folder of whoever is signed in; null when there is none, undefined while that is not known.
 * When it cannot be asked for, the page does without it.
 */
export function useDriveFolder(name: string | null): ReplyHref | null | undefined {
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (!name) return
    const leaving = new AbortController()
    ask(leaving.signal)
      .catch(() => null)
      .then((folder) => {
        if (!leaving.signal.aborted) setFound({ name, folder })
      })
    return () => leaving.abort()
  }, [name])

  return found && found.name === name ? found.folder : undefined
}
