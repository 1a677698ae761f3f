'use client'
import { useEffect, useState } from 'react'
import { fetchPage } from '@/components/messages/fetch-page'
import type { MessageFile } from '@/lib/messages/message'

/** Milliseconds without a key before the list is asked for. */
const pause = 250

type Answer = { asked: string; files: readonly MessageFile[] | null }

/** The documents of a client whose names hold the words; `files` is null while they come, and after a failure. */
export function useClientFiles(client: string, words: string) {
  const [tries, setTries] = useState(0)
  const asked = `${tries}:${words}`
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const own = new AbortController()
    const timer = setTimeout(
      async () => {
        const search = new URLSearchParams({ cliente: client, buscar: words })
        const path = `/api/equipo/mensajes/documentos?${search}`
        const result = await fetchPage<MessageFile[]>(path, own.signal).catch(() => null)
        if (!own.signal.aborted) setAnswer({ asked, files: result?.ok ? result.data : null })
      },
      words ? pause : 0,
    )
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [client, words, asked])
  const loading = answer?.asked !== asked
  return {
    loading,
    files: answer?.files ?? null,
    failed: !loading && !answer?.files,
    retry: () => setTries((n) => n + 1),
  }
}
